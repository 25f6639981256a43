import type { orderReasons, pieceReasons } from '@smart-art/openapi/processes';
import { defineMessage, defineMessages } from 'react-intl';

/** Reasons of orders, custom orders and art pieces. */
export type OrderReason = (typeof orderReasons | typeof pieceReasons)[number];

const dated = {
  payment_window_closed: defineMessage<{ date: string }>({
    id: 'orderReason.paymentClosed',
    defaultMessage: 'The payment deadline passed on {date}.',
    description: 'Reason for a disabled step',
  }),
  return_window_closed: defineMessage<{ date: string }>({
    id: 'orderReason.returnClosed',
    defaultMessage: 'Return window closed on {date}.',
    description: 'Reason for a disabled step',
  }),
  rent_session_expired: defineMessage<{ date: string }>({
    id: 'orderReason.rentExpired',
    defaultMessage: 'Art rent session is expired (it ended on {date}).',
    description: 'Reason for a disabled step',
  }),
  wrong_status: defineMessage<{ status: string }>({
    id: 'orderReason.status',
    defaultMessage: 'Not available while the order is “{status}”.',
    description: 'Reason for a disabled step',
  }),
};

/** Reasons for disabled steps, by reason code (docs/processes.md). */
export const reasonMessages = {
  ...dated,
  ...defineMessages({
    charges_missing: {
      id: 'orderReason.charges',
      defaultMessage: 'Enter delivery and insurance charges first.',
      description: 'Reason for a disabled step',
    },
    no_event_discount: {
      id: 'orderReason.noDiscount',
      defaultMessage: 'The buyer hasn’t requested an event discount.',
      description: 'Reason for a disabled step',
    },
    event_discount_answered: {
      id: 'orderReason.discountAnswered',
      defaultMessage: 'You’ve already answered the event discount.',
      description: 'Reason for a disabled step',
    },
    event_discount_open: {
      id: 'orderReason.discountOpen',
      defaultMessage: 'Accept or decline the event discount first.',
      description: 'Reason for a disabled step',
    },
    no_piece_left: {
      id: 'orderReason.noPiece',
      defaultMessage: 'Every piece of this work is reserved for other orders.',
      description: 'Reason for a disabled step',
    },
    payment_window_open: {
      id: 'orderReason.paymentOpen',
      defaultMessage: 'The payment deadline hasn’t passed yet.',
      description: 'Reason for a disabled step',
    },
    payment_not_by_bank: {
      id: 'orderReason.notByBank',
      defaultMessage: 'This order wasn’t paid by bank transfer.',
      description: 'Reason for a disabled step',
    },
    payment_confirmed: {
      id: 'orderReason.paymentConfirmed',
      defaultMessage: 'The payment is already confirmed.',
      description: 'Reason for a disabled step',
    },
    bank_payment_unconfirmed: {
      id: 'orderReason.transferUnconfirmed',
      defaultMessage: 'First confirm that the bank transfer has arrived.',
      description: 'Reason for a disabled step',
    },
    transfer_unanswered: {
      id: 'orderReason.transferUnanswered',
      defaultMessage: 'First say whether the bank transfer has arrived.',
      description: 'Reason for a disabled step',
    },
    piece_sent: {
      id: 'orderReason.pieceSent',
      defaultMessage: 'A piece of this order has already shipped.',
      description: 'Reason for a disabled step',
    },
    return_window_open: {
      id: 'orderReason.returnOpen',
      defaultMessage: 'The buyer can still return this order.',
      description: 'Reason for a disabled step',
    },
    no_refund_due: {
      id: 'orderReason.noRefund',
      defaultMessage: 'There’s nothing to refund.',
      description: 'Reason for a disabled step',
    },
    refund_by_house: {
      id: 'orderReason.refundByHouse',
      defaultMessage: 'Smart Art refunds this payment, because it wasn’t made by bank transfer.',
      description: 'Reason for a disabled step',
    },
    renewal_off: {
      id: 'orderReason.renewalOff',
      defaultMessage: 'This rental can’t be renewed.',
      description: 'Reason for a disabled step',
    },
    lease_running: {
      id: 'orderReason.leaseRunning',
      defaultMessage: 'The rental hasn’t ended yet.',
      description: 'Reason for a disabled step',
    },
    no_deposit: {
      id: 'orderReason.noDeposit',
      defaultMessage: 'This rental has no deposit.',
      description: 'Reason for a disabled step',
    },
    deposit_open: {
      id: 'orderReason.depositOpen',
      defaultMessage: 'Settle the deposit first.',
      description: 'Reason for a disabled step',
    },
    custom_order_without_auction: {
      id: 'orderReason.withoutAuction',
      defaultMessage: 'This order isn’t by auction. You accept it yourself.',
      description: 'Reason for a disabled custom order step',
    },
    custom_order_by_auction: {
      id: 'orderReason.byAuction',
      defaultMessage: 'Artists send offers for this order, and the buyer chooses one.',
      description: 'Reason for a disabled custom order step',
    },
    offer_not_whole: {
      id: 'orderReason.offerNotWhole',
      defaultMessage: 'Price every piece and set a completion date first.',
      description: 'Reason a custom order can’t be accepted yet',
    },
    payment_lapsed: {
      id: 'orderReason.paymentLapsed',
      defaultMessage: 'The payment deadline has passed.',
      description: 'Reason for a disabled custom order step',
    },
    order_not_over: {
      id: 'orderReason.orderNotOver',
      defaultMessage: 'The buyer can still return this order.',
      description: 'Reason a custom order isn’t closed',
    },
    last_piece: {
      id: 'orderReason.lastPiece',
      defaultMessage: 'A request needs at least one piece.',
      description: 'Reason an art piece can’t leave a crowdfunding request',
    },
    supporters_have_paid: {
      id: 'orderReason.supportersHavePaid',
      defaultMessage: 'Supporters have already paid.',
      description: 'Reason a crowdfunding request can’t be cancelled',
    },
    no_supporters: {
      id: 'orderReason.noSupporters',
      defaultMessage: 'There are no supporters yet.',
      description: 'Reason supporters of a crowdfunding request can’t be messaged',
    },
    validity_running: {
      id: 'orderReason.validityRunning',
      defaultMessage: 'The funding period hasn’t ended yet.',
      description: 'Reason a crowdfunding request isn’t closed',
    },
    validity_over: {
      id: 'orderReason.validityOver',
      defaultMessage: 'The funding period has ended.',
      description: 'Reason a crowdfunding request takes no more support',
    },
    piece_not_wanted: {
      id: 'orderReason.pieceNotWanted',
      defaultMessage: 'The order or request it was made for has ended.',
      description: 'Reason an art piece has no steps any more',
    },
    piece_may_not_begin: {
      id: 'orderReason.pieceMayNotBegin',
      defaultMessage: 'You can start once the order is paid.',
      description: 'Reason an art piece can’t be started yet',
    },
    piece_not_bought: {
      id: 'orderReason.pieceNotBought',
      defaultMessage: 'It hasn’t been bought yet.',
      description: 'Reason a crowdfunding art piece can’t be shipped yet',
    },
    completed_image_missing: {
      id: 'orderReason.completedImageMissing',
      defaultMessage: 'Add a photo of the completed piece first.',
      description: 'Reason an art piece can’t be completed yet',
    },
  }),
} satisfies Record<OrderReason, unknown>;

/** Fallback for unknown reasons, for example from a newer backend. */
export const otherReason = defineMessage({
  id: 'orderReason.other',
  defaultMessage: 'Not available right now.',
  description: 'Fallback reason for a disabled step',
});
