import { defineMessage, defineMessages } from 'react-intl';

export const deletedMessages = {
  ...defineMessages({
    search: { id: 'deleted.search', defaultMessage: 'Search deleted works', description: 'Label of the search' },
    searchHint: {
      id: 'deleted.searchHint',
      defaultMessage: 'Title, artist, medium…',
      description: 'What the search looks through',
    },
    failed: {
      id: 'deleted.failed',
      defaultMessage: 'We couldn’t load your deleted works.',
      description: 'Title of the banner',
    },
    emptyTitle: {
      id: 'deleted.emptyTitle',
      defaultMessage: 'No deleted works',
      description: 'Title where no work is deleted',
    },
    emptyHelp: {
      id: 'deleted.emptyHelp',
      defaultMessage: 'Deleted works stay here with their photos until you restore them.',
      description: 'Below the title where no work is deleted',
    },
    toLibrary: { id: 'deleted.toLibrary', defaultMessage: 'Go to library', description: 'Link to the art library' },
    picture: { id: 'deleted.picture', defaultMessage: 'Picture', description: 'Column of the deleted works' },
    work: { id: 'deleted.work', defaultMessage: 'Title', description: 'Column of the table: the work’s title' },
    artist: { id: 'deleted.artist', defaultMessage: 'Artist', description: 'Column of the table' },
    when: { id: 'deleted.when', defaultMessage: 'Deleted', description: 'Column of the table: when it was deleted' },
    who: { id: 'deleted.who', defaultMessage: 'By', description: 'Column of the table: who deleted it' },
    actions: { id: 'deleted.actions', defaultMessage: 'Restore', description: 'Column of the table: its buttons' },
    restoring: {
      id: 'deleted.restoring',
      defaultMessage: 'Restoring',
      description: 'What is being done, beside a progress bar',
    },
    someone: { id: 'deleted.someone', defaultMessage: 'Unknown', description: 'It is not known who deleted it' },
  }),
  restoreWork: defineMessage<{ title: string }>({
    id: 'deleted.restoreWork',
    defaultMessage: 'Restore “{title}”',
    description: 'Names the button of a row for assistive technology',
  }),
  found: defineMessage<{ count: number }>({
    id: 'deleted.found',
    defaultMessage: '{count, plural, one {# deleted work} other {# deleted works}}',
    description: 'How many works a search found; announced',
  }),
  summary: defineMessage<{ count: number; size: string }>({
    id: 'deleted.summary',
    defaultMessage: '{count, plural, one {# work} other {# works}} · their photos use {size} of your storage',
    description: 'Under the title: how many are deleted, and how much room their photographs take',
  }),
  restored: defineMessage<{ count: number }>({
    id: 'deleted.restored',
    defaultMessage: '{count, plural, one {# work} other {# works}} restored to your library.',
    description: 'Said after several works were restored',
  }),
};
