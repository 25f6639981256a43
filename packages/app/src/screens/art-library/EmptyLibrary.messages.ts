import { defineMessages } from 'react-intl';

export const emptyMessages = defineMessages({
  title: {
    id: 'libraryEmpty.title',
    defaultMessage: 'Add your first work',
    description: 'Title of a library without works',
  },
  help: {
    id: 'libraryEmpty.help',
    defaultMessage:
      'Start with a photo, a title and a type. Add price, size and the rest later. Until then only you can see it.',
    description: 'What to do in a library without works',
  },
});
