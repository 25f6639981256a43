/** Transition tables of returns: of a purchase, or of a rented work after its lease. */
import { defineProcess } from './process.ts';

/** The deposit determines how a rental return ends. */
export interface ReturnFacts {
  hasDeposit: boolean;
}

type ReturnState = 'requested' | 'accepted' | 'rejected' | 'shipped' | 'item_received' | 'refunded';

export const purchaseReturn = defineProcess<ReturnState, ReturnFacts>({
  kind: 'return',
  title: 'Return of a purchase',
  source:
    '000 section 4 and 001 sections 4 and 9: requested within the return window, paid for by the buyer, refunded when the seller has received the work.',
  states: ['requested', 'accepted', 'rejected', 'shipped', 'item_received', 'refunded'],
  initial: 'requested',
  transitions: [
    { action: 'accept_return', by: 'seller', from: ['requested'], to: 'accepted', task: 'answer_return' },
    { action: 'reject_return', by: ['seller', 'super_admin'], from: ['requested'], to: 'rejected' },
    { action: 'ship_return', by: 'buyer', from: ['accepted'], to: 'shipped' },
    // No task until the buyer has marked it as shipped, although it may arrive before.
    { action: 'confirm_return_received', by: 'seller', from: ['accepted'], to: 'item_received' },
    { action: 'confirm_return_received', by: 'seller', from: ['shipped'], to: 'item_received', task: 'receive_return' },
    { action: 'refund', by: 'system', from: ['item_received'], to: 'refunded' },
  ],
});

type RentReturnState = Exclude<ReturnState, 'refunded'> | 'deposit_refunded' | 'deposit_forfeited' | 'settled';

export const rentReturn = defineProcess<RentReturnState, ReturnFacts>({
  kind: 'rent_return',
  title: 'Return of a rented work',
  source:
    '000 section 4 and 001 section 4: the work is returned, and its deposit is refunded or forfeited to the seller or the buyer.',
  states: [
    'requested',
    'accepted',
    'rejected',
    'shipped',
    'item_received',
    'deposit_refunded',
    'deposit_forfeited',
    'settled',
  ],
  initial: 'requested',
  transitions: [
    { action: 'accept_rent_return', by: 'seller', from: ['requested'], to: 'accepted', task: 'answer_return' },
    { action: 'reject_rent_return', by: ['seller', 'super_admin'], from: ['requested'], to: 'rejected' },
    { action: 'ship_rent_return', by: 'buyer', from: ['accepted'], to: 'shipped' },
    { action: 'confirm_rent_return_received', by: 'seller', from: ['accepted'], to: 'item_received' },
    {
      action: 'confirm_rent_return_received',
      by: 'seller',
      from: ['shipped'],
      to: 'item_received',
      task: 'receive_return',
    },
    { action: 'refund_deposit', by: 'system', from: ['item_received'], to: 'deposit_refunded', guards: [hasDeposit] },
    { action: 'forfeit_deposit', by: 'system', from: ['item_received'], to: 'deposit_forfeited', guards: [hasDeposit] },
    {
      action: 'settle',
      by: 'system',
      from: ['item_received'],
      to: 'settled',
      guards: [
        function hasNoDeposit(facts) {
          return facts.hasDeposit ? { code: 'deposit_open', values: {} } : null;
        },
      ],
    },
  ],
});

function hasDeposit(facts: ReturnFacts) {
  return facts.hasDeposit ? null : ({ code: 'no_deposit', values: {} } as const);
}
