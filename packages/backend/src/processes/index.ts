/** All transition tables, for the documentation and for the tests that walk them. */

import { artPieceProcess } from './art-piece.ts';
import { crowdfundingProcess } from './crowdfunding.ts';
import { customOrderProcess } from './custom.ts';
import { exhibitionProcess } from './exhibition.ts';
import { subscriptionProcess } from './exhibition-subscription.ts';
import type { Process } from './process.ts';
import { referralProcess } from './referral.ts';
import { subscriptionPayment } from './subscription-payment.ts';

export const processes: readonly Process<string, never>[] = [
  exhibitionProcess,
  subscriptionProcess,
  referralProcess,
  subscriptionPayment,
  customOrderProcess,
  artPieceProcess,
  crowdfundingProcess,
];
