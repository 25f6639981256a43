/** Maps a reported status to a step. */
import type { components } from '@smart-art/openapi/product';
import type { MessageKey } from '../messages/messages.ts';
import type { ArtPieceRow } from './find.ts';

export type ArtPieceStatusInput = components['schemas']['ArtPieceStatusInput'];

interface Step {
  action: 'start' | 'report_progress' | 'reopen' | 'complete';
  percent: number;
  /** Message for the receiver of the piece. */
  message: MessageKey;
}

/** Steps of a custom order that are triggered by a status of one of its pieces (001 section 4). */
export const orderActions = {
  auction_applied: 'apply_for_auction',
  artist_accepted: 'accept',
  artist_not_accepted: 'decline',
} as const;

export const isOrderStatus = (status: ArtPieceStatusInput['status']): status is keyof typeof orderActions =>
  Object.hasOwn(orderActions, status);

/** Default progress of a completed piece that is reopened. */
const reopenedPercent = 90;

/** The transition table decides whether the step is possible. */
export function stepOf(piece: ArtPieceRow, { status, percent }: ArtPieceStatusInput): Step {
  if (status === 'completed') return { action: 'complete', percent: 100, message: 'artPieceCompleted' };
  if (piece.status === 'not_started') return { action: 'start', percent: percent ?? 0, message: 'artPieceStarted' };
  if (piece.status === 'completed') {
    return { action: 'reopen', percent: percent ?? reopenedPercent, message: 'artPieceProgressed' };
  }
  return { action: 'report_progress', percent: percent ?? piece.percent, message: 'artPieceProgressed' };
}
