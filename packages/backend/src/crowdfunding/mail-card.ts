/** The card about a crowdfunding request in emails: its cover, its number and further facts. */
import { personName } from '@smart-art/openapi/rules';
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { images, users } from '../db/schema/index.ts';
import { imageOf } from '../images/image.ts';
import type { MailFact, NewMailCard } from '../platform/mail-card.ts';
import { amountOf } from './amount.ts';
import type { RequestRow } from './find.ts';

export async function requestCard(
  tx: Queries,
  request: RequestRow,
  more: readonly MailFact[] = [],
): Promise<NewMailCard> {
  const [cover] = await tx.select().from(images).where(eq(images.id, request.cover_image_id));
  return {
    title: request.title,
    picture: cover && imageOf(cover),
    facts: [{ label: 'mailFactRequest', text: request.number }, ...more],
  };
}

/** The requested amount, and the end of the contribution period. */
export const goalOf = ({ amount_requested, currency, status, valid_until }: RequestRow): MailFact[] => [
  { label: 'mailFactGoal', money: amountOf(amount_requested, currency) },
  ...(valid_until && status === 'accepted'
    ? [{ label: 'mailFactOpenUntil', moment: valid_until.toISOString() } as const]
    : []),
];

/** The name of the seller whose request it is. */
export async function sellerOf(tx: Queries, { seller_id }: RequestRow): Promise<string> {
  const [seller] = await tx.select().from(users).where(eq(users.id, seller_id));
  if (!seller) throw new Error(`seller ${seller_id} is gone`);
  return personName(seller.firstname, seller.lastname);
}
