import { defineMessages } from 'react-intl';

export const notFoundMessages = defineMessages({
  title: {
    id: 'notFound.title',
    defaultMessage: 'Page not found',
    description: 'Title of the 404 page; after the specification',
  },
  help: {
    id: 'notFound.help',
    defaultMessage: 'This page doesn’t exist. It may have moved, or the link is wrong.',
    description: 'Below the title of the 404 page',
  },
  home: { id: 'notFound.home', defaultMessage: 'Go to the home page', description: 'Link on the 404 page' },
});
