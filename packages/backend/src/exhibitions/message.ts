/** Messages from an organiser to applicants of an exhibition. */
import type { components } from '@smart-art/openapi/product';
import type { Queries } from '../db/database.ts';
import { conflict, notFound } from '../http/http-error.ts';
import { notifySeller } from '../platform/notify-seller.ts';
import { recordEvent } from '../platform/timeline.ts';
import { nameOf } from '../profile/people.ts';
import type { User } from '../session/session.ts';
import { findUsers } from './lists.ts';
import { findExhibition } from './rows.ts';

type Message = components['schemas']['ExhibitionMessage'];

/**
 * Sends a message to all applicants matching the filters.
 *
 * @returns the number of receivers
 * @throws HttpError 404 for everybody but the organiser, 409 if there are no receivers
 */
export async function messageUsers(
  tx: Queries,
  organiser: User,
  id: string,
  { message: text, ...choice }: Message,
  now: Date,
): Promise<number> {
  const exhibition = await findExhibition(tx, id, organiser.id);
  if (exhibition.seller_id !== organiser.id) throw notFound();
  const recipients = await findUsers(tx, exhibition, choice);
  if (recipients.length === 0) throw conflict('exhibitionNobodyToTell');
  const note = text.trim();
  const message = { key: 'exhibitionMessage', values: { exhibition: exhibition.name, message: note } } as const;
  const link = `/exhibitions/view/${id}`;
  for (const userId of recipients) {
    await notifySeller(tx, {
      sellerId: userId,
      type: 'Exhibition',
      kind: 'exhibitions',
      module: 'exhibitions',
      message,
      link,
      now,
    });
  }
  await recordEvent(tx, {
    kind: 'exhibition',
    id,
    actor: { kind: 'seller', name: nameOf(organiser) },
    event: 'message_sent',
    note,
    values: { count: recipients.length },
    at: now,
  });
  return recipients.length;
}
