import { defineMessages } from 'react-intl';

export const routeMessages = defineMessages({
  signIn: { id: 'route.signIn', defaultMessage: 'Sign in', description: 'Name of the sign-in page' },
  library: { id: 'route.library', defaultMessage: 'Library', description: 'Name of the art library in crumbs' },
  addArt: { id: 'route.addArt', defaultMessage: 'Add a work', description: 'Name of the page that adds a work of art' },
  viewArt: { id: 'route.viewArt', defaultMessage: 'Work', description: 'Name of the page of one work of art' },
});
