import { defineMessages } from 'react-intl';

export const notFoundMessages = defineMessages({
  title: {
    id: 'notFound.title',
    defaultMessage: 'Page not found',
    description: 'Page title of the 404 page; wording given by specification',
  },
  missing: {
    id: 'notFound.missing',
    defaultMessage: 'Nothing at this address',
    description: 'Heading on the 404 page',
  },
  help: {
    id: 'notFound.help',
    defaultMessage: 'The page may have moved, or the link may be wrong.',
    description: 'Text below the heading of the 404 page',
  },
  home: { id: 'notFound.home', defaultMessage: 'Go to the home page', description: 'Link on the 404 page' },
});
