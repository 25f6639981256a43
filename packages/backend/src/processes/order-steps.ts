/** Shared by orders to buy and rent: facts, guards, and the steps until delivery. */
import type { orderStatuses } from '../db/schema/index.ts';
import type { Guard, Reason, Transition } from './process.ts';

export type OrderStatus = (typeof orderStatuses)[number];

/** Facts about an order that the guards check. */
export interface OrderFacts {
  /** True if delivery and insurance charges are set. */
  hasCharges: boolean;
  eventDiscount: 'none' | 'requested' | 'accepted' | 'rejected';
  /** True if the work has a piece that is not reserved by another order. */
  hasPieceLeft: boolean;
  /** For custom orders: true if one of the pieces has shipped. */
  hasSentPiece: boolean;
  paymentMethod: 'card' | 'wallet' | 'bank_transfer' | null;
  paymentStatus: 'none' | 'pending' | 'confirmed' | 'refunded';
  paymentDueAt: Date | null;
  returnUntil: Date | null;
  /** Who has to refund money; null if nothing is due. */
  refundDueBy: 'seller' | 'house' | null;
  /** For rent: true if the seller allows renewals. */
  renewalOn: boolean;
  leaseStatus: 'not_started' | 'under_lease' | 'renewed' | 'expired' | 'returned' | null;
  leaseEndsAt: Date | null;
}

type OrderGuard = Guard<OrderFacts>;
type OrderTransition = Transition<OrderStatus, OrderFacts>;

/** A deadline in reasons and events: the timestamp, whose date depends on the reader's time zone, and its UTC date. */
export const deadline = (until: Date) => ({ until: until.toISOString(), date: until.toISOString().slice(0, 10) });

const because = (code: Reason['code']): Reason => ({ code, values: {} });

const chargesSet: OrderGuard = ({ hasCharges }) => (hasCharges ? null : because('charges_missing'));

const eventDiscountOpen: OrderGuard = ({ eventDiscount }) => {
  if (eventDiscount === 'none') return because('no_event_discount');
  return eventDiscount === 'requested' ? null : because('event_discount_answered');
};

const eventDiscountAnswered: OrderGuard = ({ eventDiscount }) =>
  eventDiscount === 'requested' ? because('event_discount_open') : null;

const pieceLeft: OrderGuard = ({ hasPieceLeft }) => (hasPieceLeft ? null : because('no_piece_left'));

/** The deadline is inclusive. */
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

/** A transfer may be on its way; it can be refunded only after somebody has confirmed its arrival. */
const transferAnswered: OrderGuard = ({ paymentStatus }) =>
  paymentStatus === 'pending' ? because('transfer_unanswered') : null;

const nothingSent: OrderGuard = ({ hasSentPiece }) => (hasSentPiece ? because('piece_sent') : null);

const refundDue: OrderGuard = ({ refundDueBy }) => (refundDueBy ? null : because('no_refund_due'));

const refundBySeller: OrderGuard = ({ refundDueBy }) => (refundDueBy === 'house' ? because('refund_by_house') : null);

/** From the request to delivery, including all exits before it (000 section 4; 001 sections 4, 5 and 9). */
export const stepsToDelivery: readonly OrderTransition[] = [
  // A requested discount must be answered before anything else.
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
    guards: [chargesSet, eventDiscountAnswered, pieceLeft],
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
