import { defineMessage, defineMessages } from 'react-intl';

export const deletedMessages = {
  ...defineMessages({
    search: { id: 'deleted.search', defaultMessage: 'Search deleted works', description: 'Search field label' },
    searchHint: {
      id: 'deleted.searchHint',
      defaultMessage: 'Title, artist, medium…',
      description: 'Search field placeholder',
    },
    failed: {
      id: 'deleted.failed',
      defaultMessage: 'We couldn’t load your deleted works.',
      description: 'Banner title when the list failed to load',
    },
    emptyTitle: {
      id: 'deleted.emptyTitle',
      defaultMessage: 'No deleted works',
      description: 'Heading of the empty list',
    },
    emptyHelp: {
      id: 'deleted.emptyHelp',
      defaultMessage: 'Deleted works stay here with their photos until you restore them.',
      description: 'Hint in the empty list',
    },
    toLibrary: { id: 'deleted.toLibrary', defaultMessage: 'Go to library', description: 'Link to the art library' },
    picture: { id: 'deleted.picture', defaultMessage: 'Picture', description: 'Column heading of the deleted works' },
    work: { id: 'deleted.work', defaultMessage: 'Title', description: 'Column heading: title of the work' },
    artist: { id: 'deleted.artist', defaultMessage: 'Artist', description: 'Column heading' },
    when: { id: 'deleted.when', defaultMessage: 'Deleted', description: 'Column heading: deletion date' },
    who: { id: 'deleted.who', defaultMessage: 'By', description: 'Column heading: who deleted the work' },
    actions: { id: 'deleted.actions', defaultMessage: 'Restore', description: 'Column heading of the Restore buttons' },
    restoring: {
      id: 'deleted.restoring',
      defaultMessage: 'Restoring',
      description: 'Progress label',
    },
    someone: { id: 'deleted.someone', defaultMessage: 'Unknown', description: 'Shown when unknown who deleted it' },
  }),
  restoreWork: defineMessage<{ title: string }>({
    id: 'deleted.restoreWork',
    defaultMessage: 'Restore “{title}”',
    description: 'Screen reader label of the Restore button of a row',
  }),
  found: defineMessage<{ count: number }>({
    id: 'deleted.found',
    defaultMessage: '{count, plural, one {# deleted work} other {# deleted works}}',
    description: 'Number of search results, for screen readers',
  }),
  summary: defineMessage<{ count: number; size: string }>({
    id: 'deleted.summary',
    defaultMessage: '{count, plural, one {# work} other {# works}} · their photos use {size} of your storage',
    description: 'Text below the title: number of deleted works and size of their photos',
  }),
  restored: defineMessage<{ count: number }>({
    id: 'deleted.restored',
    defaultMessage: '{count, plural, one {# work} other {# works}} restored to your library.',
    description: 'Success toast after several works were restored',
  }),
};
