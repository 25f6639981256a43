import { defineMessages } from 'react-intl';

export const viewsMessages = defineMessages({
  all: { id: 'libraryViews.all', defaultMessage: 'All works', description: 'Library view of all works' },
});
