import { defineMessage } from 'react-intl';

/** Title of the order record: the documents of everything that happened to an order. */
export const proofTitle = defineMessage({
  id: 'orderPaper.proof',
  defaultMessage: 'Order record',
  description: 'Page title, and link to the page',
});
