import type { ArtPiece } from '@smart-art/api-client/queries';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const pieceMessages = {
  ...defineMessages({
    name: { id: 'piecePage.name', defaultMessage: 'Art piece', description: 'Page title of a piece' },
    missing: { id: 'piecePage.missing', defaultMessage: 'Piece not found', description: 'Heading: piece not found' },
    missingHelp: {
      id: 'piecePage.missingHelp',
      defaultMessage: 'It may belong to another seller, or the link may be wrong.',
      description: 'Text below “Piece not found”',
    },
    failed: {
      id: 'piecePage.failed',
      defaultMessage: 'We couldn’t load this piece.',
      description: 'Title of the banner when loading failed',
    },
    toOrder: { id: 'piecePage.toOrder', defaultMessage: 'Back to order', description: 'Link from a piece' },
    next: { id: 'piecePage.next', defaultMessage: 'Next piece', description: 'Link to the next piece of an order' },
    toRequest: {
      id: 'piecePage.toRequest',
      defaultMessage: 'Back to request',
      description: 'Link from a piece to its crowdfunding request',
    },
    toPurchased: {
      id: 'piecePage.toPurchased',
      defaultMessage: 'View purchased art',
      description: 'Link shown when a piece does not exist',
    },
    offer: { id: 'piecePage.offer', defaultMessage: 'Your offer', description: 'Section heading on a piece page' },
    offerHelp: {
      id: 'piecePage.offerHelp',
      defaultMessage: 'The buyer sees this when you send your offer.',
      description: 'Hint below “Your offer”',
    },
    about: { id: 'piecePage.about', defaultMessage: 'About the piece', description: 'Section heading on a piece page' },
    progress: { id: 'piecePage.progress', defaultMessage: 'Progress', description: 'Label of the progress bar' },
  }),
  belongsTo: defineMessage<{ number: string; title: string }>({
    id: 'piecePage.belongsTo',
    defaultMessage: '{number} · {title}',
    description: 'Number and title of a piece’s order',
  }),
};

/** The sale of a piece to a supporter. */
export const purchaseMessages = {
  ...defineMessages({
    title: { id: 'piecePage.purchase', defaultMessage: 'Purchase', description: 'Section heading on a piece page' },
    supporter: { id: 'piecePage.supporter', defaultMessage: 'Bought by', description: 'Label of a purchase detail' },
    at: { id: 'piecePage.boughtOn', defaultMessage: 'Bought on', description: 'Label of a purchase detail: a date' },
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
    description: 'Photo caption',
  }),
  completed: defineMessage<{ date: string }>({
    id: 'piecePage.kind.completed',
    defaultMessage: 'Completed, {date}',
    description: 'Photo caption',
  }),
  delivery: defineMessage<{ date: string }>({
    id: 'piecePage.kind.delivery',
    defaultMessage: 'Delivered, {date}',
    description: 'Photo caption',
  }),
} satisfies Record<Kind, MessageDescriptor>;

export const photographMessages = defineMessages({
  title: { id: 'piecePage.addTitle', defaultMessage: 'Share photos', description: 'Section heading on a piece page' },
  add: { id: 'piecePage.add', defaultMessage: 'Add photos', description: 'Button label: uploads photos' },
  shows: { id: 'piecePage.shows', defaultMessage: 'What they show', description: 'Field label: subject of the photos' },
  progress: {
    id: 'piecePage.showsProgress',
    defaultMessage: 'Work in progress',
    description: 'Option: subject of the photos',
  },
  completed: {
    id: 'piecePage.showsCompleted',
    defaultMessage: 'Completed piece',
    description: 'Option: subject of the photos',
  },
  files: { id: 'piecePage.files', defaultMessage: 'Photos', description: 'Field label of a piece' },
  help: {
    id: 'piecePage.filesHelp',
    defaultMessage: 'The buyer is notified and can see them. They count towards your storage.',
    description: 'Hint below the photos of a piece',
  },
  missing: { id: 'piecePage.filesMissing', defaultMessage: 'Choose a photo.', description: 'Error message' },
});

export const commentMessages = defineMessages({
  title: { id: 'piecePage.comments', defaultMessage: 'Comments', description: 'Section heading on a piece page' },
  empty: {
    id: 'piecePage.noComments',
    defaultMessage: 'No comments yet. The buyer gets each one by email.',
    description: 'Text shown when there are no comments',
  },
  write: { id: 'piecePage.write', defaultMessage: 'Comment', description: 'Field label: comment to the buyer' },
});
