/** Messages between a seller and the supporters of a request (000 section 7). */
import type { components } from '@smart-art/openapi/product';
import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { contributions, crowdfunding_messages, supporters } from '../db/schema/index.ts';
import { notFound } from '../http/http-error.ts';
import { newId } from '../ids.ts';
import { enqueueMail } from '../platform/outbox.ts';
import { crowdfundingProcess } from '../processes/crowdfunding.ts';
import { take } from '../processes/process.ts';
import { nameOf, type SupporterRow, supporterOf } from './contribution.ts';
import { factsOf } from './facts.ts';
import type { RequestRow } from './find.ts';
import { requestCard, sellerOf } from './mail-card.ts';
import { notifySeller } from './notify.ts';

type CrowdfundingMessage = components['schemas']['CrowdfundingMessage'];
type MessageRow = typeof crowdfunding_messages.$inferSelect;

/** Maximum latest messages in a request's details: the contract's bound. */
const shown = 200;

const messageOf = (row: MessageRow, supporter: SupporterRow | null): CrowdfundingMessage => ({
  id: row.id,
  at: row.at.toISOString(),
  from: row.from_kind,
  supporter: supporter && supporterOf(supporter),
  message: row.message,
});

/** The latest messages of a request, in chronological order. */
export async function latestMessages(queries: Queries, requestId: string): Promise<CrowdfundingMessage[]> {
  const rows = await queries
    .select({ message: crowdfunding_messages, supporter: supporters })
    .from(crowdfunding_messages)
    .leftJoin(supporters, eq(supporters.id, crowdfunding_messages.supporter_id))
    .where(eq(crowdfunding_messages.request_id, requestId))
    .orderBy(desc(crowdfunding_messages.place))
    .limit(shown);
  return rows.reverse().map(({ message, supporter }) => messageOf(message, supporter));
}

/** All people who ever contributed to a request, even if refunded. */
export const supportersOf = async (queries: Queries, requestId: string): Promise<SupporterRow[]> => {
  const rows = await queries
    .selectDistinct({ supporter: supporters })
    .from(supporters)
    .innerJoin(contributions, eq(contributions.supporter_id, supporters.id))
    .where(eq(contributions.request_id, requestId))
    .orderBy(supporters.id);
  return rows.map(({ supporter }) => supporter);
};

async function insertMessage(
  tx: Queries,
  row: Omit<typeof crowdfunding_messages.$inferInsert, 'id'>,
): Promise<MessageRow> {
  const [message] = await tx
    .insert(crowdfunding_messages)
    .values({ ...row, id: newId('cfm') })
    .returning();
  if (!message) throw new Error('the message was not written');
  return message;
}

export interface Writing {
  /** Locked in this transaction. */
  request: RequestRow;
  message: string;
  now: Date;
}

/**
 * Sends a seller's message to one supporter, or to all.
 *
 * @throws HttpError 404 if the supporter is not one of this request, 409 if there are no supporters
 */
export async function writeToSupporters(
  tx: Queries,
  { request, message, now }: Writing,
  supporterId: string | null,
): Promise<CrowdfundingMessage> {
  take(crowdfundingProcess, 'write_to_supporters', request.status, await factsOf(tx, request), now);
  const all = await supportersOf(tx, request.id);
  const to = supporterId === null ? null : (all.find(({ id }) => id === supporterId) ?? null);
  if (supporterId !== null && !to) throw notFound();
  const { title } = request;
  const seller = await sellerOf(tx, request);
  const card = await requestCard(tx, request);
  for (const supporter of to ? [to] : all) {
    await enqueueMail(tx, {
      to: supporter.email,
      language: supporter.language,
      subject: { key: 'crowdfundingMessageSubject', values: { title } },
      name: nameOf(supporter),
      text: [
        { key: 'mailWriter', values: { name: seller, title } },
        { key: 'crowdfundingMessageText', values: { message } },
      ],
      card,
      now,
    });
  }
  const row = await insertMessage(tx, {
    request_id: request.id,
    at: now,
    from_kind: 'seller',
    supporter_id: supporterId,
    message,
  });
  return messageOf(row, to);
}

/** Delivers a supporter's message to the seller. @throws HttpError 404, 409 */
export async function writeToSeller(
  tx: Queries,
  { request, message, now }: Writing,
  supporterId: string,
): Promise<CrowdfundingMessage> {
  take(crowdfundingProcess, 'write', request.status, await factsOf(tx, request), now, 'buyer');
  const supporter = (await supportersOf(tx, request.id)).find(({ id }) => id === supporterId);
  if (!supporter) throw notFound();
  const row = await insertMessage(tx, {
    request_id: request.id,
    at: now,
    from_kind: 'supporter',
    supporter_id: supporter.id,
    message,
  });
  const values = { name: nameOf(supporter), title: request.title };
  const wording = { key: 'crowdfundingSupporterWrote', values } as const;
  await notifySeller(tx, request, { message: wording, action: 'mailReadMessage' }, now);
  return messageOf(row, supporter);
}
