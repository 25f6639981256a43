import { defineMessage, defineMessages } from 'react-intl';

/** Messages of the form of a request. */
export const requestFormMessages = {
  ...defineMessages({
    about: { id: 'crowdfunding.form.about', defaultMessage: 'About this project', description: 'Heading of fields' },
    title: { id: 'crowdfunding.form.title', defaultMessage: 'Title', description: 'Label of a field' },
    titleHelp: {
      id: 'crowdfunding.form.titleHelp',
      defaultMessage: 'For example, casting three herons in bronze',
      description: 'Under the field of the title: an example',
    },
    description: {
      id: 'crowdfunding.form.description',
      defaultMessage: 'Description',
      description: 'Label of a field',
    },
    descriptionHelp: {
      id: 'crowdfunding.form.descriptionHelp',
      defaultMessage: 'Tell supporters what you’re going to make. Leave an empty line to start a new paragraph.',
      description: 'Below the description',
    },
    cover: { id: 'crowdfunding.form.cover', defaultMessage: 'Cover image', description: 'Label of a field' },
    coverHelp: {
      id: 'crowdfunding.form.coverHelp',
      defaultMessage: 'Submitted with your request.',
      description: 'Below the cover picture',
    },
    coverMissing: {
      id: 'crowdfunding.form.coverMissing',
      defaultMessage: 'Choose a cover image.',
      description: 'Error of the cover picture',
    },
    terms: { id: 'crowdfunding.form.terms', defaultMessage: 'Goal and timeline', description: 'Heading of fields' },
    amount: {
      id: 'crowdfunding.form.amount',
      defaultMessage: 'Amount requested',
      description: 'Label: how much is asked for',
    },
    aboveNothing: {
      id: 'crowdfunding.form.aboveNothing',
      defaultMessage: 'Enter an amount above zero.',
      description: 'Error of an amount',
    },
    completion: {
      id: 'crowdfunding.form.completion',
      defaultMessage: 'Art completion date',
      description: 'Label: the day on which the art is complete',
    },
    completionHelp: {
      id: 'crowdfunding.form.completionHelp',
      defaultMessage: 'The day the last piece will be finished.',
      description: 'Below the art completion date',
    },
    validity: {
      id: 'crowdfunding.form.validity',
      defaultMessage: 'Funding period',
      description: 'Label: so many months',
    },
    validityHelp: {
      id: 'crowdfunding.form.validityHelp',
      defaultMessage: 'How long supporters can contribute after approval: 1 to 24 months.',
      description: 'Below the months for which a request is valid',
    },
    months: { id: 'crowdfunding.form.months', defaultMessage: 'months', description: 'Unit behind a number' },
    piecesTitle: {
      id: 'crowdfunding.form.piecesTitle',
      defaultMessage: 'Art pieces',
      description: 'Heading of fields',
    },
    pieces: {
      id: 'crowdfunding.form.pieces',
      defaultMessage: 'Works from your library',
      description: 'Label of the button that chooses works',
    },
    piecesMissing: {
      id: 'crowdfunding.form.piecesMissing',
      defaultMessage: 'Choose at least one work.',
      description: 'Error where no work is chosen',
    },
    costsHelp: {
      id: 'crowdfunding.form.costsHelp',
      defaultMessage: 'Set a normal cost and a lower cost at which supporters can buy each piece.',
      description: 'Below the heading of the art pieces',
    },
    normal_cost: { id: 'crowdfunding.form.normalCost', defaultMessage: 'Normal cost', description: 'Label of a field' },
    crowdfunding_cost: {
      id: 'crowdfunding.form.crowdfundingCost',
      defaultMessage: 'Crowdfunding cost',
      description: 'Label of a field',
    },
    costAbove: {
      id: 'crowdfunding.form.costAbove',
      defaultMessage: 'The crowdfunding cost can’t be higher than the normal cost.',
      description: 'Error of the crowdfunding cost',
    },
    receive: {
      id: 'crowdfunding.form.receive',
      defaultMessage: 'What you receive',
      description: 'Heading of the reckoning beside the form',
    },
    ifDonated: {
      id: 'crowdfunding.form.ifDonated',
      defaultMessage: 'If donations reach the goal',
      description: 'Heading of one reckoning',
    },
    ifBought: {
      id: 'crowdfunding.form.ifBought',
      defaultMessage: 'If every piece sells',
      description: 'Heading of the other reckoning',
    },
    receiveHelp: {
      id: 'crowdfunding.form.receiveHelp',
      defaultMessage: 'Fees apply only to what supporters actually pay.',
      description: 'Below both reckonings',
    },
    send: { id: 'crowdfunding.form.send', defaultMessage: 'Send request', description: 'Button that sends' },
    save: { id: 'crowdfunding.form.save', defaultMessage: 'Save request', description: 'Button that saves' },
    edit: { id: 'crowdfunding.form.edit', defaultMessage: 'Edit', description: 'Link from a request to its form' },
    view: { id: 'crowdfunding.form.view', defaultMessage: 'View request', description: 'Link from the form' },
    closed: {
      id: 'crowdfunding.form.closed',
      defaultMessage: 'This request can’t be changed anymore',
      description: 'In place of the form, or above it',
    },
    leaveTitle: {
      id: 'crowdfunding.form.leaveTitle',
      defaultMessage: 'Leave without sending?',
      description: 'Title of a question',
    },
    leaveHelp: {
      id: 'crowdfunding.form.leaveHelp',
      defaultMessage: 'What you typed is saved on this device and will be here when you come back.',
      description: 'Text of that question',
    },
    leave: { id: 'crowdfunding.form.leave', defaultMessage: 'Leave', description: 'Button of that question' },
    type: { id: 'crowdfunding.form.type', defaultMessage: 'Type', description: 'Art, photo, design or frame' },
    typesFailed: {
      id: 'crowdfunding.form.typesFailed',
      defaultMessage: 'We couldn’t load the types of works.',
      description: 'Title of a failure',
    },
    noWorks: {
      id: 'crowdfunding.form.noWorks',
      defaultMessage: 'No works of this type are available',
      description: 'In place of works',
    },
    noWorksHelp: {
      id: 'crowdfunding.form.noWorksHelp',
      defaultMessage: 'Works already in another request, or bought by a supporter, aren’t listed.',
      description: 'Below “No work of this type is free”',
    },
    noMatchHelp: {
      id: 'crowdfunding.form.noMatchHelp',
      defaultMessage: 'Try part of the title, or another type.',
      description: 'Below “No work matches”',
    },
  }),
  piecesHelp: defineMessage<{ most: number }>({
    id: 'crowdfunding.form.piecesHelp',
    defaultMessage: 'Choose 1 to {most, number} works.',
    description: 'Below the button that chooses works',
  }),
  piecesMany: defineMessage<{ most: number; count: number }>({
    id: 'crowdfunding.form.piecesMany',
    defaultMessage: 'You chose {count, number} works. A request can have {most, number} at most.',
    description: 'Under the works that are chosen from',
  }),
  takeOut: defineMessage<{ title: string }>({
    id: 'crowdfunding.form.takeOut',
    defaultMessage: 'Remove “{title}”',
    description: 'Button beside a chosen work',
  }),
  editTitle: defineMessage<{ title: string }>({
    id: 'crowdfunding.form.editTitle',
    defaultMessage: 'Edit “{title}”',
    description: 'Title of the page',
  }),
  closedHelp: defineMessage<{ status: string }>({
    id: 'crowdfunding.form.closedHelp',
    defaultMessage: 'You can change a request until it’s decided. Current status: {status}.',
    description: 'Below “This request can no longer be changed”',
  }),
};

/** Errors of empty fields; those of pieces are in `pieceMissing`. */
export const missingMessages = defineMessages({
  title: {
    id: 'crowdfunding.form.titleMissing',
    defaultMessage: 'Enter a title.',
    description: 'Error: the field is empty',
  },
  amount_requested: {
    id: 'crowdfunding.form.amountMissing',
    defaultMessage: 'Enter the amount you need.',
    description: 'Error: the field is empty',
  },
  art_completion_date: {
    id: 'crowdfunding.form.completionMissing',
    defaultMessage: 'Choose a completion date.',
    description: 'Error: the field is empty',
  },
  validity_months: {
    id: 'crowdfunding.form.validityMissing',
    defaultMessage: 'Enter how many months the request stays open.',
    description: 'Error: the field is empty',
  },
});

/** Errors of empty fields of a piece. */
export const pieceMissing = defineMessages({
  normal_cost: {
    id: 'crowdfunding.form.normalCostMissing',
    defaultMessage: 'Enter the normal cost.',
    description: 'Error: the field is empty',
  },
  crowdfunding_cost: {
    id: 'crowdfunding.form.crowdfundingCostMissing',
    defaultMessage: 'Enter the crowdfunding cost.',
    description: 'Error: the field is empty',
  },
});
