/** Transition table of an order to rent. */
import { orderStatuses } from '../db/schema/index.ts';
import { deadline, type OrderFacts, type OrderStatus, stepsToDelivery } from './order-steps.ts';
import { defineProcess, type Guard } from './process.ts';

/** "Art rent session is expired" (001 section 8). The deadline is inclusive. */
const leaseRunning: Guard<OrderFacts> = ({ leaseEndsAt }, now) =>
  leaseEndsAt && now > leaseEndsAt ? { code: 'rent_session_expired', values: deadline(leaseEndsAt) } : null;

const renewalOn: Guard<OrderFacts> = (facts) => (facts.renewalOn ? null : { code: 'renewal_off', values: {} });

const leaseOver: Guard<OrderFacts> = ({ leaseEndsAt }, now) =>
  leaseEndsAt && now > leaseEndsAt ? null : { code: 'lease_running', values: {} };

/** The lease has expired, or its job is about to mark it so. */
const rentOver: Guard<OrderFacts> = (facts, now) => (facts.leaseStatus === 'expired' ? null : leaseOver(facts, now));

const notYetExpired: Guard<OrderFacts> = ({ leaseStatus, leaseEndsAt }) =>
  leaseStatus === 'expired' && leaseEndsAt ? { code: 'rent_session_expired', values: deadline(leaseEndsAt) } : null;

export const rent = defineProcess<OrderStatus, OrderFacts>({
  kind: 'rent',
  title: 'Order to rent',
  source:
    '000 section 4 and 001 section 4: until delivery like an order to buy. The lease then runs until the end of the term, extended by renewals. After that the seller can end the rental without the buyer. Returns have their own table, which moves the order out of Return Request.',
  states: orderStatuses,
  initial: 'Purchase Request',
  transitions: [
    ...stepsToDelivery,
    {
      action: 'set_rent_renewal',
      by: 'seller',
      from: ['Purchase Request', 'Payment Requested', 'Payment', 'Order Confirmed', 'Shipped', 'Delivered'],
      to: 'same',
      guards: [leaseRunning],
    },
    { action: 'renew_rent', by: 'buyer', from: ['Delivered'], to: 'same', guards: [renewalOn, leaseRunning] },
    { action: 'expire_lease', by: 'system', from: ['Delivered'], to: 'same', guards: [notYetExpired, leaseOver] },
    { action: 'request_rent_return', by: 'buyer', from: ['Delivered'], to: 'Return Request' },
    // The renter may return the work without a request; then the seller records its arrival.
    {
      action: 'end_rent',
      by: 'seller',
      from: ['Delivered'],
      to: 'Return Request',
      guards: [rentOver],
      task: 'receive_return',
    },
    { action: 'keep_after_rejected_return', by: 'system', from: ['Return Request'], to: 'Delivered' },
    { action: 'close_after_return', by: 'system', from: ['Return Request'], to: 'Closed' },
  ],
});
