/** A seller's edits and progress reports of a piece. */

import { answerOrder } from '../custom-orders/answer.ts';
import { followPieces } from '../custom-orders/follow.ts';
import { recalculateOrder } from '../custom-orders/recalculate.ts';
import type { Queries } from '../db/database.ts';
import type { Session } from '../session/session.ts';
import { type PieceEvent, pieceStatusAfter, pieceToChange, recordStep, writePiece } from './change.ts';
import type { ArtPieceRow } from './find.ts';
import { type ArtPieceStatusInput, isOrderStatus, orderActions, stepOf } from './status.ts';
import { type ArtPieceInput, columnsOf } from './update.ts';

interface Target {
  ifMatch?: string | undefined;
  now: Date;
}

/** Saves a piece's details and costs. @throws HttpError 403, 404, 409, 412, 422 */
export async function editPiece(
  tx: Queries,
  session: Session,
  input: ArtPieceInput,
  target: Target & { id: string },
): Promise<ArtPieceRow> {
  const owned = await pieceToChange(tx, session, target);
  await pieceStatusAfter(tx, owned.piece, 'edit', target.now);
  const row = await writePiece(tx, owned.piece, await columnsOf(tx, owned, input), target.now);
  if (owned.owner.costsAreOpen) await recalculateOrder(tx, row, target.now);
  await recordStep(tx, row, session, { event: 'edited' }, target.now);
  return row;
}

/**
 * Applies a reported step: updates the piece and its timeline, and notifies the receiver.
 *
 * @throws HttpError 403, 404, 409, 412, 422
 */
export async function reportStep(
  tx: Queries,
  session: Session,
  input: ArtPieceStatusInput,
  { ifMatch, now }: Target,
): Promise<ArtPieceRow> {
  const { piece } = await pieceToChange(tx, session, { id: input.art_piece_id, ifMatch, now });
  const note = input.note?.trim() || null;
  if (isOrderStatus(input.status)) {
    await answerOrder(tx, session, piece, orderActions[input.status], note, now);
    return piece;
  }
  const { action, percent, message } = stepOf(piece, input);
  const status = await pieceStatusAfter(tx, piece, action, now);
  const row = await writePiece(tx, piece, { status, percent }, now);
  const event: PieceEvent = { event: action, note, values: { percent }, message, messageValues: { percent } };
  await recordStep(tx, row, session, event, now);
  await followPieces(tx, row, now);
  return row;
}
