/** In-app notifications (000 sections 1 and 3): short messages to a person. */
import type { Queries } from '../db/database.ts';
import { notifications } from '../db/schema/index.ts';
import { newId } from '../ids.ts';
import type { Wording } from '../messages/messages.ts';

export interface NewNotification {
  /** The receiver. */
  userId: string;
  /** Category, such as `Order`. */
  type: string;
  /** A wording is translated when read; a string is shown as it is. */
  message: Wording | string;
  /** Link target: a path of the app. */
  link: string | null;
  now: Date;
}

/** Adds a notification, in the transaction of the event it reports. @returns its id */
export async function notify(tx: Queries, { userId, type, message, link, now }: NewNotification): Promise<string> {
  const id = newId('ntf');
  const content =
    typeof message === 'string' ? { message } : { message_key: message.key, message_values: message.values ?? {} };
  await tx.insert(notifications).values({ id, user_id: userId, type, ...content, link, created_at: now });
  return id;
}
