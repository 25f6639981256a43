import { defineMessage, defineMessages } from 'react-intl';

export const libraryMessages = {
  ...defineMessages({
    title: { id: 'library.title', defaultMessage: 'Art library', description: 'Page title of the art library' },
    list: { id: 'library.list', defaultMessage: 'Works', description: 'Screen reader label of the list of works' },
    search: { id: 'library.search', defaultMessage: 'Search the library', description: 'Search field label' },
    searchHint: {
      id: 'library.searchHint',
      defaultMessage: 'Title, artist, medium…',
      description: 'Search field placeholder',
    },
    view: {
      id: 'library.view',
      defaultMessage: 'View (key V)',
      description: 'Label of the switch between grid and table',
    },
    viewPlain: { id: 'library.viewPlain', defaultMessage: 'View', description: 'library.view with shortcuts off' },
    failed: {
      id: 'library.failed',
      defaultMessage: 'We couldn’t load your library.',
      description: 'Banner title when the list failed to load',
    },
  }),
  works: defineMessage<{ count: number }>({
    id: 'library.works',
    defaultMessage: '{count, plural, one {# work} other {# works}}',
    description: 'Number of works; also the screen reader label of the list',
  }),
  countForSale: defineMessage<{ count: number }>({
    id: 'library.countForSale',
    defaultMessage: '{count, number} for sale',
    description: 'Part of the line below the title',
  }),
  countToRent: defineMessage<{ count: number }>({
    id: 'library.countToRent',
    defaultMessage: '{count, number} to rent',
    description: 'Part of the line below the title',
  }),
  countAttention: defineMessage<{ count: number }>({
    id: 'library.countAttention',
    defaultMessage: '{count, plural, one {# needs attention} other {# need attention}}',
    description: 'Part of the line below the title',
  }),
  found: defineMessage<{ count: number }>({
    id: 'library.found',
    defaultMessage: '{count, plural, =0 {Nothing found} one {# work found} other {# works found}}',
    description: 'Number of search results, for screen readers',
  }),
};
