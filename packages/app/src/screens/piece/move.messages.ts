import type { ArtPiece } from '@smart-art/api-client/queries';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { PieceStep } from '../../pieces/steps.ts';

/** The steps of a piece as their buttons say them. */
export const moveMessages = defineMessages({
  start: { id: 'pieceMove.start', defaultMessage: 'Start the work', description: 'Step of an art piece' },
  report_progress: { id: 'pieceMove.report', defaultMessage: 'Tell the progress', description: 'Step of an art piece' },
  complete: { id: 'pieceMove.complete', defaultMessage: 'Mark as completed', description: 'Step of an art piece' },
  reopen: { id: 'pieceMove.reopen', defaultMessage: 'Work on it again', description: 'Step of an art piece' },
  ship: { id: 'pieceMove.ship', defaultMessage: 'Mark as shipped', description: 'Step of an art piece' },
  correct_tracking: {
    id: 'pieceMove.correctTracking',
    defaultMessage: 'Correct the tracking',
    description: 'Step of an art piece',
  },
  deliver: { id: 'pieceMove.deliver', defaultMessage: 'Mark as delivered', description: 'Step of an art piece' },
  edit: { id: 'pieceMove.edit', defaultMessage: 'Change what it is', description: 'Step of an art piece' },
  add_images: { id: 'pieceMove.addImages', defaultMessage: 'Add photos', description: 'Step of an art piece' },
  comment: { id: 'pieceMove.comment', defaultMessage: 'Write a comment', description: 'Step of an art piece' },
} satisfies Record<PieceStep, MessageDescriptor>);

/** The fields of what is reported. */
export const reportMessages = defineMessages({
  percent: { id: 'pieceMove.percent', defaultMessage: 'How much is done', description: 'Field: per cent' },
  note: { id: 'pieceMove.note', defaultMessage: 'Note', description: 'Field of a report' },
  noteHelp: { id: 'pieceMove.noteHelp', defaultMessage: 'The buyer can read this.', description: 'Below a note' },
  delivery: {
    id: 'pieceMove.delivery',
    defaultMessage: 'Picture of the delivered piece',
    description: 'Field of a delivery',
  },
  deliveryHelp: {
    id: 'pieceMove.deliveryHelp',
    defaultMessage: 'Saved with the piece as proof of delivery.',
    description: 'Below the picture of the delivered piece',
  },
  deliveryMissing: {
    id: 'pieceMove.deliveryMissing',
    defaultMessage: 'Choose a picture of the delivered piece.',
    description: 'Refusal of a delivery without a picture',
  },
});

type Rest = ArtPiece['status'] | 'offer';

/** What is said where nothing is to be done with a piece now. */
export const restMessages = {
  titles: defineMessages({
    offer: { id: 'pieceMove.rest.offer', defaultMessage: 'Make your offer', description: 'What is next for a piece' },
    not_started: {
      id: 'pieceMove.rest.notStarted',
      defaultMessage: 'Not started',
      description: 'What is next for a piece',
    },
    in_progress: {
      id: 'pieceMove.rest.inProgress',
      defaultMessage: 'In progress',
      description: 'What is next for a piece',
    },
    completed: { id: 'pieceMove.rest.completed', defaultMessage: 'Completed', description: 'What is next for a piece' },
    shipped: { id: 'pieceMove.rest.shipped', defaultMessage: 'On its way', description: 'What is next for a piece' },
    delivered: { id: 'pieceMove.rest.delivered', defaultMessage: 'Delivered', description: 'What is next for a piece' },
  } satisfies Record<Rest, MessageDescriptor>),
  texts: defineMessages({
    offer: {
      id: 'pieceMove.rest.offerText',
      defaultMessage: 'Set a price and a completion date. Then answer the order.',
      description: 'What is next for a piece',
    },
    not_started: {
      id: 'pieceMove.rest.notStartedText',
      defaultMessage: 'Work begins when the order is paid.',
      description: 'What is next for a piece',
    },
    in_progress: {
      id: 'pieceMove.rest.inProgressText',
      defaultMessage: 'Nothing is left for you to do.',
      description: 'What is next for a piece',
    },
    completed: {
      id: 'pieceMove.rest.completedText',
      defaultMessage: 'Waiting for a buyer.',
      description: 'What is next for a piece',
    },
    shipped: {
      id: 'pieceMove.rest.shippedText',
      defaultMessage: 'The buyer says when it has come.',
      description: 'What is next for a piece',
    },
    delivered: {
      id: 'pieceMove.rest.deliveredText',
      defaultMessage: 'It has arrived. Nothing is left for you to do.',
      description: 'What is next for a piece',
    },
  } satisfies Record<Rest, MessageDescriptor>),
};
