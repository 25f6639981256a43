import { defineMessages } from 'react-intl';

/** The names of the screens that the library links to. */
export const sellerRouteMessages = defineMessages({
  viewArt: { id: 'page.viewArt', defaultMessage: 'Work', description: 'Page title: a work of art' },
  editArt: { id: 'page.editArt', defaultMessage: 'Edit', description: 'Breadcrumb: form of a work' },
  addArt: {
    id: 'page.addArt',
    defaultMessage: 'Add a work',
    description: 'Page title and button: form for a new work of art',
  },
  deletedList: {
    id: 'page.deletedList',
    defaultMessage: 'Deleted works',
    description: 'Page title and link: deleted works',
  },
  importArt: {
    id: 'page.importArt',
    defaultMessage: 'Import works',
    description: 'Page title and link: spreadsheet import',
  },
});
