import { defineMessages } from 'react-intl';

export const emptyMessages = defineMessages({
  title: {
    id: 'libraryEmpty.title',
    defaultMessage: 'Add your first work',
    description: 'Heading of the empty library',
  },
  help: {
    id: 'libraryEmpty.help',
    defaultMessage:
      'Start with a photo, a title and a type. Add price, size and the rest later. Until then only you can see it.',
    description: 'Hint in the empty library',
  },
});
