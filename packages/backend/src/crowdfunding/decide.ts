/** State transitions of a crowdfunding request, by any actor. */
import { type Money, monthsLater } from '@smart-art/openapi/rules';
import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { contributions, crowdfunding_requests } from '../db/schema/index.ts';
import type { MessageKey } from '../messages/messages.ts';
import type { MailFact } from '../platform/mail-card.ts';
import { enqueueMail } from '../platform/outbox.ts';
import { recordEvent } from '../platform/timeline.ts';
import { type CrowdfundingStatus, crowdfundingProcess } from '../processes/crowdfunding.ts';
import { type Actor, take } from '../processes/process.ts';
import { timeZoneOf } from '../settings/record.ts';
import { amountOf } from './amount.ts';
import { nameOf } from './contribution.ts';
import { factsOf } from './facts.ts';
import { type RequestRow, timelineKind } from './find.ts';
import { requestCard, sellerOf } from './mail-card.ts';
import { supportersOf } from './messages.ts';
import { notifySeller } from './notify.ts';

export type Decision = 'accept' | 'reject' | 'revoke' | 'close' | 'cancel';

/** Messages to the seller; there is none for their own step. */
const sellerMessages: Record<Exclude<Decision, 'cancel'>, MessageKey> = {
  accept: 'crowdfundingAccepted',
  reject: 'crowdfundingRejected',
  revoke: 'crowdfundingRevoked',
  close: 'crowdfundingClosed',
};

/** Messages to supporters. */
const supporterMessages: Partial<Record<Decision, MessageKey>> = {
  revoke: 'crowdfundingRevokedForSupporter',
  close: 'crowdfundingClosedForSupporter',
};

/** The columns a step sets besides the status. */
async function datesOf(tx: Queries, status: CrowdfundingStatus, request: RequestRow, now: Date) {
  if (status === 'cancelled') return { cancelled_at: now };
  if (status !== 'accepted') return { decided_at: now };
  const timeZone = await timeZoneOf(tx, request.seller_id);
  return { decided_at: now, valid_until: monthsLater(now, request.validity_months, timeZone) };
}

/** Contributions to a request, by supporter. */
async function givenTo(tx: Queries, { id }: RequestRow): Promise<Map<string, Money[]>> {
  const rows = await tx
    .select()
    .from(contributions)
    .where(eq(contributions.request_id, id))
    .orderBy(asc(contributions.at), asc(contributions.id));
  const bySupporter = Map.groupBy(rows, ({ supporter_id }) => supporter_id);
  return new Map(
    [...bySupporter].map(([supporter, own]) => [supporter, own.map((row) => amountOf(row.amount, row.currency))]),
  );
}

async function notifySupporters(tx: Queries, request: RequestRow, decision: Decision, now: Date): Promise<void> {
  const key = supporterMessages[decision];
  if (!key) return;
  const values = { title: request.title };
  const given = await givenTo(tx, request);
  const seller = await sellerOf(tx, request);
  const card = await requestCard(tx, request);
  for (const supporter of await supportersOf(tx, request.id)) {
    const { id, email, language } = supporter;
    const facts: MailFact[] = [
      { label: 'mailFactSeller', text: seller },
      ...(given.get(id) ?? []).map((money) => ({ label: 'mailFactContribution', money }) as const),
    ];
    await enqueueMail(tx, {
      to: email,
      language,
      subject: { key: 'crowdfundingMessageSubject', values },
      name: nameOf(supporter),
      text: [{ key, values }],
      card: { ...card, facts: [...card.facts, ...facts] },
      now,
    });
  }
}

export interface Deciding {
  decision: Decision;
  actor: { kind: Actor; name?: string | null };
  /** The reason; shown to the seller, and in the cancelled list. */
  reason: string | null;
  now: Date;
}

/**
 * Applies a step. Contributions to a revoked request are refunded.
 *
 * @param request locked in this transaction
 * @throws HttpError 409 if the step is not possible
 */
export async function decide(
  tx: Queries,
  request: RequestRow,
  { decision, actor, reason, now }: Deciding,
): Promise<RequestRow> {
  const facts = await factsOf(tx, request);
  const status = take(crowdfundingProcess, decision, request.status, facts, now, actor.kind);
  const dates = await datesOf(tx, status, request, now);
  const [row] = await tx
    .update(crowdfunding_requests)
    .set({ status, reason, ...dates, version: request.version + 1, updated_at: now })
    .where(eq(crowdfunding_requests.id, request.id))
    .returning();
  if (!row) throw new Error('the request was not written');
  if (status === 'revoked') {
    await tx
      .update(contributions)
      .set({ status: 'refunded', refunded_at: now })
      .where(and(eq(contributions.request_id, request.id), eq(contributions.status, 'received')));
  }
  await recordEvent(tx, { kind: timelineKind, id: request.id, actor, event: status, note: reason, at: now });
  if (decision !== 'cancel') {
    const values = { title: request.title, reason: reason ?? '–' };
    await notifySeller(tx, row, { message: { key: sellerMessages[decision], values } }, now);
  }
  await notifySupporters(tx, request, decision, now);
  return row;
}
