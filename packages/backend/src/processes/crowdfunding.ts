/** Transition table of a crowdfunding request. */
import { defineProcess, type Guard } from './process.ts';

export type CrowdfundingStatus = 'requested' | 'accepted' | 'rejected' | 'cancelled' | 'revoked' | 'closed';

export interface CrowdfundingFacts {
  /** Number of the request's pieces. */
  pieces: number;
  /** Contributions that were not refunded. */
  contributions: number;
  /** All people who ever contributed. */
  supporters: number;
  /** When contributions end; null before it is accepted. */
  validUntil: Date | null;
}

type Rule = Guard<CrowdfundingFacts>;

const otherPieces: Rule = ({ pieces }) => (pieces > 1 ? null : { code: 'last_piece', values: {} });
const nothingReceived: Rule = ({ contributions }) =>
  contributions === 0 ? null : { code: 'supporters_have_paid', values: { contributions } };
const someSupporter: Rule = ({ supporters }) => (supporters > 0 ? null : { code: 'no_supporters', values: {} });
const validityOver: Rule = ({ validUntil }, now) =>
  validUntil && validUntil > now ? { code: 'validity_running', values: { until: validUntil.toISOString() } } : null;
const validityRunning: Rule = ({ validUntil }, now) =>
  validUntil && validUntil > now ? null : { code: 'validity_over', values: {} };

export const crowdfundingProcess = defineProcess<CrowdfundingStatus, CrowdfundingFacts>({
  kind: 'crowdfunding',
  title: 'Crowdfunding request',
  source: '001 section 4: states; 000 section 4: cancelled list; 001 section 3: validity in months.',
  states: ['requested', 'accepted', 'rejected', 'cancelled', 'revoked', 'closed'],
  initial: 'requested',
  transitions: [
    { action: 'edit', by: 'seller', from: ['requested'], to: 'same' },
    { action: 'remove_piece', by: 'seller', from: ['requested'], to: 'same', guards: [otherPieces] },
    { action: 'cancel', by: 'seller', from: ['requested', 'accepted'], to: 'cancelled', guards: [nothingReceived] },
    {
      action: 'write_to_supporters',
      by: 'seller',
      from: ['accepted', 'revoked', 'closed'],
      to: 'same',
      guards: [someSupporter],
    },
    { action: 'accept', by: 'super_admin', from: ['requested'], to: 'accepted' },
    { action: 'reject', by: 'super_admin', from: ['requested'], to: 'rejected' },
    { action: 'revoke', by: 'super_admin', from: ['accepted'], to: 'revoked' },
    { action: 'close', by: 'super_admin', from: ['accepted'], to: 'closed' },
    { action: 'close', by: 'system', from: ['accepted'], to: 'closed', guards: [validityOver] },
    { action: 'donate', by: 'buyer', from: ['accepted'], to: 'same', guards: [validityRunning] },
    { action: 'buy_piece', by: 'buyer', from: ['accepted'], to: 'same', guards: [validityRunning] },
    { action: 'write', by: 'buyer', from: ['accepted', 'revoked', 'closed'], to: 'same', guards: [someSupporter] },
  ],
});
