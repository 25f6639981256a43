import { defineMessage } from 'react-intl';

/** Title of the bundle of everything that proves what happened to an order. */
export const proofTitle = defineMessage({
  id: 'orderPaper.proof',
  defaultMessage: 'Order record',
  description: 'Title of the page; link to it',
});
