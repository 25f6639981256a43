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
      defaultMessage: 'The deleted works could not be loaded.',
      description: 'Title of the banner',
    },
    emptyTitle: {
      id: 'deleted.emptyTitle',
      defaultMessage: 'Nothing is deleted',
      description: 'Title where no work is deleted',
    },
    emptyHelp: {
      id: 'deleted.emptyHelp',
      defaultMessage: 'A work that you delete is kept here with its photographs, until you restore it.',
      description: 'Below the title where no work is deleted',
    },
    toLibrary: { id: 'deleted.toLibrary', defaultMessage: 'Go to the library', description: 'Link to the art library' },
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
    someone: { id: 'deleted.someone', defaultMessage: 'Not recorded', description: 'It is not known who deleted it' },
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
    defaultMessage:
      '{count, plural, one {# work} other {# works}} · nothing is destroyed: their photographs fill {size} of your disk quota',
    description: 'Under the title: how many are deleted, and how much room their photographs take',
  }),
  restored: defineMessage<{ count: number }>({
    id: 'deleted.restored',
    defaultMessage: '{count, plural, one {# work is} other {# works are}} in your library again.',
    description: 'Said after several works were restored',
  }),
};
