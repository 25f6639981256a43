import { defineMessage, defineMessages } from 'react-intl';

/** A person's role on the platform (001 section 6). */
export const actorMessages = defineMessages({
  super_admin: { id: 'person.actor.superAdmin', defaultMessage: 'Super admin', description: 'Actor type' },
  internal_user: {
    id: 'person.actor.internalUser',
    defaultMessage: 'Smart Art staff',
    description: 'Actor type: works for the marketplace itself',
  },
  artist: { id: 'person.actor.artist', defaultMessage: 'Artist', description: 'Actor type' },
  photographer: { id: 'person.actor.photographer', defaultMessage: 'Photographer', description: 'Actor type' },
  designer: { id: 'person.actor.designer', defaultMessage: 'Designer', description: 'Actor type' },
  architect: { id: 'person.actor.architect', defaultMessage: 'Architect', description: 'Actor type' },
  frame_vendor: { id: 'person.actor.frameVendor', defaultMessage: 'Frame vendor', description: 'Actor type' },
  exhibition_organiser: {
    id: 'person.actor.exhibitionOrganiser',
    defaultMessage: 'Exhibition organiser',
    description: 'Actor type',
  },
  company_buyer: { id: 'person.actor.companyBuyer', defaultMessage: 'Company buyer', description: 'Actor type' },
  personal_buyer: { id: 'person.actor.personalBuyer', defaultMessage: 'Personal buyer', description: 'Actor type' },
});

export const personMessages = {
  ...defineMessages({
    company: { id: 'person.company', defaultMessage: 'Company', description: 'Fact of a person' },
    industry: { id: 'person.industry', defaultMessage: 'Industry', description: 'Fact of a person' },
    place: { id: 'person.place', defaultMessage: 'Location', description: 'Fact of a person: city and country' },
    email: { id: 'person.email', defaultMessage: 'Email', description: 'Fact of a person' },
    telephone: { id: 'person.telephone', defaultMessage: 'Telephone', description: 'Fact of a person' },
    contact: { id: 'person.contact', defaultMessage: 'Contact', description: 'Fact of a person' },
    contactHidden: {
      id: 'person.contactHidden',
      defaultMessage: 'Not shown',
      description: 'The person does not show email and telephone',
    },
    statement: { id: 'person.statement', defaultMessage: 'Statement', description: 'Heading: what an artist says' },
    works: { id: 'person.works', defaultMessage: 'Works', description: 'Heading and name of a list of pictures' },
    noWorks: {
      id: 'person.noWorks',
      defaultMessage: 'No works on offer right now.',
      description: 'In place of the works of a seller',
    },
    exhibitions: { id: 'person.exhibitions', defaultMessage: 'Exhibitions', description: 'Heading of a list' },
    noExhibitions: {
      id: 'person.noExhibitions',
      defaultMessage: 'No exhibitions yet.',
      description: 'In place of the exhibitions of a seller',
    },
    organiser: {
      id: 'person.organiser',
      defaultMessage: 'Organiser',
      description: 'What a seller is in an exhibition',
    },
    exhibitor: {
      id: 'person.exhibitor',
      defaultMessage: 'Exhibitor',
      description: 'What a seller is in an exhibition',
    },
    addStatement: {
      id: 'person.addStatement',
      defaultMessage: 'Add a statement',
      description: 'Link on one’s own public profile, to the form',
    },
    noStatement: {
      id: 'person.noStatement',
      defaultMessage: 'Tell others what you make and why.',
      description: 'On one’s own public profile, where there is no statement yet',
    },
    missingTitle: {
      id: 'person.missingTitle',
      defaultMessage: 'Profile not found',
      description: 'No person has this address',
    },
    missingHelp: {
      id: 'person.missingHelp',
      defaultMessage: 'It doesn’t exist, or sellers can’t see it.',
      description: 'No person has this address',
    },
    failed: { id: 'person.failed', defaultMessage: 'We couldn’t load this profile.', description: 'Loading failed' },
    own: {
      id: 'person.own',
      defaultMessage: 'This is how others see you.',
      description: 'Above one’s own public profile',
    },
    toOwn: { id: 'person.toOwn', defaultMessage: 'Go to your profile', description: 'Link to one’s own whole profile' },
    toList: {
      id: 'person.toList',
      defaultMessage: 'Back to sellers list',
      description: 'Link where nobody was found, to the list of people',
    },
    toDashboard: {
      id: 'person.toDashboard',
      defaultMessage: 'Go to dashboard',
      description: 'Link where nobody was found',
    },
    loading: {
      id: 'person.loading',
      defaultMessage: 'Loading profile…',
      description: 'Title while a profile is loading',
    },
  }),
  moreWorks: defineMessage<{ count: number; shown: number }>({
    id: 'person.moreWorks',
    defaultMessage: 'The newest {shown, number} of {count, number} works on offer.',
    description: 'Below the works of a seller who has more',
  }),
  since: defineMessage<{ date: string }>({
    id: 'person.since',
    defaultMessage: 'Member since {date}',
    description: 'Month and year in which somebody joined',
  }),
  cityCountry: defineMessage<{ city: string; country: string }>({
    id: 'person.cityCountry',
    defaultMessage: '{city}, {country}',
    description: 'City and country, in the order of the language',
  }),
};
