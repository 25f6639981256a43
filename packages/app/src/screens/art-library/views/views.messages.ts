import { defineMessages } from 'react-intl';

export const viewsMessages = defineMessages({
  all: { id: 'libraryViews.all', defaultMessage: 'All works', description: 'The view of the library that shows all' },
});
