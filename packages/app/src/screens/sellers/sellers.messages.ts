import { defineMessage, defineMessages } from 'react-intl';

export const sellersMessages = {
  ...defineMessages({
    types: {
      id: 'sellers.types',
      defaultMessage: 'User list type',
      description: 'Name of the links between the two lists',
    },
    subscribed: {
      id: 'sellers.subscribed',
      defaultMessage: 'Subscribed users',
      description: 'Link: the sellers with an active agreement; also the name of their list and of its CSV file',
    },
    internal: {
      id: 'sellers.internal',
      defaultMessage: 'Internal users',
      description: 'Link: the people of the house; also the name of their list and of its CSV file',
    },
    search: {
      id: 'sellers.search',
      defaultMessage: 'Search name, company or city',
      description: 'Label of the search field',
    },
    failed: {
      id: 'sellers.failed',
      defaultMessage: 'We couldn’t load this list.',
      description: 'Title of the banner when the list failed',
    },
    subscribedEmpty: {
      id: 'sellers.subscribedEmpty',
      defaultMessage: 'No sellers with an active agreement',
      description: 'Title of an empty list of subscribed users',
    },
    subscribedEmptyHelp: {
      id: 'sellers.subscribedEmptyHelp',
      defaultMessage: 'Sellers appear here while their storage agreement is active.',
      description: 'Below the title of an empty list of subscribed users',
    },
    internalEmpty: {
      id: 'sellers.internalEmpty',
      defaultMessage: 'No internal users yet',
      description: 'Title of an empty list of internal users',
    },
    internalEmptyHelp: {
      id: 'sellers.internalEmptyHelp',
      defaultMessage: 'Smart Art staff appear here.',
      description: 'Below the title of an empty list of internal users',
    },
    picture: { id: 'sellers.picture', defaultMessage: 'Picture', description: 'Column: the face of a person' },
    name: { id: 'sellers.name', defaultMessage: 'Name', description: 'Column: first and last name' },
    kind: {
      id: 'sellers.kind',
      defaultMessage: 'Role',
      description: 'Column and filter: what somebody is, such as artist',
    },
    city: { id: 'sellers.city', defaultMessage: 'City', description: 'Column of the CSV file' },
    country: { id: 'sellers.country', defaultMessage: 'Country', description: 'Column of the CSV file' },
    since: {
      id: 'sellers.since',
      defaultMessage: 'Member since',
      description: 'Column and filter: the day of joining',
    },
    contact: {
      id: 'sellers.contact',
      defaultMessage: 'Contact',
      description: 'Filter: whether email and telephone are shown',
    },
    contactShown: {
      id: 'sellers.contactShown',
      defaultMessage: 'Shown',
      description: 'Filter: email and telephone are shown',
    },
    contactHidden: {
      id: 'sellers.contactHidden',
      defaultMessage: 'Not shown',
      description: 'Filter: email and telephone are not shown',
    },
  }),
  summary: defineMessage<{ count: number }>({
    id: 'sellers.summary',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description: 'Below the title: how many people are in the list; also read after a tab',
  }),
  summaryOf: defineMessage<{ found: number; count: number }>({
    id: 'sellers.summaryOf',
    defaultMessage: '{found, number} of {count, plural, one {# person} other {# people}}',
    description: 'Below the title: how many were found, of how many there are in the list',
  }),
  found: defineMessage<{ count: number }>({
    id: 'sellers.found',
    defaultMessage: '{count, plural, =0 {Nothing found} one {# person found} other {# people found}}',
    description: 'Read to screen readers after a search',
  }),
  exported: defineMessage<{ count: number }>({
    id: 'sellers.exported',
    defaultMessage: '{count, plural, one {# person exported} other {# people exported}}',
    description: 'The file has been given to the browser',
  }),
};

export const sortMessages = defineMessages({
  name: { id: 'sellers.sort.name', defaultMessage: 'Name, A to Z', description: 'Order of people' },
  '-name': { id: 'sellers.sort.nameBack', defaultMessage: 'Name, Z to A', description: 'Order of people' },
  '-member_since': { id: 'sellers.sort.newest', defaultMessage: 'Newest first', description: 'Order of people' },
  member_since: { id: 'sellers.sort.oldest', defaultMessage: 'Oldest members first', description: 'Order of people' },
});
