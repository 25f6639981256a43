/** Tells a seller of what others did with a request: the bell, a mail and the seller's Slack channels. */
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { type crowdfunding_requests, users } from '../db/schema/index.ts';
import type { Wording } from '../messages/messages.ts';
import { notify } from '../platform/notify.ts';
import { enqueueMail, enqueueSlack } from '../platform/outbox.ts';

type Told = Pick<typeof crowdfunding_requests.$inferSelect, 'id' | 'seller_id' | 'title'>;

/** In the transaction in which it happens. */
export async function tellSeller(tx: Queries, request: Told, wording: Wording, now: Date): Promise<void> {
  const link = `/crowdfunding/view-info/${request.id}`;
  await notify(tx, { userId: request.seller_id, type: 'Crowdfunding', message: wording, link, now });
  const [seller] = await tx.select().from(users).where(eq(users.id, request.seller_id));
  if (!seller) return;
  const subject = { key: 'crowdfundingSubject', values: { title: request.title } } as const;
  await enqueueMail(tx, { to: seller.email, language: 'en', subject, text: [wording], now });
  await enqueueSlack(tx, { sellerId: seller.id, module: 'crowdfunding', language: 'en', wording, now });
}
