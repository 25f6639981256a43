import { defineMessage, defineMessages } from 'react-intl';

/** A person's role on the platform (001 section 6). */
export const actorMessages = defineMessages({
  super_admin: { id: 'person.actor.superAdmin', defaultMessage: 'Super admin', description: 'User type' },
  internal_user: {
    id: 'person.actor.internalUser',
    defaultMessage: 'Smart Art staff',
    description: 'User type: employee of the operator',
  },
  artist: { id: 'person.actor.artist', defaultMessage: 'Artist', description: 'User type' },
  photographer: { id: 'person.actor.photographer', defaultMessage: 'Photographer', description: 'User type' },
  designer: { id: 'person.actor.designer', defaultMessage: 'Designer', description: 'User type' },
  architect: { id: 'person.actor.architect', defaultMessage: 'Architect', description: 'User type' },
  frame_vendor: { id: 'person.actor.frameVendor', defaultMessage: 'Frame vendor', description: 'User type' },
  exhibition_organiser: {
    id: 'person.actor.exhibitionOrganiser',
    defaultMessage: 'Exhibition organiser',
    description: 'User type',
  },
  company_buyer: { id: 'person.actor.companyBuyer', defaultMessage: 'Company buyer', description: 'User type' },
  personal_buyer: { id: 'person.actor.personalBuyer', defaultMessage: 'Personal buyer', description: 'User type' },
});

export const personMessages = {
  ...defineMessages({
    company: { id: 'person.company', defaultMessage: 'Company', description: 'Profile label' },
    industry: { id: 'person.industry', defaultMessage: 'Industry', description: 'Profile label' },
    place: { id: 'person.place', defaultMessage: 'Location', description: 'Profile label: city and country' },
    email: { id: 'person.email', defaultMessage: 'Email', description: 'Profile label' },
    telephone: { id: 'person.telephone', defaultMessage: 'Telephone', description: 'Profile label' },
    contact: { id: 'person.contact', defaultMessage: 'Contact', description: 'Profile label' },
    contactHidden: {
      id: 'person.contactHidden',
      defaultMessage: 'Not shown',
      description: 'Value if email and telephone are hidden',
    },
    statement: { id: 'person.statement', defaultMessage: 'Statement', description: 'Heading of an artist’s text' },
    works: { id: 'person.works', defaultMessage: 'Works', description: 'Heading and screen reader label' },
    noWorks: {
      id: 'person.noWorks',
      defaultMessage: 'No works on offer right now.',
      description: 'Empty list of a seller’s works',
    },
    exhibitions: { id: 'person.exhibitions', defaultMessage: 'Exhibitions', description: 'List heading' },
    noExhibitions: {
      id: 'person.noExhibitions',
      defaultMessage: 'No exhibitions yet.',
      description: 'Empty list of exhibitions',
    },
    organiser: {
      id: 'person.organiser',
      defaultMessage: 'Organiser',
      description: 'Seller’s role in an exhibition',
    },
    exhibitor: {
      id: 'person.exhibitor',
      defaultMessage: 'Exhibitor',
      description: 'Seller’s role in an exhibition',
    },
    addStatement: {
      id: 'person.addStatement',
      defaultMessage: 'Add a statement',
      description: 'Link on own public profile to the form',
    },
    noStatement: {
      id: 'person.noStatement',
      defaultMessage: 'Tell others what you make and why.',
      description: 'Hint on own public profile if there is no statement',
    },
    missingTitle: {
      id: 'person.missingTitle',
      defaultMessage: 'Profile not found',
      description: 'Title: profile not found',
    },
    missingHelp: {
      id: 'person.missingHelp',
      defaultMessage: 'It doesn’t exist, or sellers can’t see it.',
      description: 'Text: profile not found',
    },
    failed: { id: 'person.failed', defaultMessage: 'We couldn’t load this profile.', description: 'Error message' },
    own: {
      id: 'person.own',
      defaultMessage: 'This is how others see you.',
      description: 'Above own public profile',
    },
    toOwn: { id: 'person.toOwn', defaultMessage: 'Go to your profile', description: 'Link to own full profile' },
    toList: {
      id: 'person.toList',
      defaultMessage: 'Back to sellers list',
      description: 'Link on the not-found page to the sellers list',
    },
    toDashboard: {
      id: 'person.toDashboard',
      defaultMessage: 'Go to dashboard',
      description: 'Link on the not-found page',
    },
    loading: {
      id: 'person.loading',
      defaultMessage: 'Loading profile…',
      description: 'Title while a profile loads',
    },
  }),
  moreWorks: defineMessage<{ count: number; shown: number }>({
    id: 'person.moreWorks',
    defaultMessage: 'The newest {shown, number} of {count, number} works on offer.',
    description: 'Below a shortened list of works',
  }),
  since: defineMessage<{ date: string }>({
    id: 'person.since',
    defaultMessage: 'Member since {date}',
    description: 'Date joined: month and year',
  }),
  cityCountry: defineMessage<{ city: string; country: string }>({
    id: 'person.cityCountry',
    defaultMessage: '{city}, {country}',
    description: 'City and country, in the language’s order',
  }),
};
