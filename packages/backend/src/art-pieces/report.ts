/** What a seller says of a piece: what it is and costs, and how far it is. */

import { answerOrder } from '../custom-orders/answer.ts';
import { followPieces } from '../custom-orders/follow.ts';
import { reckonOrder } from '../custom-orders/reckon.ts';
import type { Queries } from '../db/database.ts';
import type { Session } from '../session/session.ts';
import { type PieceEvent, pieceStatusAfter, pieceToChange, recordStep, writePiece } from './change.ts';
import type { ArtPieceRow } from './find.ts';
import { type ArtPieceStatusInput, isOrderStatus, orderActions, stepOf } from './status.ts';
import { type ArtPieceInput, columnsOf } from './update.ts';

interface Asked {
  ifMatch?: string | undefined;
  now: Date;
}

/** Writes down what a piece is and costs. @throws HttpError 403, 404, 409, 412, 422 */
export async function editPiece(
  tx: Queries,
  session: Session,
  input: ArtPieceInput,
  asked: Asked & { id: string },
): Promise<ArtPieceRow> {
  const owned = await pieceToChange(tx, session, asked);
  await pieceStatusAfter(tx, owned.piece, 'edit', asked.now);
  const row = await writePiece(tx, owned.piece, await columnsOf(tx, owned, input), asked.now);
  if (owned.owner.costsAreOpen) await reckonOrder(tx, row, asked.now);
  await recordStep(tx, row, session, { event: 'edited' }, asked.now);
  return row;
}

/**
 * Takes a reported step: the piece, its timeline and those who wait for it.
 *
 * @throws HttpError 403, 404, 409, 412, 422
 */
export async function reportStep(
  tx: Queries,
  session: Session,
  input: ArtPieceStatusInput,
  { ifMatch, now }: Asked,
): Promise<ArtPieceRow> {
  const { piece } = await pieceToChange(tx, session, { id: input.art_piece_id, ifMatch, now });
  const note = input.note?.trim() || null;
  if (isOrderStatus(input.status)) {
    await answerOrder(tx, session, piece, orderActions[input.status], note, now);
    return piece;
  }
  const { action, percent, tell } = stepOf(piece, input);
  const status = await pieceStatusAfter(tx, piece, action, now);
  const row = await writePiece(tx, piece, { status, percent }, now);
  const event: PieceEvent = { event: action, note, values: { percent }, tell, words: { percent } };
  await recordStep(tx, row, session, event, now);
  await followPieces(tx, row, now);
  return row;
}
