import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { offered } from './offer.ts';

/** Actions on several pieces at once. */
export const piecesStepMessages = {
  ...defineMessages({
    all: { id: 'customOrder.allPieces', defaultMessage: 'All pieces', description: 'Checkbox that selects all pieces' },
    which: { id: 'customOrder.whichPieces', defaultMessage: 'Pieces', description: 'Field label: choice of pieces' },
    inParcel: {
      id: 'customOrder.inParcel',
      defaultMessage: 'In this parcel',
      description: 'Field label: pieces that are shipped together',
    },
    noneChosen: {
      id: 'customOrder.noneChosen',
      defaultMessage: 'Choose at least one piece.',
      description: 'Error message when no piece is chosen',
    },
    noNews: {
      id: 'customOrder.noNews',
      defaultMessage: 'Change the progress of a piece, or write a note.',
      description: 'Error message when a progress report has no changes',
    },
    completedPhotographs: {
      id: 'customOrder.completedPhotographs',
      defaultMessage: 'Photos of the completed piece',
      description: 'Field label of a piece to be completed',
    },
  }),
  notSaved: defineMessage<{ title: string }>({
    id: 'customOrder.notSaved',
    defaultMessage: '{title} wasn’t saved.',
    description: 'Title of the error banner; title is the name of a piece',
  }),
};

/** The offer for all pieces. */
export const offerMessages = {
  ...defineMessages({
    title: { id: 'customOrder.offer', defaultMessage: 'Your offer', description: 'Section heading in a custom order' },
    save: {
      id: 'customOrder.saveOffer',
      defaultMessage: 'Save for later',
      description: 'Button label: saves an offer without sending it',
    },
    tax: { id: 'customOrder.tax', defaultMessage: 'Tax', description: 'Line of an offer' },
    taxTakenOff: {
      id: 'customOrder.taxTakenOff',
      defaultMessage: 'Tax paid by the buyer',
      description: 'Line of an offer: tax deducted from what the seller receives',
    },
  }),
  help: defineMessage<{ count: number }>({
    id: 'customOrder.offerHelp',
    defaultMessage:
      '{count, plural, one {Set a price and a completion date.} other {Set a price and a completion date for each piece.}} Enter 0 for delivery or insurance if there’s no charge.',
    description: 'Hint below “Your offer”',
  }),
  prices: defineMessage<{ count: number }>({
    id: 'customOrder.prices',
    defaultMessage: '{count, plural, one {Price} other {Price of # pieces}}',
    description: 'Line of an offer: sum of the prices',
  }),
  total: defineMessage<{ buyer: string }>({
    id: 'customOrder.total',
    defaultMessage: '{buyer} pays',
    description: 'Last line of an offer: total',
  }),
  aboveBudget: defineMessage<{ amount: string; buyer: string }>({
    id: 'customOrder.aboveBudget',
    defaultMessage: 'Your offer is {amount} above {buyer}’s budget. You can still send it.',
    description: 'Warning below the total of an offer',
  }),
  accepted: defineMessage<{ buyer: string; total: string }>({
    id: 'customOrder.accepted',
    defaultMessage: 'Order accepted. {buyer} can now pay {total}.',
    description: 'Toast after the offer was sent',
  }),
  applied: defineMessage<{ buyer: string }>({
    id: 'customOrder.applied',
    defaultMessage: 'Offer sent. {buyer} will choose an artist.',
    description: 'Toast after the offer was sent to an auction',
  }),
};

/** Missing parts of an offer; title is the name of a piece. */
export const missingMessages = {
  normal_cost: defineMessage<{ title: string }>({
    id: 'customOrder.missingPrice',
    defaultMessage: 'Enter a price for {title}.',
    description: 'Error message of an incomplete offer',
  }),
  delivery_charge: defineMessage<{ title: string }>({
    id: 'customOrder.missingDelivery',
    defaultMessage: 'Enter the delivery charge for {title}, or 0.',
    description: 'Error message of an incomplete offer',
  }),
  insurance_charge: defineMessage<{ title: string }>({
    id: 'customOrder.missingInsurance',
    defaultMessage: 'Enter the insurance charge for {title}, or 0.',
    description: 'Error message of an incomplete offer',
  }),
  completion_date: defineMessage<{ title: string }>({
    id: 'customOrder.missingCompletion',
    defaultMessage: 'Choose a completion date for {title}.',
    description: 'Error message of an incomplete offer',
  }),
} satisfies Record<(typeof offered)[number], MessageDescriptor>;
