import type { ArtPiece } from '@smart-art/api-client/queries';
import { StatusBadge, type StatusBadgeProps } from '@smart-art/ui/status-badge';
import { useIntl } from 'react-intl';
import { pieceStatusMessages } from './status.messages.ts';

const tones: Record<ArtPiece['status'], StatusBadgeProps['tone']> = {
  not_started: 'neutral',
  in_progress: 'info',
  completed: 'success',
  shipped: 'info',
  delivered: 'success',
};

/** The status of an art piece. */
export function PieceStatusBadge({ status }: Pick<ArtPiece, 'status'>) {
  return <StatusBadge tone={tones[status]}>{useIntl().formatMessage(pieceStatusMessages[status])}</StatusBadge>;
}
