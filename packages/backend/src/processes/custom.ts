/** Transition table of a custom order. */
import { orderStatuses } from '../db/schema/index.ts';
import { type OrderFacts, type OrderStatus, stepsToDelivery } from './order-steps.ts';
import { defineProcess, type Guard } from './process.ts';

export type CustomOrderState =
  | 'placed'
  | 'auction_applied'
  | 'artist_accepted'
  | 'paying'
  | 'confirmed'
  | 'in_progress'
  | 'completed'
  | 'shipped'
  | 'delivered'
  | 'closed'
  | 'artist_not_accepted'
  | 'cancelled';

export interface CustomOrderFacts {
  /** If true, artists apply and the buyer chooses one. */
  auction: boolean;
  /** True if every piece has a price, delivery and insurance charges and a completion date. */
  isOfferWhole: boolean;
  /** When an open payment expires. */
  paymentDueAt: Date | null;
  /** When a delivered order closes; null if not needed. */
  closesAt: Date | null;
}

type Rule = Guard<CustomOrderFacts>;

const byAuction: Rule = ({ auction }) => (auction ? null : { code: 'custom_order_without_auction', values: {} });
const directly: Rule = ({ auction }) => (auction ? { code: 'custom_order_by_auction', values: {} } : null);
const completeOffer: Rule = ({ isOfferWhole }) => (isOfferWhole ? null : { code: 'offer_not_whole', values: {} });
/** The deadline is inclusive. */
const inTime: Rule = ({ paymentDueAt }, now) =>
  paymentDueAt && paymentDueAt < now ? { code: 'payment_lapsed', values: {} } : null;
/** The deadline is inclusive, as for all orders. */
const windowOver: Rule = ({ closesAt }, now) =>
  closesAt && closesAt < now ? null : { code: 'order_not_over', values: {} };

const unpaid = ['placed', 'auction_applied', 'artist_accepted'] as const;

export const customOrderProcess = defineProcess<CustomOrderState, CustomOrderFacts>({
  kind: 'custom',
  title: 'Custom order',
  source:
    '001 section 4: stages; 000 section 4: statuses. Each state has one of both (see `seenOf`). Without an auction the artist accepts; with one the artist applies and the buyer accepts. From confirmed to delivered the state follows the pieces.',
  states: [
    'placed',
    'auction_applied',
    'artist_accepted',
    'paying',
    'confirmed',
    'in_progress',
    'completed',
    'shipped',
    'delivered',
    'closed',
    'artist_not_accepted',
    'cancelled',
  ],
  initial: 'placed',
  transitions: [
    {
      action: 'apply_for_auction',
      by: 'seller',
      from: ['placed'],
      to: 'auction_applied',
      guards: [byAuction, completeOffer],
      task: 'answer',
    },
    {
      action: 'accept',
      by: 'seller',
      from: ['placed'],
      to: 'artist_accepted',
      guards: [directly, completeOffer],
      task: 'answer',
    },
    { action: 'decline', by: 'seller', from: unpaid, to: 'artist_not_accepted' },
    { action: 'accept_artist', by: 'buyer', from: ['auction_applied'], to: 'artist_accepted' },
    { action: 'choose_another', by: 'buyer', from: ['auction_applied'], to: 'artist_not_accepted' },
    { action: 'cancel', by: 'buyer', from: unpaid, to: 'cancelled' },
    { action: 'pay', by: 'buyer', from: ['artist_accepted'], to: 'confirmed', guards: [inTime] },
    { action: 'report_transfer', by: 'buyer', from: ['artist_accepted'], to: 'paying', guards: [inTime] },
    { action: 'confirm_transfer', by: 'super_admin', from: ['paying'], to: 'confirmed', guards: [inTime] },
    // These steps follow from the seller's actions on the pieces.
    { action: 'begin', by: 'system', from: ['confirmed'], to: 'in_progress', task: 'begin' },
    { action: 'complete', by: 'system', from: ['in_progress'], to: 'completed', task: 'make' },
    { action: 'take_up_again', by: 'system', from: ['completed'], to: 'in_progress' },
    { action: 'ship', by: 'system', from: ['completed'], to: 'shipped', task: 'ship' },
    { action: 'deliver', by: 'system', from: ['shipped'], to: 'delivered', task: 'confirm_delivery' },
    { action: 'confirm_receipt', by: 'buyer', from: ['shipped'], to: 'delivered' },
    { action: 'close', by: 'system', from: ['delivered'], to: 'closed', guards: [windowOver] },
  ],
});

/** Steps shared with all other orders. */
const sharedActions = ['confirm_bank_payment', 'refuse_bank_payment', 'cancel_order', 'lapse', 'record_refund'];

/** The payment of a custom order, by status: the only steps that calls shared by all orders can take. */
export const customPaymentProcess = defineProcess<OrderStatus, OrderFacts>({
  kind: 'custom_payment',
  title: 'Payment of a custom order',
  source: '000 section 4 and 001 section 9, as for every order. All other transitions are listed above.',
  states: orderStatuses,
  initial: 'Purchase Request',
  transitions: stepsToDelivery.filter(({ action }) => sharedActions.includes(action)),
});

/** External view of a state: the status used for filtering all orders, and the stage of a custom order. */
interface Seen {
  status:
    | 'Purchase Request'
    | 'Payment Requested'
    | 'Payment'
    | 'Order Confirmed'
    | 'Shipped'
    | 'Delivered'
    | 'Rejected'
    | 'Order Cancelled'
    | 'Closed';
  /** Null if the stage does not change. */
  stage: 'placed' | 'auction_applied' | 'artist_accepted' | 'artist_not_accepted' | 'in_progress' | 'completed' | null;
}

export const seenOf: Readonly<Record<CustomOrderState, Seen>> = {
  placed: { status: 'Purchase Request', stage: 'placed' },
  auction_applied: { status: 'Purchase Request', stage: 'auction_applied' },
  artist_accepted: { status: 'Payment Requested', stage: 'artist_accepted' },
  paying: { status: 'Payment', stage: 'artist_accepted' },
  confirmed: { status: 'Order Confirmed', stage: 'artist_accepted' },
  in_progress: { status: 'Order Confirmed', stage: 'in_progress' },
  completed: { status: 'Order Confirmed', stage: 'completed' },
  shipped: { status: 'Shipped', stage: 'completed' },
  delivered: { status: 'Delivered', stage: 'completed' },
  closed: { status: 'Closed', stage: 'completed' },
  artist_not_accepted: { status: 'Rejected', stage: 'artist_not_accepted' },
  cancelled: { status: 'Order Cancelled', stage: null },
};

/**
 * The state for a status and a stage. Calls shared by all orders change only the status; then the status determines the
 * state.
 *
 * @throws Error if no state matches
 */
export function stateOf(status: string, stage: string): CustomOrderState {
  const seenSo = customOrderProcess.states.filter((state) => seenOf[state].status === status);
  const exact = seenSo.find((state) => seenOf[state].stage === stage);
  // An order with a return request was delivered.
  const found = exact ?? seenSo[0] ?? (status === 'Return Request' ? 'delivered' : undefined);
  if (!found) throw new Error(`no custom order is ${status}`);
  return found;
}
