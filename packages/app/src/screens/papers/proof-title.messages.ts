import { defineMessage } from 'react-intl';

/** What the bundle of everything that proves what happened to an order is called. */
export const proofTitle = defineMessage({
  id: 'orderPaper.proof',
  defaultMessage: 'Order record',
  description: 'Title of the page; link to it',
});
