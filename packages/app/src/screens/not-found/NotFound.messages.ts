import { defineMessages } from 'react-intl';

export const notFoundMessages = defineMessages({
  title: {
    id: 'notFound.title',
    defaultMessage: 'Not the page you were looking for',
    description: 'Title of the 404 page; after the specification',
  },
  help: {
    id: 'notFound.help',
    defaultMessage: 'Nothing hangs at this address. It may have been moved, or the address may be mistyped.',
    description: 'Below the title of the 404 page',
  },
  home: { id: 'notFound.home', defaultMessage: 'Go to the home page', description: 'Link on the 404 page' },
});
