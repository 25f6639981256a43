/** What orders to buy and to rent have in common: the facts their guards look at, the guards, and the way to the door. */
import type { orderStatuses } from '../db/schema/index.ts';
import type { Guard, Reason, Transition } from './process.ts';

export type OrderStatus = (typeof orderStatuses)[number];

/** What stands in the way of an order's steps. */
export interface OrderFacts {
  /** Whether delivery and insurance charge are said. */
  hasCharges: boolean;
  eventDiscount: 'none' | 'requested' | 'accepted' | 'rejected';
  /** Whether the work has a piece that is not promised to another order. */
  hasPieceLeft: boolean;
  /** Of what is made to order: whether a piece of it has left already. */
  hasSentPiece: boolean;
  paymentMethod: 'card' | 'wallet' | 'bank_transfer' | null;
  paymentStatus: 'none' | 'pending' | 'confirmed' | 'refunded';
  paymentDueAt: Date | null;
  returnUntil: Date | null;
  /** Who is to give money back; null where none is due. */
  refundDueBy: 'seller' | 'house' | null;
  /** Of rent: whether the seller lets the buyer renew. */
  renewalOn: boolean;
  leaseStatus: 'not_started' | 'under_lease' | 'renewed' | 'expired' | 'returned' | null;
  leaseEndsAt: Date | null;
}

type OrderGuard = Guard<OrderFacts>;
type OrderTransition = Transition<OrderStatus, OrderFacts>;

/** A deadline as reasons and events tell it: the instant, whose day depends on where it is read, and its date in UTC. */
export const deadline = (until: Date) => ({ until: until.toISOString(), date: until.toISOString().slice(0, 10) });

const because = (code: Reason['code']): Reason => ({ code, values: {} });

const chargesSaid: OrderGuard = ({ hasCharges }) => (hasCharges ? null : because('charges_missing'));

const eventDiscountOpen: OrderGuard = ({ eventDiscount }) => {
  if (eventDiscount === 'none') return because('no_event_discount');
  return eventDiscount === 'requested' ? null : because('event_discount_answered');
};

const eventDiscountAnswered: OrderGuard = ({ eventDiscount }) =>
  eventDiscount === 'requested' ? because('event_discount_open') : null;

const pieceLeft: OrderGuard = ({ hasPieceLeft }) => (hasPieceLeft ? null : because('no_piece_left'));

/** The last instant of a payment's time still counts. */
const paymentInTime: OrderGuard = ({ paymentDueAt }, now) =>
  paymentDueAt && now > paymentDueAt ? { code: 'payment_window_closed', values: deadline(paymentDueAt) } : null;

const paymentOverdue: OrderGuard = ({ paymentDueAt }, now) =>
  paymentDueAt && now > paymentDueAt ? null : because('payment_window_open');

const paidByBank: OrderGuard = ({ paymentMethod }) =>
  paymentMethod === 'bank_transfer' ? null : because('payment_not_by_bank');

const paymentPending: OrderGuard = ({ paymentStatus }) =>
  paymentStatus === 'pending' ? null : because('payment_confirmed');

const paymentConfirmed: OrderGuard = ({ paymentStatus }) =>
  paymentStatus === 'confirmed' ? null : because('bank_payment_unconfirmed');

/** A transfer may be on its way: it is money to be given back only once somebody has seen it. */
const transferAnswered: OrderGuard = ({ paymentStatus }) =>
  paymentStatus === 'pending' ? because('transfer_unanswered') : null;

const nothingSent: OrderGuard = ({ hasSentPiece }) => (hasSentPiece ? because('piece_sent') : null);

const refundDue: OrderGuard = ({ refundDueBy }) => (refundDueBy ? null : because('no_refund_due'));

const refundBySeller: OrderGuard = ({ refundDueBy }) => (refundDueBy === 'house' ? because('refund_by_house') : null);

/** From the request to the delivery, and every way out before it (000 section 4; 001 sections 4, 5 and 9). */
export const stepsToDelivery: readonly OrderTransition[] = [
  // Where a discount is asked for, its answer comes before everything else.
  {
    action: 'accept_event_discount',
    by: 'seller',
    from: ['Purchase Request'],
    to: 'same',
    guards: [eventDiscountOpen],
    task: 'answer',
  },
  {
    action: 'reject_event_discount',
    by: 'seller',
    from: ['Purchase Request'],
    to: 'same',
    guards: [eventDiscountOpen],
  },
  { action: 'set_charges', by: 'seller', from: ['Purchase Request'], to: 'same', task: 'answer' },
  {
    action: 'request_payment',
    by: 'seller',
    from: ['Purchase Request'],
    to: 'Payment Requested',
    guards: [chargesSaid, eventDiscountAnswered, pieceLeft],
  },
  { action: 'reject_order', by: ['seller', 'super_admin'], from: ['Purchase Request'], to: 'Rejected' },
  { action: 'pay', by: 'buyer', from: ['Payment Requested'], to: 'Payment', guards: [paymentInTime] },
  {
    action: 'confirm_bank_payment',
    by: 'seller',
    from: ['Payment'],
    to: 'Order Confirmed',
    guards: [paidByBank, paymentPending, paymentInTime],
    task: 'confirm_payment',
  },
  {
    action: 'refuse_bank_payment',
    by: 'seller',
    from: ['Payment'],
    to: 'Payment Requested',
    guards: [paidByBank, paymentPending, paymentInTime],
  },
  {
    action: 'confirm_order',
    by: 'seller',
    from: ['Payment'],
    to: 'Order Confirmed',
    guards: [paymentConfirmed],
    task: 'confirm_payment',
  },
  { action: 'record_condition', by: 'seller', from: ['Order Confirmed'], to: 'same' },
  { action: 'mark_shipped', by: 'seller', from: ['Order Confirmed'], to: 'Shipped', task: 'ship' },
  { action: 'correct_shipment', by: 'seller', from: ['Shipped'], to: 'same' },
  { action: 'receive', by: ['buyer', 'super_admin'], from: ['Shipped'], to: 'Delivered' },
  {
    action: 'cancel_order',
    by: 'seller',
    from: ['Payment Requested', 'Payment', 'Order Confirmed'],
    to: 'Order Cancelled',
    guards: [transferAnswered, nothingSent],
  },
  {
    action: 'cancel_order',
    by: ['buyer', 'super_admin'],
    from: ['Purchase Request', 'Payment Requested', 'Payment', 'Order Confirmed'],
    to: 'Order Cancelled',
    guards: [transferAnswered, nothingSent],
  },
  {
    action: 'lapse',
    by: 'system',
    from: ['Payment Requested', 'Payment'],
    to: 'Order Cancelled',
    guards: [paymentOverdue],
  },
  {
    action: 'record_refund',
    by: 'seller',
    from: ['Order Cancelled', 'Return Request'],
    to: 'same',
    guards: [refundDue, refundBySeller],
    task: 'refund',
  },
  {
    action: 'record_refund',
    by: 'super_admin',
    from: ['Order Cancelled', 'Return Request'],
    to: 'same',
    guards: [refundDue],
  },
];
