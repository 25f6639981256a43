import { defineMessages } from 'react-intl';

/** Fields of a piece, named as in the contract. */
export const fieldMessages = defineMessages({
  title: { id: 'pieceForm.title', defaultMessage: 'Title', description: 'Field label of a piece' },
  description: { id: 'pieceForm.description', defaultMessage: 'Description', description: 'Field label of a piece' },
  descriptionHelp: {
    id: 'pieceForm.descriptionHelp',
    defaultMessage: 'How you’ll make it. The buyer can read this.',
    description: 'Hint below the description of an art piece',
  },
  type: { id: 'pieceForm.type', defaultMessage: 'Type', description: 'Field label of a piece' },
  size: { id: 'pieceForm.size', defaultMessage: 'Size', description: 'Field label of a piece' },
  start_date: { id: 'pieceForm.start', defaultMessage: 'Start date', description: 'Field label of a piece' },
  completion_date: {
    id: 'pieceForm.completion',
    defaultMessage: 'Completion date',
    description: 'Field label of a piece',
  },
  normal_cost: { id: 'pieceForm.cost', defaultMessage: 'Price', description: 'Field label of a piece' },
  usual_cost: { id: 'pieceForm.usualCost', defaultMessage: 'Normal cost', description: 'Field label of a piece' },
  crowdfunding_cost: {
    id: 'pieceForm.crowdfundingCost',
    defaultMessage: 'Crowdfunding cost',
    description: 'Field label of a piece',
  },
  delivery_charge: {
    id: 'pieceForm.delivery',
    defaultMessage: 'Delivery charge',
    description: 'Field label of a piece',
  },
  insurance_charge: {
    id: 'pieceForm.insurance',
    defaultMessage: 'Insurance charge',
    description: 'Field label of a piece',
  },
  service_charge: {
    id: 'pieceForm.serviceCharge',
    defaultMessage: 'Service charge',
    description: 'Line of an offer: deduction from the price, with its percentage beside it',
  },
  amount_received: {
    id: 'pieceForm.received',
    defaultMessage: 'You receive',
    description: 'Line of an offer: amount paid to the seller',
  },
  costsHelp: {
    id: 'pieceForm.costsHelp',
    defaultMessage: 'Enter 0 if there’s no charge. Once you send the offer, you can’t change these amounts.',
    description: 'Hint below the costs of an art piece',
  },
  costsAgreed: {
    id: 'pieceForm.costsAgreed',
    defaultMessage: 'Agreed with the buyer. These amounts can’t be changed.',
    description: 'Hint below the costs of an art piece',
  },
  saveOffer: { id: 'pieceForm.saveOffer', defaultMessage: 'Save offer', description: 'Button label' },
  save: { id: 'pieceForm.save', defaultMessage: 'Save changes', description: 'Button label' },
});

/** Errors of empty fields. */
export const missingMessages = defineMessages({
  title: { id: 'pieceForm.titleMissing', defaultMessage: 'Enter a title.', description: 'Error message: empty field' },
  normal_cost: {
    id: 'pieceForm.costMissing',
    defaultMessage: 'Enter a price.',
    description: 'Error message of an empty field',
  },
  delivery_charge: {
    id: 'pieceForm.deliveryMissing',
    defaultMessage: 'Enter a delivery charge, or 0 if it’s free.',
    description: 'Error message of an empty field',
  },
  insurance_charge: {
    id: 'pieceForm.insuranceMissing',
    defaultMessage: 'Enter an insurance charge, or 0 if there’s none.',
    description: 'Error message of an empty field',
  },
  completion_date: {
    id: 'pieceForm.completionMissing',
    defaultMessage: 'Choose a completion date.',
    description: 'Error message of an empty field',
  },
});
