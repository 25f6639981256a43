import type { ArtPiece } from '@smart-art/api-client/queries';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const pieceMessages = {
  ...defineMessages({
    name: { id: 'piecePage.name', defaultMessage: 'Art piece', description: 'Name of the page of a piece' },
    missing: { id: 'piecePage.missing', defaultMessage: 'Piece not found', description: 'In place of a piece' },
    missingHelp: {
      id: 'piecePage.missingHelp',
      defaultMessage: 'It may belong to another seller, or the link may be wrong.',
      description: 'Below “Piece not found”',
    },
    failed: {
      id: 'piecePage.failed',
      defaultMessage: 'We couldn’t load this piece.',
      description: 'In place of a piece',
    },
    toOrder: { id: 'piecePage.toOrder', defaultMessage: 'Back to order', description: 'Link from a piece' },
    next: { id: 'piecePage.next', defaultMessage: 'Next piece', description: 'Link to the next piece of an order' },
    toRequest: {
      id: 'piecePage.toRequest',
      defaultMessage: 'Back to request',
      description: 'Link from a piece, to its crowdfunding request',
    },
    toPurchased: {
      id: 'piecePage.toPurchased',
      defaultMessage: 'View purchased art',
      description: 'Link in place of a piece that is not there',
    },
    offer: { id: 'piecePage.offer', defaultMessage: 'Your offer', description: 'Part of the page of a piece' },
    offerHelp: {
      id: 'piecePage.offerHelp',
      defaultMessage: 'The buyer sees this when you send your offer.',
      description: 'Below “Your offer”',
    },
    about: { id: 'piecePage.about', defaultMessage: 'About the piece', description: 'Part of the page of a piece' },
    progress: { id: 'piecePage.progress', defaultMessage: 'Progress', description: 'Label of a bar: how much is done' },
  }),
  belongsTo: defineMessage<{ number: string; title: string }>({
    id: 'piecePage.belongsTo',
    defaultMessage: '{number} · {title}',
    description: 'Which order a piece belongs to',
  }),
};

/** The sale of a piece to a supporter. */
export const purchaseMessages = {
  ...defineMessages({
    title: { id: 'piecePage.purchase', defaultMessage: 'Purchase', description: 'Part of the page of a piece' },
    supporter: { id: 'piecePage.supporter', defaultMessage: 'Bought by', description: 'Fact of a purchase' },
    at: { id: 'piecePage.boughtOn', defaultMessage: 'Bought on', description: 'Fact of a purchase: a day' },
    paid: { id: 'piecePage.paid', defaultMessage: 'Paid', description: 'Line of a purchase' },
    received: { id: 'piecePage.received', defaultMessage: 'You receive', description: 'Line of a purchase' },
  }),
  charge: defineMessage<{ percent: string }>({
    id: 'piecePage.charge',
    defaultMessage: 'Sale service charge, {percent}',
    description: 'Line of a purchase',
  }),
};

type Kind = ArtPiece['images'][number]['kind'];

/** What a photograph of a piece shows. */
export const imageKindMessages = {
  progress: defineMessage<{ date: string }>({
    id: 'piecePage.kind.progress',
    defaultMessage: 'In progress, {date}',
    description: 'Caption of a photograph',
  }),
  completed: defineMessage<{ date: string }>({
    id: 'piecePage.kind.completed',
    defaultMessage: 'Completed, {date}',
    description: 'Caption of a photograph',
  }),
  delivery: defineMessage<{ date: string }>({
    id: 'piecePage.kind.delivery',
    defaultMessage: 'Delivered, {date}',
    description: 'Caption of a photograph',
  }),
} satisfies Record<Kind, MessageDescriptor>;

export const photographMessages = defineMessages({
  title: { id: 'piecePage.addTitle', defaultMessage: 'Share photos', description: 'Part of the page of a piece' },
  add: { id: 'piecePage.add', defaultMessage: 'Add photos', description: 'Button: sends photos' },
  shows: { id: 'piecePage.shows', defaultMessage: 'What they show', description: 'Choice: what photos show' },
  progress: {
    id: 'piecePage.showsProgress',
    defaultMessage: 'Work in progress',
    description: 'What photographs show',
  },
  completed: {
    id: 'piecePage.showsCompleted',
    defaultMessage: 'Completed piece',
    description: 'What photographs show',
  },
  files: { id: 'piecePage.files', defaultMessage: 'Photos', description: 'Field of a piece' },
  help: {
    id: 'piecePage.filesHelp',
    defaultMessage: 'The buyer is notified and can see them. They count towards your storage.',
    description: 'Below the photographs of a piece',
  },
  missing: { id: 'piecePage.filesMissing', defaultMessage: 'Choose a photo.', description: 'Refusal' },
});

export const commentMessages = defineMessages({
  title: { id: 'piecePage.comments', defaultMessage: 'Comments', description: 'Part of the page of a piece' },
  empty: {
    id: 'piecePage.noComments',
    defaultMessage: 'No comments yet. The buyer gets each one by email.',
    description: 'In place of comments',
  },
  write: { id: 'piecePage.write', defaultMessage: 'Comment', description: 'Field: writes to the buyer' },
});
