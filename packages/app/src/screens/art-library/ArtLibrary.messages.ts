import { defineMessage, defineMessages } from 'react-intl';

export const libraryMessages = {
  ...defineMessages({
    title: { id: 'library.title', defaultMessage: 'Art library', description: 'Title of the art library' },
    list: { id: 'library.list', defaultMessage: 'Works', description: 'Accessible name of the list of works' },
    search: { id: 'library.search', defaultMessage: 'Search the library', description: 'Label of the search field' },
    searchHint: {
      id: 'library.searchHint',
      defaultMessage: 'Title, artist, medium…',
      description: 'Placeholder of the search field',
    },
    view: {
      id: 'library.view',
      defaultMessage: 'View (key V)',
      description: 'Label of the switch of pictures and table',
    },
    viewPlain: { id: 'library.viewPlain', defaultMessage: 'View', description: 'As library.view, with shortcuts off' },
    failed: {
      id: 'library.failed',
      defaultMessage: 'We couldn’t load your library.',
      description: 'Title of the banner when the list failed',
    },
  }),
  works: defineMessage<{ count: number }>({
    id: 'library.works',
    defaultMessage: '{count, plural, one {# work} other {# works}}',
    description: 'How many works there are; also what a list of them is called',
  }),
  countForSale: defineMessage<{ count: number }>({
    id: 'library.countForSale',
    defaultMessage: '{count, number} for sale',
    description: 'Part of the line under the title',
  }),
  countToRent: defineMessage<{ count: number }>({
    id: 'library.countToRent',
    defaultMessage: '{count, number} to rent',
    description: 'Part of the line under the title',
  }),
  countAttention: defineMessage<{ count: number }>({
    id: 'library.countAttention',
    defaultMessage: '{count, plural, one {# needs attention} other {# need attention}}',
    description: 'Part of the line under the title',
  }),
  found: defineMessage<{ count: number }>({
    id: 'library.found',
    defaultMessage: '{count, plural, =0 {Nothing found} one {# work found} other {# works found}}',
    description: 'Read to screen readers after a search',
  }),
};
