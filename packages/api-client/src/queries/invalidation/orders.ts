import type { Invalidations } from './invalidations.ts';

/* Custom orders are paid and shipped with the same calls, and a work shows that it is in an open order. */
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
