/** The bell (000 sections 1 and 3): short messages to a person inside the app. */
import type { Queries } from '../db/database.ts';
import { notifications } from '../db/schema/index.ts';
import { newId } from '../ids.ts';
import type { Wording } from '../messages/messages.ts';

export interface NewNotification {
  /** Who is told. */
  userId: string;
  /** What it is about, such as `Order`. */
  type: string;
  /** A wording is put into the reader's language when it is read; a message is shown as it was written. */
  message: Wording | string;
  /** Where in the app it leads: a path. */
  link: string | null;
  now: Date;
}

/** Puts a message into a person's bell, in the transaction that gives the occasion. @returns its id */
export async function notify(tx: Queries, { userId, type, message, link, now }: NewNotification): Promise<string> {
  const id = newId('ntf');
  const words =
    typeof message === 'string' ? { message } : { message_key: message.key, message_values: message.values ?? {} };
  await tx.insert(notifications).values({ id, user_id: userId, type, ...words, link, created_at: now });
  return id;
}
