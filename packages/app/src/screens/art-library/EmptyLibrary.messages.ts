import { defineMessages } from 'react-intl';

export const emptyMessages = defineMessages({
  title: {
    id: 'libraryEmpty.title',
    defaultMessage: 'Hang your first work',
    description: 'Title of a library without works',
  },
  help: {
    id: 'libraryEmpty.help',
    defaultMessage:
      'Start with a photograph, a title and what kind of work it is. Price, sizes and the rest can follow later; until then only you see it.',
    description: 'What to do in a library without works',
  },
});
