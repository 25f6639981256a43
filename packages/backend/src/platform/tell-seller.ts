/** Tells a seller what others did, by all the ways there are: the bell, a mail and the seller's Slack channels. */
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { client_settings, users } from '../db/schema/index.ts';
import type { Wording } from '../messages/messages.ts';
import { notify } from './notify.ts';
import { enqueueMail, enqueueSlack } from './outbox.ts';

export interface News {
  sellerId: string;
  /** What it is about, such as `Crowdfunding`. */
  type: string;
  /** The mail's. */
  subject: Wording;
  message: Wording;
  /** Where in the app it leads: a path. */
  link: string;
  /** The Slack module it belongs to. */
  module: string;
  now: Date;
}

/** In the transaction in which it happens; mail and Slack in the language that the seller has set. */
export async function tellSeller(tx: Queries, news: News): Promise<void> {
  const { sellerId, type, subject, message, link, module, now } = news;
  await notify(tx, { userId: sellerId, type, message, link, now });
  const [seller] = await tx
    .select({ email: users.email, language: client_settings.language })
    .from(users)
    .leftJoin(client_settings, eq(client_settings.user_id, users.id))
    .where(eq(users.id, sellerId));
  if (!seller) return;
  const language = seller.language ?? 'en';
  await enqueueMail(tx, { to: seller.email, language, subject, text: [message], now });
  await enqueueSlack(tx, { sellerId, module, language, wording: message, now });
}
