/** Shared by all changes of a piece: find, lock, check permission, record and notify. */
import { personName } from '@smart-art/openapi/rules';
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { art_pieces } from '../db/schema/index.ts';
import { forbidden, notFound } from '../http/http-error.ts';
import { requireVersion } from '../http/version.ts';
import type { MessageKey, MessageValue } from '../messages/messages.ts';
import { enqueueMail } from '../platform/outbox.ts';
import { recordEvent } from '../platform/timeline.ts';
import { type ArtPieceStatus, artPieceProcess } from '../processes/art-piece.ts';
import { take } from '../processes/process.ts';
import type { Session } from '../session/session.ts';
import type { ArtPieceEvent } from './events.ts';
import { type ArtPieceRow, findPiece, lockPiece, timelineKind } from './find.ts';
import { pieceCard } from './mail-card.ts';
import { lockOwner, ownerOf, type PieceOwner, receiverOf } from './owner.ts';
import { describePiece } from './piece.ts';
import { factsOf } from './summary.ts';

/** Checks that the session may see the piece's order or request. @throws HttpError 403 */
export function requirePermission({ permissions }: Session, { permission }: PieceOwner): void {
  if (!permissions.has(permission)) throw forbidden('notAllowed');
}

export interface OwnedPiece {
  piece: ArtPieceRow;
  owner: PieceOwner;
}

/**
 * The session's piece, locked until the transaction ends.
 *
 * @throws HttpError 403, 404, 412
 */
export async function pieceToChange(
  tx: Queries,
  session: Session,
  { id, ifMatch, now }: { id: string; ifMatch?: string; now: Date },
): Promise<OwnedPiece> {
  const found = await findPiece(tx, session.user.id, id);
  if (!found) throw notFound();
  // Lock the owner first, as everywhere, to avoid deadlocks.
  await lockOwner(tx, found);
  const owner = await ownerOf(tx, found);
  requirePermission(session, owner);
  const piece = await lockPiece(tx, id);
  if (!piece || piece.removed_at) throw notFound();
  await requireVersion(ifMatch, piece.version, () => describePiece(tx, piece, now));
  return { piece, owner };
}

/** @returns the state an action leads to. @throws HttpError 409 */
export const pieceStatusAfter = async (
  tx: Queries,
  piece: ArtPieceRow,
  action: string,
  now: Date,
): Promise<ArtPieceStatus> => take(artPieceProcess, action, piece.status, await factsOf(tx, piece), now);

export type PieceColumns = Partial<Omit<ArtPieceRow, 'id' | 'seller_id' | 'version'>>;

/** Writes a new version of a piece. */
export async function writePiece(
  tx: Queries,
  piece: ArtPieceRow,
  columns: PieceColumns,
  now: Date,
): Promise<ArtPieceRow> {
  const [row] = await tx
    .update(art_pieces)
    .set({ ...columns, version: piece.version + 1, updated_at: now })
    .where(eq(art_pieces.id, piece.id))
    .returning();
  if (!row) throw new Error('the piece was not written');
  return row;
}

export interface PieceEvent {
  event: ArtPieceEvent;
  note?: string | null;
  values?: Record<string, string | number>;
  /** Email message to the receiver of the piece; absent if it does not concern them. */
  message?: MessageKey;
  /** Values for the message besides the piece's title. */
  messageValues?: Record<string, MessageValue>;
}

/** Records a seller's step in the timeline and notifies the receiver of the piece. */
export async function recordStep(
  tx: Queries,
  piece: ArtPieceRow,
  { user }: Session,
  { event, note, values, message, messageValues }: PieceEvent,
  now: Date,
): Promise<void> {
  const name = personName(user.firstname, user.lastname);
  const actor = { kind: 'seller', name } as const;
  await recordEvent(tx, { kind: timelineKind, id: piece.id, actor, event, note, values, at: now });
  const receiver = message && (await receiverOf(tx, piece));
  if (!message || !receiver) return;
  const { email, language } = receiver;
  const parcel = message === 'artPieceShipped' ? piece.tracking_url : null;
  await enqueueMail(tx, {
    to: email,
    language,
    subject: { key: 'artPieceSubject', values: { title: piece.title } },
    name: receiver.name,
    text: [{ key: message, values: { title: piece.title, name, ...messageValues } }],
    card: await pieceCard(tx, piece, { seller: personName(user.firstname, user.lastname) }),
    ...(parcel && { action: { label: 'mailTrackParcel', link: parcel } }),
    now,
  });
}
