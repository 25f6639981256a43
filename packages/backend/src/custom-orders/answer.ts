/** The seller's answer to a custom order, made through one of its pieces. */
import { personName } from '@smart-art/openapi/rules';
import type { ArtPieceRow } from '../art-pieces/find.ts';
import type { Queries } from '../db/database.ts';
import { invalidField } from '../http/http-error.ts';
import type { Session } from '../session/session.ts';
import { lockCustomOrder } from './find.ts';
import { applyStep } from './step.ts';

/** @throws HttpError 409 if the step is not possible, 422 if the piece does not belong to a custom order */
export async function answerOrder(
  tx: Queries,
  { user }: Session,
  { order_id }: ArtPieceRow,
  action: string,
  reason: string | null,
  now: Date,
): Promise<void> {
  const record = order_id === null ? undefined : await lockCustomOrder(tx, order_id);
  if (!record) throw invalidField('status', 'artPieceNotOrdered');
  const actor = { kind: 'seller', name: personName(user.firstname, user.lastname) } as const;
  await applyStep(tx, record, { action, actor, reason, now });
}
