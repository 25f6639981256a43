import type { ArtPiece } from '@smart-art/api-client/queries';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { PieceStep } from '../../pieces/steps.ts';

/** Button labels of a piece's steps. */
export const moveMessages = defineMessages({
  start: { id: 'pieceMove.start', defaultMessage: 'Start work', description: 'Step of an art piece' },
  report_progress: { id: 'pieceMove.report', defaultMessage: 'Share progress', description: 'Step of an art piece' },
  complete: { id: 'pieceMove.complete', defaultMessage: 'Mark as completed', description: 'Step of an art piece' },
  reopen: { id: 'pieceMove.reopen', defaultMessage: 'Resume work', description: 'Step of an art piece' },
  ship: { id: 'pieceMove.ship', defaultMessage: 'Mark as shipped', description: 'Step of an art piece' },
  correct_tracking: {
    id: 'pieceMove.correctTracking',
    defaultMessage: 'Edit tracking',
    description: 'Step of an art piece',
  },
  deliver: { id: 'pieceMove.deliver', defaultMessage: 'Mark as delivered', description: 'Step of an art piece' },
  edit: { id: 'pieceMove.edit', defaultMessage: 'Edit details', description: 'Step of an art piece' },
  add_images: { id: 'pieceMove.addImages', defaultMessage: 'Add photos', description: 'Step of an art piece' },
  comment: { id: 'pieceMove.comment', defaultMessage: 'Write a comment', description: 'Step of an art piece' },
} satisfies Record<PieceStep, MessageDescriptor>);

/** Fields of a progress report. */
export const reportMessages = defineMessages({
  percent: { id: 'pieceMove.percent', defaultMessage: 'Progress', description: 'Field: per cent' },
  note: { id: 'pieceMove.note', defaultMessage: 'Note', description: 'Field of a report' },
  noteHelp: { id: 'pieceMove.noteHelp', defaultMessage: 'The buyer can read this.', description: 'Below a note' },
  delivery: {
    id: 'pieceMove.delivery',
    defaultMessage: 'Photo of the delivery',
    description: 'Field of a delivery',
  },
  deliveryHelp: {
    id: 'pieceMove.deliveryHelp',
    defaultMessage: 'Saved with the piece as proof of delivery.',
    description: 'Below the picture of the delivered piece',
  },
  deliveryMissing: {
    id: 'pieceMove.deliveryMissing',
    defaultMessage: 'Choose a photo of the delivery.',
    description: 'Refusal of a delivery without a picture',
  },
});

type Rest = ArtPiece['status'] | 'offer';

/** Shown when a piece needs no action now. */
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
      defaultMessage: 'Set the price and completion date here, then send the offer from the order.',
      description: 'What is next for a piece',
    },
    not_started: {
      id: 'pieceMove.rest.notStartedText',
      defaultMessage: 'You can start once the order is paid.',
      description: 'What is next for a piece',
    },
    in_progress: {
      id: 'pieceMove.rest.inProgressText',
      defaultMessage: 'There’s nothing left to do.',
      description: 'What is next for a piece',
    },
    completed: {
      id: 'pieceMove.rest.completedText',
      defaultMessage: 'Waiting for a buyer.',
      description: 'What is next for a piece',
    },
    shipped: {
      id: 'pieceMove.rest.shippedText',
      defaultMessage: 'The buyer will confirm when it arrives.',
      description: 'What is next for a piece',
    },
    delivered: {
      id: 'pieceMove.rest.deliveredText',
      defaultMessage: 'It has arrived. There’s nothing left to do.',
      description: 'What is next for a piece',
    },
  } satisfies Record<Rest, MessageDescriptor>),
};

/** Errors of empty fields in a report. */
export const reportMissing = defineMessages({
  percent: {
    id: 'pieceMove.percentMissing',
    defaultMessage: 'Enter the progress in percent.',
    description: 'Error: the field is empty',
  },
});
