import type { orderReasons, pieceReasons } from '@smart-art/openapi/processes';
import { defineMessage, defineMessages } from 'react-intl';

/** Of an order, of a custom order, of a piece that is made. */
export type OrderReason = (typeof orderReasons | typeof pieceReasons)[number];

const dated = {
  payment_window_closed: defineMessage<{ date: string }>({
    id: 'orderReason.paymentClosed',
    defaultMessage: 'The time for the payment ended on {date}.',
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
    defaultMessage: 'Not while the order is at “{status}”.',
    description: 'Why a step is not possible',
  }),
};

/** Why a step is not possible now, by the contract's code (docs/processes.md). */
export const reasonMessages = {
  ...dated,
  ...defineMessages({
    charges_missing: {
      id: 'orderReason.charges',
      defaultMessage: 'Enter the delivery charge and the insurance charge first.',
      description: 'Why a step is not possible',
    },
    no_event_discount: {
      id: 'orderReason.noDiscount',
      defaultMessage: 'The buyer has not asked for an event discount.',
      description: 'Why a step is not possible',
    },
    event_discount_answered: {
      id: 'orderReason.discountAnswered',
      defaultMessage: 'The event discount has been answered already.',
      description: 'Why a step is not possible',
    },
    event_discount_open: {
      id: 'orderReason.discountOpen',
      defaultMessage: 'Accept or reject the event discount first.',
      description: 'Why a step is not possible',
    },
    no_piece_left: {
      id: 'orderReason.noPiece',
      defaultMessage: 'Every piece of this work is promised to another order.',
      description: 'Why a step is not possible',
    },
    payment_window_open: {
      id: 'orderReason.paymentOpen',
      defaultMessage: 'The time for the payment has not ended.',
      description: 'Why a step is not possible',
    },
    payment_not_by_bank: {
      id: 'orderReason.notByBank',
      defaultMessage: 'This order was not paid by bank transfer.',
      description: 'Why a step is not possible',
    },
    payment_confirmed: {
      id: 'orderReason.paymentConfirmed',
      defaultMessage: 'The payment has been confirmed already.',
      description: 'Why a step is not possible',
    },
    bank_payment_unconfirmed: {
      id: 'orderReason.transferUnconfirmed',
      defaultMessage: 'Confirm first that the bank transfer has arrived.',
      description: 'Why a step is not possible',
    },
    transfer_unanswered: {
      id: 'orderReason.transferUnanswered',
      defaultMessage: 'Say first whether the bank transfer has arrived.',
      description: 'Why a step is not possible',
    },
    piece_sent: {
      id: 'orderReason.pieceSent',
      defaultMessage: 'A piece of this order has been sent already.',
      description: 'Why a step is not possible',
    },
    return_window_open: {
      id: 'orderReason.returnOpen',
      defaultMessage: 'The buyer may still return this order.',
      description: 'Why a step is not possible',
    },
    no_refund_due: {
      id: 'orderReason.noRefund',
      defaultMessage: 'No money is due to the buyer.',
      description: 'Why a step is not possible',
    },
    refund_by_house: {
      id: 'orderReason.refundByHouse',
      defaultMessage: 'The house gives this payment back, because it was not made by bank transfer.',
      description: 'Why a step is not possible',
    },
    renewal_off: {
      id: 'orderReason.renewalOff',
      defaultMessage: 'Renewal is not offered for this rent.',
      description: 'Why a step is not possible',
    },
    lease_running: {
      id: 'orderReason.leaseRunning',
      defaultMessage: 'The lease is still running.',
      description: 'Why a step is not possible',
    },
    no_deposit: {
      id: 'orderReason.noDeposit',
      defaultMessage: 'There is no deposit.',
      description: 'Why a step is not possible',
    },
    deposit_open: {
      id: 'orderReason.depositOpen',
      defaultMessage: 'Say first to whom the deposit goes.',
      description: 'Why a step is not possible',
    },
    custom_order_without_auction: {
      id: 'orderReason.withoutAuction',
      defaultMessage: 'This order is not by auction: you accept it yourself.',
      description: 'Why a step of a custom order is not possible',
    },
    custom_order_by_auction: {
      id: 'orderReason.byAuction',
      defaultMessage: 'Artists apply for this order, and the buyer chooses one.',
      description: 'Why a step of a custom order is not possible',
    },
    offer_not_whole: {
      id: 'orderReason.offerNotWhole',
      defaultMessage: 'First set a price, delivery, insurance and a completion date for each piece.',
      description: 'Why a custom order cannot be accepted yet',
    },
    payment_lapsed: {
      id: 'orderReason.paymentLapsed',
      defaultMessage: 'The time for the payment has ended.',
      description: 'Why a step of a custom order is not possible',
    },
    order_not_over: {
      id: 'orderReason.orderNotOver',
      defaultMessage: 'The buyer may still return this order.',
      description: 'Why a custom order does not close yet',
    },
    last_piece: {
      id: 'orderReason.lastPiece',
      defaultMessage: 'A request needs at least one art piece.',
      description: 'Why an art piece cannot be taken out of a crowdfunding request',
    },
    supporters_have_paid: {
      id: 'orderReason.supportersHavePaid',
      defaultMessage: 'Supporters have paid already.',
      description: 'Why a crowdfunding request cannot be cancelled',
    },
    no_supporters: {
      id: 'orderReason.noSupporters',
      defaultMessage: 'Nobody supports it yet.',
      description: 'Why nothing can be written to supporters of a crowdfunding request',
    },
    validity_running: {
      id: 'orderReason.validityRunning',
      defaultMessage: 'The time of the request has not ended.',
      description: 'Why a crowdfunding request does not close yet',
    },
    validity_over: {
      id: 'orderReason.validityOver',
      defaultMessage: 'The time of the request has ended.',
      description: 'Why nobody can support a crowdfunding request any more',
    },
    piece_not_wanted: {
      id: 'orderReason.pieceNotWanted',
      defaultMessage: 'What it was made for has ended.',
      description: 'Why nothing can be done with an art piece any more',
    },
    piece_may_not_begin: {
      id: 'orderReason.pieceMayNotBegin',
      defaultMessage: 'You can start once it’s paid.',
      description: 'Why an art piece cannot be started yet',
    },
    piece_not_bought: {
      id: 'orderReason.pieceNotBought',
      defaultMessage: 'Nobody has bought it yet.',
      description: 'Why an art piece of crowdfunding cannot be shipped yet',
    },
    completed_image_missing: {
      id: 'orderReason.completedImageMissing',
      defaultMessage: 'Add a photograph of the completed piece first.',
      description: 'Why an art piece cannot be completed yet',
    },
  }),
} satisfies Record<OrderReason, unknown>;

/** A newer backend's reason, which has no words here yet. */
export const otherReason = defineMessage({
  id: 'orderReason.other',
  defaultMessage: 'This is not possible now.',
  description: 'Why a step is not possible, where no better word is known',
});
