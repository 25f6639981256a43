import { defineMessage, defineMessages } from 'react-intl';

/** Messages of the crowdfunding request form. */
export const requestFormMessages = {
  ...defineMessages({
    about: { id: 'crowdfunding.form.about', defaultMessage: 'About this project', description: 'Form section heading' },
    title: { id: 'crowdfunding.form.title', defaultMessage: 'Title', description: 'Field label' },
    titleHelp: {
      id: 'crowdfunding.form.titleHelp',
      defaultMessage: 'For example, casting three herons in bronze',
      description: 'Hint of the title field: an example',
    },
    description: {
      id: 'crowdfunding.form.description',
      defaultMessage: 'Description',
      description: 'Field label',
    },
    descriptionHelp: {
      id: 'crowdfunding.form.descriptionHelp',
      defaultMessage: 'Tell supporters what you’re going to make. Leave an empty line to start a new paragraph.',
      description: 'Hint of the description field',
    },
    cover: { id: 'crowdfunding.form.cover', defaultMessage: 'Cover image', description: 'Field label' },
    coverHelp: {
      id: 'crowdfunding.form.coverHelp',
      defaultMessage: 'Submitted with your request.',
      description: 'Hint of the cover image field',
    },
    coverMissing: {
      id: 'crowdfunding.form.coverMissing',
      defaultMessage: 'Choose a cover image.',
      description: 'Error message of the cover image',
    },
    terms: { id: 'crowdfunding.form.terms', defaultMessage: 'Goal and timeline', description: 'Form section heading' },
    amount: {
      id: 'crowdfunding.form.amount',
      defaultMessage: 'Amount requested',
      description: 'Field label: amount to raise',
    },
    aboveNothing: {
      id: 'crowdfunding.form.aboveNothing',
      defaultMessage: 'Enter an amount above zero.',
      description: 'Error message of an amount',
    },
    completion: {
      id: 'crowdfunding.form.completion',
      defaultMessage: 'Art completion date',
      description: 'Field label: completion date of the art',
    },
    completionHelp: {
      id: 'crowdfunding.form.completionHelp',
      defaultMessage: 'The day the last piece will be finished.',
      description: 'Hint of the completion date',
    },
    validity: {
      id: 'crowdfunding.form.validity',
      defaultMessage: 'Funding period',
      description: 'Field label: number of months',
    },
    validityHelp: {
      id: 'crowdfunding.form.validityHelp',
      defaultMessage: 'How long supporters can contribute after approval: 1 to 24 months.',
      description: 'Hint of the funding period field',
    },
    months: { id: 'crowdfunding.form.months', defaultMessage: 'months', description: 'Unit after a number field' },
    piecesTitle: {
      id: 'crowdfunding.form.piecesTitle',
      defaultMessage: 'Art pieces',
      description: 'Form section heading',
    },
    pieces: {
      id: 'crowdfunding.form.pieces',
      defaultMessage: 'Works from your library',
      description: 'Label of the field to choose works',
    },
    piecesMissing: {
      id: 'crowdfunding.form.piecesMissing',
      defaultMessage: 'Choose at least one work.',
      description: 'Error message: no work chosen',
    },
    costsHelp: {
      id: 'crowdfunding.form.costsHelp',
      defaultMessage: 'Set a normal cost and a lower cost at which supporters can buy each piece.',
      description: 'Text below the Art pieces heading',
    },
    normal_cost: { id: 'crowdfunding.form.normalCost', defaultMessage: 'Normal cost', description: 'Field label' },
    crowdfunding_cost: {
      id: 'crowdfunding.form.crowdfundingCost',
      defaultMessage: 'Crowdfunding cost',
      description: 'Field label',
    },
    costAbove: {
      id: 'crowdfunding.form.costAbove',
      defaultMessage: 'The crowdfunding cost can’t be higher than the normal cost.',
      description: 'Error message of the cost field',
    },
    receive: {
      id: 'crowdfunding.form.receive',
      defaultMessage: 'What you receive',
      description: 'Heading of the payout estimate',
    },
    ifDonated: {
      id: 'crowdfunding.form.ifDonated',
      defaultMessage: 'If donations reach the goal',
      description: 'Heading of the first estimate',
    },
    ifBought: {
      id: 'crowdfunding.form.ifBought',
      defaultMessage: 'If every piece sells',
      description: 'Heading of the second estimate',
    },
    receiveHelp: {
      id: 'crowdfunding.form.receiveHelp',
      defaultMessage: 'Fees apply only to what supporters actually pay.',
      description: 'Note below the estimates',
    },
    send: { id: 'crowdfunding.form.send', defaultMessage: 'Send request', description: 'Submit button' },
    save: { id: 'crowdfunding.form.save', defaultMessage: 'Save request', description: 'Submit button: edits' },
    edit: { id: 'crowdfunding.form.edit', defaultMessage: 'Edit', description: 'Link from a request to its edit form' },
    view: { id: 'crowdfunding.form.view', defaultMessage: 'View request', description: 'Link to the request' },
    closed: {
      id: 'crowdfunding.form.closed',
      defaultMessage: 'This request can’t be changed anymore',
      description: 'Heading above or in place of the form',
    },
    leaveTitle: {
      id: 'crowdfunding.form.leaveTitle',
      defaultMessage: 'Leave without sending?',
      description: 'Leave dialog title',
    },
    leaveHelp: {
      id: 'crowdfunding.form.leaveHelp',
      defaultMessage: 'What you typed is saved on this device and will be here when you come back.',
      description: 'Leave dialog text',
    },
    leave: { id: 'crowdfunding.form.leave', defaultMessage: 'Leave', description: 'Leave dialog button' },
    type: { id: 'crowdfunding.form.type', defaultMessage: 'Type', description: 'Field label: type of work' },
    typesFailed: {
      id: 'crowdfunding.form.typesFailed',
      defaultMessage: 'We couldn’t load the types of works.',
      description: 'Banner heading: load error',
    },
    noWorks: {
      id: 'crowdfunding.form.noWorks',
      defaultMessage: 'No works of this type are available',
      description: 'Heading of the empty list',
    },
    noWorksHelp: {
      id: 'crowdfunding.form.noWorksHelp',
      defaultMessage: 'Works already in another request, or bought by a supporter, aren’t listed.',
      description: 'Text below the heading of the empty list',
    },
    noMatchHelp: {
      id: 'crowdfunding.form.noMatchHelp',
      defaultMessage: 'Try part of the title, or another type.',
      description: 'Hint if no work matches',
    },
  }),
  piecesHelp: defineMessage<{ most: number }>({
    id: 'crowdfunding.form.piecesHelp',
    defaultMessage: 'Choose 1 to {most, number} works.',
    description: 'Hint of the field to choose works',
  }),
  piecesMany: defineMessage<{ most: number; count: number }>({
    id: 'crowdfunding.form.piecesMany',
    defaultMessage: 'You chose {count, number} works. A request can have {most, number} at most.',
    description: 'Error message in the dialog to choose works',
  }),
  takeOut: defineMessage<{ title: string }>({
    id: 'crowdfunding.form.takeOut',
    defaultMessage: 'Remove “{title}”',
    description: 'Button label beside a chosen work',
  }),
  editTitle: defineMessage<{ title: string }>({
    id: 'crowdfunding.form.editTitle',
    defaultMessage: 'Edit “{title}”',
    description: 'Page title',
  }),
  closedHelp: defineMessage<{ status: string }>({
    id: 'crowdfunding.form.closedHelp',
    defaultMessage: 'You can change a request until it’s decided. Current status: {status}.',
    description: 'Text below “This request can’t be changed anymore”',
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
