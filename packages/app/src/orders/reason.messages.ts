import type { orderReasons, pieceReasons } from '@smart-art/openapi/processes';
import { defineMessage, defineMessages } from 'react-intl';

/** Reasons of orders, custom orders and art pieces. */
export type OrderReason = (typeof orderReasons | typeof pieceReasons)[number];

const dated = {
  payment_window_closed: defineMessage<{ date: string }>({
    id: 'orderReason.paymentClosed',
    defaultMessage: 'The payment deadline passed on {date}.',
    description: 'Why a step is not possible',
  }),
  return_window_closed: defineMessage<{ date: string }>({
    id: 'orderReason.returnClosed',
    defaultMessage: 'Return window closed on {date}.',
    description: 'Why a step is not possible',
  }),
  rent_session_expired: defineMessage<{ date: string }>({
    id: 'orderReason.rentExpired',
    defaultMessage: 'Art rent session is expired (it ended on {date}).',
    description: 'Why a step is not possible',
  }),
  wrong_status: defineMessage<{ status: string }>({
    id: 'orderReason.status',
    defaultMessage: 'Not available while the order is “{status}”.',
    description: 'Why a step is not possible',
  }),
};

/** Why a step is not possible now, by reason code (docs/processes.md). */
export const reasonMessages = {
  ...dated,
  ...defineMessages({
    charges_missing: {
      id: 'orderReason.charges',
      defaultMessage: 'Enter delivery and insurance charges first.',
      description: 'Why a step is not possible',
    },
    no_event_discount: {
      id: 'orderReason.noDiscount',
      defaultMessage: 'The buyer hasn’t requested an event discount.',
      description: 'Why a step is not possible',
    },
    event_discount_answered: {
      id: 'orderReason.discountAnswered',
      defaultMessage: 'You’ve already answered the event discount.',
      description: 'Why a step is not possible',
    },
    event_discount_open: {
      id: 'orderReason.discountOpen',
      defaultMessage: 'Accept or decline the event discount first.',
      description: 'Why a step is not possible',
    },
    no_piece_left: {
      id: 'orderReason.noPiece',
      defaultMessage: 'Every piece of this work is reserved for other orders.',
      description: 'Why a step is not possible',
    },
    payment_window_open: {
      id: 'orderReason.paymentOpen',
      defaultMessage: 'The payment deadline hasn’t passed yet.',
      description: 'Why a step is not possible',
    },
    payment_not_by_bank: {
      id: 'orderReason.notByBank',
      defaultMessage: 'This order wasn’t paid by bank transfer.',
      description: 'Why a step is not possible',
    },
    payment_confirmed: {
      id: 'orderReason.paymentConfirmed',
      defaultMessage: 'The payment is already confirmed.',
      description: 'Why a step is not possible',
    },
    bank_payment_unconfirmed: {
      id: 'orderReason.transferUnconfirmed',
      defaultMessage: 'First confirm that the bank transfer has arrived.',
      description: 'Why a step is not possible',
    },
    transfer_unanswered: {
      id: 'orderReason.transferUnanswered',
      defaultMessage: 'First say whether the bank transfer has arrived.',
      description: 'Why a step is not possible',
    },
    piece_sent: {
      id: 'orderReason.pieceSent',
      defaultMessage: 'A piece of this order has already shipped.',
      description: 'Why a step is not possible',
    },
    return_window_open: {
      id: 'orderReason.returnOpen',
      defaultMessage: 'The buyer can still return this order.',
      description: 'Why a step is not possible',
    },
    no_refund_due: {
      id: 'orderReason.noRefund',
      defaultMessage: 'There’s nothing to refund.',
      description: 'Why a step is not possible',
    },
    refund_by_house: {
      id: 'orderReason.refundByHouse',
      defaultMessage: 'Smart Art refunds this payment, because it wasn’t made by bank transfer.',
      description: 'Why a step is not possible',
    },
    renewal_off: {
      id: 'orderReason.renewalOff',
      defaultMessage: 'This rental can’t be renewed.',
      description: 'Why a step is not possible',
    },
    lease_running: {
      id: 'orderReason.leaseRunning',
      defaultMessage: 'The rental hasn’t ended yet.',
      description: 'Why a step is not possible',
    },
    no_deposit: {
      id: 'orderReason.noDeposit',
      defaultMessage: 'This rental has no deposit.',
      description: 'Why a step is not possible',
    },
    deposit_open: {
      id: 'orderReason.depositOpen',
      defaultMessage: 'Settle the deposit first.',
      description: 'Why a step is not possible',
    },
    custom_order_without_auction: {
      id: 'orderReason.withoutAuction',
      defaultMessage: 'This order isn’t by auction. You accept it yourself.',
      description: 'Why a step of a custom order is not possible',
    },
    custom_order_by_auction: {
      id: 'orderReason.byAuction',
      defaultMessage: 'Artists send offers for this order, and the buyer chooses one.',
      description: 'Why a step of a custom order is not possible',
    },
    offer_not_whole: {
      id: 'orderReason.offerNotWhole',
      defaultMessage: 'Price every piece and set a completion date first.',
      description: 'Why a custom order cannot be accepted yet',
    },
    payment_lapsed: {
      id: 'orderReason.paymentLapsed',
      defaultMessage: 'The payment deadline has passed.',
      description: 'Why a step of a custom order is not possible',
    },
    order_not_over: {
      id: 'orderReason.orderNotOver',
      defaultMessage: 'The buyer can still return this order.',
      description: 'Why a custom order does not close yet',
    },
    last_piece: {
      id: 'orderReason.lastPiece',
      defaultMessage: 'A request needs at least one piece.',
      description: 'Why an art piece cannot be taken out of a crowdfunding request',
    },
    supporters_have_paid: {
      id: 'orderReason.supportersHavePaid',
      defaultMessage: 'Supporters have already paid.',
      description: 'Why a crowdfunding request cannot be cancelled',
    },
    no_supporters: {
      id: 'orderReason.noSupporters',
      defaultMessage: 'There are no supporters yet.',
      description: 'Why nothing can be written to supporters of a crowdfunding request',
    },
    validity_running: {
      id: 'orderReason.validityRunning',
      defaultMessage: 'The funding period hasn’t ended yet.',
      description: 'Why a crowdfunding request does not close yet',
    },
    validity_over: {
      id: 'orderReason.validityOver',
      defaultMessage: 'The funding period has ended.',
      description: 'Why nobody can support a crowdfunding request any more',
    },
    piece_not_wanted: {
      id: 'orderReason.pieceNotWanted',
      defaultMessage: 'The order or request it was made for has ended.',
      description: 'Why nothing can be done with an art piece any more',
    },
    piece_may_not_begin: {
      id: 'orderReason.pieceMayNotBegin',
      defaultMessage: 'You can start once the order is paid.',
      description: 'Why an art piece cannot be started yet',
    },
    piece_not_bought: {
      id: 'orderReason.pieceNotBought',
      defaultMessage: 'It hasn’t been bought yet.',
      description: 'Why an art piece of crowdfunding cannot be shipped yet',
    },
    completed_image_missing: {
      id: 'orderReason.completedImageMissing',
      defaultMessage: 'Add a photo of the completed piece first.',
      description: 'Why an art piece cannot be completed yet',
    },
  }),
} satisfies Record<OrderReason, unknown>;

/** For a reason of a newer backend. */
export const otherReason = defineMessage({
  id: 'orderReason.other',
  defaultMessage: 'Not available right now.',
  description: 'Why a step is not possible, where no better word is known',
});
