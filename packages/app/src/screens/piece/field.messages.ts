import { defineMessages } from 'react-intl';

/** What a seller says of a piece; the names are the contract's. */
export const fieldMessages = defineMessages({
  title: { id: 'pieceForm.title', defaultMessage: 'Title', description: 'Field of an art piece' },
  description: { id: 'pieceForm.description', defaultMessage: 'Description', description: 'Field of an art piece' },
  descriptionHelp: {
    id: 'pieceForm.descriptionHelp',
    defaultMessage: 'Describe how you’ll make it. The buyer can read this.',
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
  normal_cost: { id: 'pieceForm.cost', defaultMessage: 'Cost', description: 'Field of an art piece' },
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
  costsHelp: {
    id: 'pieceForm.costsHelp',
    defaultMessage: 'Enter 0 if there’s no charge. Once you accept the order, you can’t change these amounts.',
    description: 'Below the costs of an art piece',
  },
  costsAgreed: {
    id: 'pieceForm.costsAgreed',
    defaultMessage: 'Agreed with the buyer. These amounts can’t be changed.',
    description: 'Below the costs of an art piece',
  },
  saveOffer: { id: 'pieceForm.saveOffer', defaultMessage: 'Save the offer', description: 'Button' },
  save: { id: 'pieceForm.save', defaultMessage: 'Save what you changed', description: 'Button' },
});
