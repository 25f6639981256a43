import type { artPieceEvents } from '@smart-art/openapi/processes';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export type PieceEvent = (typeof artPieceEvents)[number];

/** Events of an art piece in its timeline, beside who did it. */
export const pieceEventMessages = {
  ...defineMessages({
    edited: { id: 'pieceEvent.edited', defaultMessage: 'Edited', description: 'Entry of a piece’s timeline' },
    start: { id: 'pieceEvent.started', defaultMessage: 'Work started', description: 'Entry of a piece’s timeline' },
    complete: { id: 'pieceEvent.completed', defaultMessage: 'Completed', description: 'Entry of a piece’s timeline' },
    commented: { id: 'pieceEvent.commented', defaultMessage: 'Commented', description: 'Entry of a piece’s timeline' },
    tracking_corrected: {
      id: 'pieceEvent.trackingCorrected',
      defaultMessage: 'Tracking corrected',
      description: 'Entry of a piece’s timeline',
    },
    shipped: { id: 'pieceEvent.shipped', defaultMessage: 'Shipped', description: 'Entry of a piece’s timeline' },
    delivered: { id: 'pieceEvent.delivered', defaultMessage: 'Delivered', description: 'Entry of a piece’s timeline' },
    bought: { id: 'pieceEvent.bought', defaultMessage: 'Bought', description: 'Entry of a piece’s timeline' },
  }),
  report_progress: defineMessage<{ percent: number }>({
    id: 'pieceEvent.progress',
    defaultMessage: '{percent, number}% done',
    description: 'Entry of a piece’s timeline',
  }),
  reopen: defineMessage<{ percent: number }>({
    id: 'pieceEvent.reopened',
    defaultMessage: 'Work resumed at {percent, number}%',
    description: 'Entry of a piece’s timeline',
  }),
  images_added: defineMessage<{ count: number }>({
    id: 'pieceEvent.imagesAdded',
    defaultMessage: '{count, plural, one {# photo added} other {# photos added}}',
    description: 'Entry of a piece’s timeline',
  }),
} satisfies Record<PieceEvent, MessageDescriptor>;
