/** Tells a seller what others did: the bell, and the Slack channel of the module that it belongs to. */
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { client_settings } from '../db/schema/index.ts';
import type { Wording } from '../messages/messages.ts';
import { notify } from './notify.ts';
import { enqueueSlack } from './outbox.ts';

export interface News {
  /** Who is told. */
  userId: string;
  /** What it is about, such as `Exhibition`. */
  type: string;
  /** The Slack module, such as `exhibitions`. */
  module: string;
  message: Wording;
  /** Where in the app it leads: a path. */
  link: string;
  now: Date;
}

/** In the transaction in which it happens; Slack in the language that the seller has set. */
export async function tell(tx: Queries, { userId, type, module, message, link, now }: News): Promise<void> {
  await notify(tx, { userId, type, message, link, now });
  const [settings] = await tx
    .select({ language: client_settings.language })
    .from(client_settings)
    .where(eq(client_settings.user_id, userId));
  await enqueueSlack(tx, { sellerId: userId, module, language: settings?.language ?? 'en', wording: message, now });
}
