import { defineMessages } from 'react-intl';

/** The names of the screens that the library links to. */
export const sellerRouteMessages = defineMessages({
  viewArt: { id: 'page.viewArt', defaultMessage: 'Work', description: 'Name of the page of one work of art' },
  editArt: { id: 'page.editArt', defaultMessage: 'Edit', description: 'Name of the page that edits a work, in crumbs' },
  addArt: {
    id: 'page.addArt',
    defaultMessage: 'Add a work',
    description: 'Name of the page that adds a work of art, and the button that leads there',
  },
  deletedList: {
    id: 'page.deletedList',
    defaultMessage: 'Deleted works',
    description: 'Name of the page of deleted works, and the link to it',
  },
  importArt: {
    id: 'page.importArt',
    defaultMessage: 'Import works',
    description: 'Name of the page that imports a spreadsheet, and the link to it',
  },
});
