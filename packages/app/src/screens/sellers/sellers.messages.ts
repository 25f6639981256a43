import { defineMessage, defineMessages } from 'react-intl';

export const sellersMessages = {
  ...defineMessages({
    types: {
      id: 'sellers.types',
      defaultMessage: 'User list type',
      description: 'Screen reader label of the two tabs',
    },
    subscribed: {
      id: 'sellers.subscribed',
      defaultMessage: 'Subscribed users',
      description: 'Tab, list name and CSV file name: sellers with an active agreement',
    },
    internal: {
      id: 'sellers.internal',
      defaultMessage: 'Internal users',
      description: 'Tab, list name and CSV file name: staff of the operator',
    },
    search: {
      id: 'sellers.search',
      defaultMessage: 'Search name, company or city',
      description: 'Label of the search field',
    },
    failed: {
      id: 'sellers.failed',
      defaultMessage: 'We couldn’t load this list.',
      description: 'Banner heading: list failed to load',
    },
    subscribedEmpty: {
      id: 'sellers.subscribedEmpty',
      defaultMessage: 'No sellers with an active agreement',
      description: 'Heading of the empty list of subscribed users',
    },
    subscribedEmptyHelp: {
      id: 'sellers.subscribedEmptyHelp',
      defaultMessage: 'Sellers appear here while their storage agreement is active.',
      description: 'Text of the empty list of subscribed users',
    },
    internalEmpty: {
      id: 'sellers.internalEmpty',
      defaultMessage: 'No internal users yet',
      description: 'Heading of the empty list of internal users',
    },
    internalEmptyHelp: {
      id: 'sellers.internalEmptyHelp',
      defaultMessage: 'Smart Art staff appear here.',
      description: 'Text of the empty list of internal users',
    },
    picture: { id: 'sellers.picture', defaultMessage: 'Picture', description: 'Column heading: profile picture' },
    name: { id: 'sellers.name', defaultMessage: 'Name', description: 'Column heading: full name' },
    kind: {
      id: 'sellers.kind',
      defaultMessage: 'Role',
      description: 'Column heading and filter: such as artist',
    },
    city: { id: 'sellers.city', defaultMessage: 'City', description: 'CSV column' },
    country: { id: 'sellers.country', defaultMessage: 'Country', description: 'CSV column' },
    since: {
      id: 'sellers.since',
      defaultMessage: 'Member since',
      description: 'Column heading and filter',
    },
    contact: {
      id: 'sellers.contact',
      defaultMessage: 'Contact',
      description: 'Filter label: whether email and telephone are shown',
    },
    contactShown: {
      id: 'sellers.contactShown',
      defaultMessage: 'Shown',
      description: 'Filter option: email and telephone are shown',
    },
    contactHidden: {
      id: 'sellers.contactHidden',
      defaultMessage: 'Not shown',
      description: 'Filter option: email and telephone are not shown',
    },
  }),
  summary: defineMessage<{ count: number }>({
    id: 'sellers.summary',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description: 'Number of people below the page title; also screen reader label on a tab',
  }),
  summaryOf: defineMessage<{ found: number; count: number }>({
    id: 'sellers.summaryOf',
    defaultMessage: '{found, number} of {count, plural, one {# person} other {# people}}',
    description: 'Below the page title: number found of the number in the list',
  }),
  found: defineMessage<{ count: number }>({
    id: 'sellers.found',
    defaultMessage: '{count, plural, =0 {Nothing found} one {# person found} other {# people found}}',
    description: 'Screen reader announcement after a search',
  }),
  exported: defineMessage<{ count: number }>({
    id: 'sellers.exported',
    defaultMessage: '{count, plural, one {# person exported} other {# people exported}}',
    description: 'Toast after the CSV export',
  }),
};

export const sortMessages = defineMessages({
  name: { id: 'sellers.sort.name', defaultMessage: 'Name, A to Z', description: 'Sort option' },
  '-name': { id: 'sellers.sort.nameBack', defaultMessage: 'Name, Z to A', description: 'Sort option' },
  '-member_since': { id: 'sellers.sort.newest', defaultMessage: 'Newest first', description: 'Sort option' },
  member_since: { id: 'sellers.sort.oldest', defaultMessage: 'Oldest members first', description: 'Sort option' },
});
