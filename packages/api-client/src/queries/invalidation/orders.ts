import type { Invalidations } from './invalidations.ts';

/* A custom order is paid and shipped by the same calls, and a work in an open order shows that it is in use. */
const step = [['orders'], ['custom-orders'], ['products'], ['tasks']] as const;

export const orders = {
  answerEventDiscount: step,
  changeOrderStatus: step,
  shipOrder: step,
  answerReturnRequest: step,
  answerRentReturnRequest: step,
  setRentRenewal: step,
  confirmReturnReceived: step,
  confirmRentReturnReceived: step,
  confirmBankPayment: step,
  recordOrderCondition: step,
  sendOrderMessage: [
    ['orders', 'details'],
    ['orders', 'proof'],
    ['custom-orders', 'details'],
  ],
} as const satisfies Invalidations;
