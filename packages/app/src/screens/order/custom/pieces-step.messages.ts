import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { offered } from './offer.ts';

/** Steps taken with several pieces at once. */
export const piecesStepMessages = {
  ...defineMessages({
    all: { id: 'customOrder.allPieces', defaultMessage: 'All pieces', description: 'Box that stands for all pieces' },
    which: { id: 'customOrder.whichPieces', defaultMessage: 'Pieces', description: 'Field: with which pieces' },
    inParcel: {
      id: 'customOrder.inParcel',
      defaultMessage: 'In this parcel',
      description: 'Field: which pieces are shipped together',
    },
    noneChosen: {
      id: 'customOrder.noneChosen',
      defaultMessage: 'Choose at least one piece.',
      description: 'Refusal of a step without a piece',
    },
    noNews: {
      id: 'customOrder.noNews',
      defaultMessage: 'Change the progress of a piece, or write a note.',
      description: 'Refusal of a report in which nothing is new',
    },
    completedPhotographs: {
      id: 'customOrder.completedPhotographs',
      defaultMessage: 'Photos of the completed piece',
      description: 'Field of a piece that is to be completed',
    },
  }),
  notSaved: defineMessage<{ title: string }>({
    id: 'customOrder.notSaved',
    defaultMessage: '{title} wasn’t saved.',
    description: 'Title of a banner; title is the name of a piece',
  }),
};

/** The offer for all pieces. */
export const offerMessages = {
  ...defineMessages({
    title: { id: 'customOrder.offer', defaultMessage: 'Your offer', description: 'Part of a custom order' },
    save: {
      id: 'customOrder.saveOffer',
      defaultMessage: 'Save for later',
      description: 'Button: saves an offer and does not send it',
    },
    tax: { id: 'customOrder.tax', defaultMessage: 'Tax', description: 'Line of an offer' },
    taxTakenOff: {
      id: 'customOrder.taxTakenOff',
      defaultMessage: 'Tax paid by the buyer',
      description: 'Line between what the buyer pays and what the seller receives',
    },
  }),
  help: defineMessage<{ count: number }>({
    id: 'customOrder.offerHelp',
    defaultMessage:
      '{count, plural, one {Set a price and a completion date.} other {Set a price and a completion date for each piece.}} Enter 0 for delivery or insurance if there’s no charge.',
    description: 'Below “Your offer”',
  }),
  prices: defineMessage<{ count: number }>({
    id: 'customOrder.prices',
    defaultMessage: '{count, plural, one {Price} other {Price of # pieces}}',
    description: 'Line of an offer: the sum of the prices',
  }),
  total: defineMessage<{ buyer: string }>({
    id: 'customOrder.total',
    defaultMessage: '{buyer} pays',
    description: 'Last line of an offer',
  }),
  aboveBudget: defineMessage<{ amount: string; buyer: string }>({
    id: 'customOrder.aboveBudget',
    defaultMessage: 'Your offer is {amount} above {buyer}’s budget. You can still send it.',
    description: 'Below the sum of an offer',
  }),
  accepted: defineMessage<{ buyer: string; total: string }>({
    id: 'customOrder.accepted',
    defaultMessage: 'Order accepted. {buyer} can now pay {total}.',
    description: 'Toast, once the offer is sent',
  }),
  applied: defineMessage<{ buyer: string }>({
    id: 'customOrder.applied',
    defaultMessage: 'Offer sent. {buyer} will choose an artist.',
    description: 'Toast, once the offer is sent',
  }),
};

/** Missing parts of an offer; title is the name of a piece. */
export const missingMessages = {
  normal_cost: defineMessage<{ title: string }>({
    id: 'customOrder.missingPrice',
    defaultMessage: 'Enter a price for {title}.',
    description: 'Refusal of an offer',
  }),
  delivery_charge: defineMessage<{ title: string }>({
    id: 'customOrder.missingDelivery',
    defaultMessage: 'Enter the delivery charge for {title}, or 0.',
    description: 'Refusal of an offer',
  }),
  insurance_charge: defineMessage<{ title: string }>({
    id: 'customOrder.missingInsurance',
    defaultMessage: 'Enter the insurance charge for {title}, or 0.',
    description: 'Refusal of an offer',
  }),
  completion_date: defineMessage<{ title: string }>({
    id: 'customOrder.missingCompletion',
    defaultMessage: 'Choose a completion date for {title}.',
    description: 'Refusal of an offer',
  }),
} satisfies Record<(typeof offered)[number], MessageDescriptor>;
