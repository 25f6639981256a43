import type { ArtPiece } from '@smart-art/api-client/queries';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { PieceStep } from '../../pieces/steps.ts';

/** Button labels of a piece's steps. */
export const moveMessages = defineMessages({
  start: { id: 'pieceMove.start', defaultMessage: 'Start work', description: 'Button label on a piece' },
  report_progress: { id: 'pieceMove.report', defaultMessage: 'Share progress', description: 'Button label on a piece' },
  complete: { id: 'pieceMove.complete', defaultMessage: 'Mark as completed', description: 'Button label on a piece' },
  reopen: { id: 'pieceMove.reopen', defaultMessage: 'Resume work', description: 'Button label on a piece' },
  ship: { id: 'pieceMove.ship', defaultMessage: 'Mark as shipped', description: 'Button label on a piece' },
  correct_tracking: {
    id: 'pieceMove.correctTracking',
    defaultMessage: 'Edit tracking',
    description: 'Button label on a piece',
  },
  deliver: { id: 'pieceMove.deliver', defaultMessage: 'Mark as delivered', description: 'Button label on a piece' },
  edit: { id: 'pieceMove.edit', defaultMessage: 'Edit details', description: 'Button label on a piece' },
  add_images: { id: 'pieceMove.addImages', defaultMessage: 'Add photos', description: 'Button label on a piece' },
  comment: { id: 'pieceMove.comment', defaultMessage: 'Write a comment', description: 'Button label on a piece' },
} satisfies Record<PieceStep, MessageDescriptor>);

/** Fields of a progress report. */
export const reportMessages = defineMessages({
  percent: { id: 'pieceMove.percent', defaultMessage: 'Progress', description: 'Field label: percent' },
  note: { id: 'pieceMove.note', defaultMessage: 'Note', description: 'Field label of a report' },
  noteHelp: { id: 'pieceMove.noteHelp', defaultMessage: 'The buyer can read this.', description: 'Hint below a note' },
  delivery: {
    id: 'pieceMove.delivery',
    defaultMessage: 'Photo of the delivery',
    description: 'Field label of a delivery',
  },
  deliveryHelp: {
    id: 'pieceMove.deliveryHelp',
    defaultMessage: 'Saved with the piece as proof of delivery.',
    description: 'Hint below the delivery photo',
  },
  deliveryMissing: {
    id: 'pieceMove.deliveryMissing',
    defaultMessage: 'Choose a photo of the delivery.',
    description: 'Error message when the delivery photo is missing',
  },
});

type Rest = ArtPiece['status'] | 'offer';

/** Shown when a piece needs no action now. */
export const restMessages = {
  titles: defineMessages({
    offer: { id: 'pieceMove.rest.offer', defaultMessage: 'Make your offer', description: 'Heading: piece status' },
    not_started: {
      id: 'pieceMove.rest.notStarted',
      defaultMessage: 'Not started',
      description: 'Heading: piece status',
    },
    in_progress: {
      id: 'pieceMove.rest.inProgress',
      defaultMessage: 'In progress',
      description: 'Heading: piece status',
    },
    completed: { id: 'pieceMove.rest.completed', defaultMessage: 'Completed', description: 'Heading: piece status' },
    shipped: { id: 'pieceMove.rest.shipped', defaultMessage: 'On its way', description: 'Heading: piece status' },
    delivered: { id: 'pieceMove.rest.delivered', defaultMessage: 'Delivered', description: 'Heading: piece status' },
  } satisfies Record<Rest, MessageDescriptor>),
  texts: defineMessages({
    offer: {
      id: 'pieceMove.rest.offerText',
      defaultMessage: 'Set the price and completion date here, then send the offer from the order.',
      description: 'Text below the status of a piece',
    },
    not_started: {
      id: 'pieceMove.rest.notStartedText',
      defaultMessage: 'You can start once the order is paid.',
      description: 'Text below the status of a piece',
    },
    in_progress: {
      id: 'pieceMove.rest.inProgressText',
      defaultMessage: 'There’s nothing left to do.',
      description: 'Text below the status of a piece',
    },
    completed: {
      id: 'pieceMove.rest.completedText',
      defaultMessage: 'Waiting for a buyer.',
      description: 'Text below the status of a piece',
    },
    shipped: {
      id: 'pieceMove.rest.shippedText',
      defaultMessage: 'The buyer will confirm when it arrives.',
      description: 'Text below the status of a piece',
    },
    delivered: {
      id: 'pieceMove.rest.deliveredText',
      defaultMessage: 'It has arrived. There’s nothing left to do.',
      description: 'Text below the status of a piece',
    },
  } satisfies Record<Rest, MessageDescriptor>),
};

/** Errors of empty fields in a report. */
export const reportMissing = defineMessages({
  percent: {
    id: 'pieceMove.percentMissing',
    defaultMessage: 'Enter the progress in percent.',
    description: 'Error message of an empty field',
  },
});
