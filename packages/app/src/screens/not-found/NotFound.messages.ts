import { defineMessages } from 'react-intl';

export const notFoundMessages = defineMessages({
  title: {
    id: 'notFound.title',
    defaultMessage: 'Page not found',
    description: 'Title of the 404 page; after the specification',
  },
  missing: {
    id: 'notFound.missing',
    defaultMessage: 'Nothing at this address',
    description: 'Second title of the 404 page',
  },
  help: {
    id: 'notFound.help',
    defaultMessage: 'The page may have moved, or the link may be wrong.',
    description: 'Below the titles of the 404 page',
  },
  home: { id: 'notFound.home', defaultMessage: 'Go to the home page', description: 'Link on the 404 page' },
});
