/** All transition tables, for the documentation and the tests that walk them. */
import { artPieceProcess } from './art-piece.ts';
import { buy } from './buy.ts';
import { crowdfundingProcess } from './crowdfunding.ts';
import { customOrderProcess, customPaymentProcess } from './custom.ts';
import { exhibitionProcess } from './exhibition.ts';
import { subscriptionProcess } from './exhibition-subscription.ts';
import type { Process } from './process.ts';
import { referralProcess } from './referral.ts';
import { rent } from './rent.ts';
import { purchaseReturn, rentReturn } from './return.ts';
import { subscriptionPayment } from './subscription-payment.ts';
import { workProcess } from './work.ts';

export const processes: readonly Process<string, never>[] = [
  buy,
  rent,
  purchaseReturn,
  rentReturn,
  exhibitionProcess,
  subscriptionProcess,
  referralProcess,
  subscriptionPayment,
  customOrderProcess,
  customPaymentProcess,
  artPieceProcess,
  crowdfundingProcess,
  workProcess,
];
