/** All transition tables, for the documentation and for the tests that walk them. */
import type { Process } from './process.ts';
import { subscriptionPayment } from './subscription-payment.ts';

export const processes: readonly Process<string, never>[] = [subscriptionPayment];
