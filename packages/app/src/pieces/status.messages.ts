import type { ArtPiece } from '@smart-art/api-client/queries';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Status of an art piece (000 section 7). */
export const pieceStatusMessages = defineMessages({
  not_started: { id: 'piece.notStarted', defaultMessage: 'Not started', description: 'Status of an art piece' },
  in_progress: { id: 'piece.inProgress', defaultMessage: 'In progress', description: 'Status of an art piece' },
  completed: { id: 'piece.completed', defaultMessage: 'Completed', description: 'Status of an art piece' },
  shipped: { id: 'piece.shipped', defaultMessage: 'Shipped', description: 'Status of an art piece' },
  delivered: { id: 'piece.delivered', defaultMessage: 'Delivered', description: 'Status of an art piece' },
} satisfies Record<ArtPiece['status'], MessageDescriptor>);
