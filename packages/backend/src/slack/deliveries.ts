/** Log of messages to a seller's Slack channels, and manual retries. */
import type { components } from '@smart-art/openapi/product';
import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import { outboxLease } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { outbox, slack_deliveries, slack_modules } from '../db/schema/index.ts';
import { conflict, notFound } from '../http/http-error.ts';
import { type Language, translate } from '../messages/messages.ts';
import type { SlackDeliveryRow } from './post.ts';
import { moduleNameIn } from './webhooks.ts';

export type SlackDelivery = components['schemas']['SlackDelivery'];

type Module = typeof slack_modules.$inferSelect;

/** Tests are repeated, not retried; delivered messages need neither. */
const canRetry = ({ state, module_id }: SlackDeliveryRow) => state !== 'sent' && module_id !== null;

/** A delivery in the contract's format. */
const deliveryIn = (language: Language, { delivery, module }: { delivery: SlackDeliveryRow; module: Module | null }) =>
  ({
    id: delivery.id,
    module: delivery.module_id,
    module_name: module && moduleNameIn(language, module),
    text: delivery.text,
    state: delivery.state,
    attempts: delivery.attempts,
    next_try_at: delivery.next_try_at?.toISOString() ?? null,
    failure: delivery.failure && translate(language, { key: 'slackFailed', values: { reason: delivery.failure } }),
    can_retry: canRetry(delivery),
    created_at: delivery.created_at.toISOString(),
    tried_at: delivery.tried_at.toISOString(),
  }) satisfies SlackDelivery;

const deliveriesWhere = (queries: Queries, condition: SQL) =>
  queries
    .select({ delivery: slack_deliveries, module: slack_modules })
    .from(slack_deliveries)
    .leftJoin(slack_modules, eq(slack_modules.id, slack_deliveries.module_id))
    .where(condition)
    .$dynamic();

/** A page of a channel's deliveries, newest first. */
export async function pageOfDeliveries(
  queries: Queries,
  language: Language,
  { webhookId, page, perPage }: { webhookId: string; page: number; perPage: number },
) {
  const ofWebhook = eq(slack_deliveries.webhook_id, webhookId);
  const [all] = await queries.select({ total: count() }).from(slack_deliveries).where(ofWebhook);
  const rows = await deliveriesWhere(queries, ofWebhook)
    .orderBy(desc(slack_deliveries.created_at), desc(slack_deliveries.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { data: rows.map((row) => deliveryIn(language, row)), total: all?.total ?? 0 };
}

/** True if it is being sent right now: claiming a message postpones its next attempt by the lease. */
const isUnderWay = (due: Date | null, next: Date | null) =>
  due !== null && next !== null && due.getTime() - next.getTime() > outboxLease / 2;

/**
 * Requeues a failed message, due now. Idempotent.
 *
 * @param tx a transaction
 * @throws HttpError 404; 409 if it was delivered, or was a test
 */
export async function tryAgain(
  tx: Queries,
  language: Language,
  { webhookId, id, now }: { webhookId: string; id: string; now: Date },
): Promise<SlackDelivery> {
  const [waiting] = await tx.select({ due_at: outbox.due_at }).from(outbox).where(eq(outbox.id, id)).for('update');
  const byId = eq(slack_deliveries.id, id);
  const [stored] = await tx
    .select()
    .from(slack_deliveries)
    .where(and(byId, eq(slack_deliveries.webhook_id, webhookId)))
    .for('update');
  if (!stored) throw notFound();
  if (!waiting || !canRetry(stored)) throw conflict('slackNoRetry');
  if (!isUnderWay(waiting.due_at, stored.next_try_at)) {
    await tx.update(outbox).set({ due_at: now }).where(eq(outbox.id, id));
    await tx.update(slack_deliveries).set({ state: 'waiting', next_try_at: now }).where(byId);
  }
  const [row] = await deliveriesWhere(tx, byId);
  if (!row) throw notFound();
  return deliveryIn(language, row);
}
