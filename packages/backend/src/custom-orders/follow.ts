/** Derives the progress of a paid custom order from its pieces. */
import type { ArtPieceRow } from '../art-pieces/find.ts';
import type { Queries } from '../db/database.ts';
import type { ArtPieceStatus } from '../processes/art-piece.ts';
import type { CustomOrderState } from '../processes/custom.ts';
import { lockCustomOrder, piecesOfOrders, stateOfRecord } from './find.ts';
import { applyStep } from './step.ts';

const course: readonly ArtPieceStatus[] = ['not_started', 'in_progress', 'completed', 'shipped', 'delivered'];

/** True if all pieces have reached a status. */
const areAll = (pieces: readonly ArtPieceRow[], status: ArtPieceStatus) =>
  pieces.every((piece) => course.indexOf(piece.status) >= course.indexOf(status));

/** The next step towards the state of the pieces; null if the order is up to date. */
function nextAction(state: CustomOrderState, pieces: readonly ArtPieceRow[]): string | null {
  if (state === 'confirmed') return pieces.some(({ status }) => status !== 'not_started') ? 'begin' : null;
  if (state === 'in_progress') return areAll(pieces, 'completed') ? 'complete' : null;
  if (state === 'completed' && !areAll(pieces, 'completed')) return 'take_up_again';
  if (state === 'completed') return areAll(pieces, 'shipped') ? 'ship' : null;
  if (state === 'shipped') return areAll(pieces, 'delivered') ? 'deliver' : null;
  return null;
}

/** Updates the order's state after one of its pieces has changed. */
export async function followPieces(tx: Queries, { order_id }: ArtPieceRow, now: Date): Promise<void> {
  if (order_id === null) return;
  const pieces = await piecesOfOrders(tx, [order_id]);
  let record = await lockCustomOrder(tx, order_id);
  while (record) {
    const action = nextAction(stateOfRecord(record), pieces);
    if (!action) return;
    record = await applyStep(tx, record, { action, actor: { kind: 'system' }, now });
  }
}
