import type { artPieceEvents } from '@smart-art/openapi/processes';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export type PieceEvent = (typeof artPieceEvents)[number];

/** Entries of an art piece's timeline, shown with the actor. */
export const pieceEventMessages = {
  ...defineMessages({
    edited: { id: 'pieceEvent.edited', defaultMessage: 'Edited', description: 'Piece timeline entry' },
    start: { id: 'pieceEvent.started', defaultMessage: 'Work started', description: 'Piece timeline entry' },
    complete: { id: 'pieceEvent.completed', defaultMessage: 'Completed', description: 'Piece timeline entry' },
    commented: { id: 'pieceEvent.commented', defaultMessage: 'Commented', description: 'Piece timeline entry' },
    tracking_corrected: {
      id: 'pieceEvent.trackingCorrected',
      defaultMessage: 'Tracking corrected',
      description: 'Piece timeline entry',
    },
    shipped: { id: 'pieceEvent.shipped', defaultMessage: 'Shipped', description: 'Piece timeline entry' },
    delivered: { id: 'pieceEvent.delivered', defaultMessage: 'Delivered', description: 'Piece timeline entry' },
    bought: { id: 'pieceEvent.bought', defaultMessage: 'Bought', description: 'Piece timeline entry' },
  }),
  report_progress: defineMessage<{ percent: number }>({
    id: 'pieceEvent.progress',
    defaultMessage: '{percent, number}% done',
    description: 'Piece timeline entry',
  }),
  reopen: defineMessage<{ percent: number }>({
    id: 'pieceEvent.reopened',
    defaultMessage: 'Work resumed at {percent, number}%',
    description: 'Piece timeline entry',
  }),
  images_added: defineMessage<{ count: number }>({
    id: 'pieceEvent.imagesAdded',
    defaultMessage: '{count, plural, one {# photo added} other {# photos added}}',
    description: 'Piece timeline entry',
  }),
} satisfies Record<PieceEvent, MessageDescriptor>;
