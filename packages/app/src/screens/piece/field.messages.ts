import { defineMessages } from 'react-intl';

/** Fields of a piece, named as in the contract. */
export const fieldMessages = defineMessages({
  title: { id: 'pieceForm.title', defaultMessage: 'Title', description: 'Field of an art piece' },
  description: { id: 'pieceForm.description', defaultMessage: 'Description', description: 'Field of an art piece' },
  descriptionHelp: {
    id: 'pieceForm.descriptionHelp',
    defaultMessage: 'How you’ll make it. The buyer can read this.',
    description: 'Below the description of an art piece',
  },
  type: { id: 'pieceForm.type', defaultMessage: 'Type', description: 'Field of an art piece' },
  size: { id: 'pieceForm.size', defaultMessage: 'Size', description: 'Field of an art piece' },
  start_date: { id: 'pieceForm.start', defaultMessage: 'Start date', description: 'Field of an art piece' },
  completion_date: {
    id: 'pieceForm.completion',
    defaultMessage: 'Completion date',
    description: 'Field of an art piece',
  },
  normal_cost: { id: 'pieceForm.cost', defaultMessage: 'Price', description: 'Field of an art piece' },
  usual_cost: { id: 'pieceForm.usualCost', defaultMessage: 'Normal cost', description: 'Field of an art piece' },
  crowdfunding_cost: {
    id: 'pieceForm.crowdfundingCost',
    defaultMessage: 'Crowdfunding cost',
    description: 'Field of an art piece',
  },
  delivery_charge: {
    id: 'pieceForm.delivery',
    defaultMessage: 'Delivery charge',
    description: 'Field of an art piece',
  },
  insurance_charge: {
    id: 'pieceForm.insurance',
    defaultMessage: 'Insurance charge',
    description: 'Field of an art piece',
  },
  service_charge: {
    id: 'pieceForm.serviceCharge',
    defaultMessage: 'Service charge',
    description: 'What is taken off the price of an offer, with its percentage beside it',
  },
  amount_received: {
    id: 'pieceForm.received',
    defaultMessage: 'You receive',
    description: 'What the seller gets of an offer',
  },
  costsHelp: {
    id: 'pieceForm.costsHelp',
    defaultMessage: 'Enter 0 if there’s no charge. Once you send the offer, you can’t change these amounts.',
    description: 'Below the costs of an art piece',
  },
  costsAgreed: {
    id: 'pieceForm.costsAgreed',
    defaultMessage: 'Agreed with the buyer. These amounts can’t be changed.',
    description: 'Below the costs of an art piece',
  },
  saveOffer: { id: 'pieceForm.saveOffer', defaultMessage: 'Save offer', description: 'Button' },
  save: { id: 'pieceForm.save', defaultMessage: 'Save changes', description: 'Button' },
});

/** Errors of empty fields. */
export const missingMessages = defineMessages({
  title: { id: 'pieceForm.titleMissing', defaultMessage: 'Enter a title.', description: 'Error: the field is empty' },
  normal_cost: {
    id: 'pieceForm.costMissing',
    defaultMessage: 'Enter a price.',
    description: 'Error: the field is empty',
  },
  delivery_charge: {
    id: 'pieceForm.deliveryMissing',
    defaultMessage: 'Enter a delivery charge, or 0 if it’s free.',
    description: 'Error: the field is empty',
  },
  insurance_charge: {
    id: 'pieceForm.insuranceMissing',
    defaultMessage: 'Enter an insurance charge, or 0 if there’s none.',
    description: 'Error: the field is empty',
  },
  completion_date: {
    id: 'pieceForm.completionMissing',
    defaultMessage: 'Choose a completion date.',
    description: 'Error: the field is empty',
  },
});
