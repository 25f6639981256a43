import { defineMessages } from 'react-intl';

export const sellerRouteMessages = defineMessages({
  editProfile: {
    id: 'page.editProfile',
    defaultMessage: 'Edit profile',
    description: 'Name of the page that edits the profile',
  },
  person: { id: 'page.person', defaultMessage: 'Person', description: 'Name of the page of another person' },
  deletedList: {
    id: 'page.deletedList',
    defaultMessage: 'Deleted works',
    description: 'Name of the page of deleted works, and the link to it',
  },
  addArt: {
    id: 'page.addArt',
    defaultMessage: 'Add a work',
    description: 'Name of the page that adds a work of art, and the button that leads there',
  },
  importArt: {
    id: 'page.importArt',
    defaultMessage: 'Import works',
    description: 'Name of the page that imports a spreadsheet, and the link to it',
  },
  payment: { id: 'page.payment', defaultMessage: 'Payment', description: 'Name of the page of a payment, in crumbs' },
  renewal: {
    id: 'page.renewal',
    defaultMessage: 'Renewal',
    description: 'Name of the page that renews the services, in crumbs',
  },
  changePassword: {
    id: 'page.changePassword',
    defaultMessage: 'Change password',
    description: 'Name of the page that changes the password',
  },
  editArt: { id: 'page.editArt', defaultMessage: 'Edit', description: 'Name of the page that edits a work, in crumbs' },
  certificate: {
    id: 'page.certificate',
    defaultMessage: 'Certificate',
    description: 'Name of the page that prints the certificate of a work, in crumbs',
  },
  labels: {
    id: 'page.labels',
    defaultMessage: 'Print labels',
    description: 'Name of the page that prints labels of works',
  },
  viewArt: { id: 'page.viewArt', defaultMessage: 'Work', description: 'Name of the page of one work of art' },
});
