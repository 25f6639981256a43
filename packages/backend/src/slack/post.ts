/** Posts a module's message to the channel that the seller assigned to it. */
import { and, eq, gte, isNull, or } from 'drizzle-orm';
import {
  agreements,
  client_settings,
  slack_deliveries,
  slack_webhook_modules,
  slack_webhooks,
} from '../db/schema/index.ts';
import { dateOf } from '../general/agreement.ts';
import { nextTry, type SlackPayload } from '../platform/outbox.ts';
import { SlackFailure } from '../ports/slack.ts';
import type { Services } from '../services.ts';

export type SlackWebhookRow = typeof slack_webhooks.$inferSelect;
export type SlackDeliveryRow = typeof slack_deliveries.$inferSelect;

/** Purpose of the key that encrypts webhook URLs. */
export const addressPurpose = 'slack address';

/** A message being posted to a channel. */
export interface SlackMessage {
  /** Id of its delivery. */
  id: string;
  /** Null for a test. */
  module: SlackDeliveryRow['module_id'];
  text: string;
  /** Previous attempts. */
  attempts: number;
  created_at: Date;
  /** True if it will be retried automatically. */
  isTriedAgain: boolean;
}

/** Records the result of an attempt, on the channel and in its delivery log. */
async function note(
  { queries, now }: Services,
  webhook: SlackWebhookRow,
  { id, module, text, attempts: before, created_at, isTriedAgain }: SlackMessage,
  failure?: SlackFailure,
): Promise<void> {
  const at = now();
  const attempts = before + 1;
  const next_try_at = failure && isTriedAgain ? nextTry(attempts, failure.isFinal, at) : null;
  const state = failure ? (next_try_at ? 'waiting' : 'given_up') : 'sent';
  const outcome = { state, attempts, next_try_at, failure: failure?.message ?? null, tried_at: at } as const;
  await queries.transaction(async (tx) => {
    const [assigned] = await tx
      .update(slack_webhooks)
      .set({ last_failure: failure?.message ?? null, ...(!failure && { last_sent_at: at }) })
      .where(eq(slack_webhooks.id, webhook.id))
      .returning({ id: slack_webhooks.id });
    // The channel was removed in the meantime, with its log.
    if (!assigned) return;
    await tx
      .insert(slack_deliveries)
      .values({ id, webhook_id: webhook.id, module_id: module, text, created_at, ...outcome })
      .onConflictDoUpdate({ target: slack_deliveries.id, set: { ...outcome, webhook_id: webhook.id } });
  });
}

/**
 * Posts to a channel and records the result for the seller.
 *
 * @throws SlackFailure
 */
export async function postTo(services: Services, webhook: SlackWebhookRow, message: SlackMessage): Promise<void> {
  const { ports, installationKey, shutdown } = services;
  try {
    await ports.slack.send(installationKey.open(addressPurpose, webhook.address_sealed), message.text);
    await note(services, webhook, message);
  } catch (error) {
    // A call aborted by shutdown does not count as an attempt; the next process retries.
    if (error instanceof SlackFailure && !shutdown.forced.aborted) await note(services, webhook, message, error);
    throw error;
  }
}

/** A queued message. */
export interface WaitingSlackMessage {
  id: string;
  payload: SlackPayload;
  attempts: number;
  created_at: Date;
}

/**
 * Skips modules without a channel, sellers without a paid notification service (001 section 1), and sellers who
 * switched Slack off (000 section 3, is_slack).
 *
 * @throws SlackFailure
 */
export async function postToSlack(
  services: Services,
  { id, payload: { sellerId, module, text }, attempts, created_at }: WaitingSlackMessage,
): Promise<void> {
  // An unknown module has no channel either.
  const module_id = module as typeof slack_webhook_modules.$inferSelect.module_id;
  const [found] = await services.queries
    .select({ webhook: slack_webhooks })
    .from(slack_webhook_modules)
    .innerJoin(slack_webhooks, eq(slack_webhooks.id, slack_webhook_modules.webhook_id))
    .innerJoin(agreements, eq(agreements.seller_id, slack_webhook_modules.seller_id))
    .leftJoin(client_settings, eq(client_settings.user_id, slack_webhook_modules.seller_id))
    .where(
      and(
        or(isNull(client_settings.is_slack), client_settings.is_slack),
        eq(slack_webhook_modules.seller_id, sellerId),
        gte(agreements.notification_end_date, dateOf(services.now())),
        eq(slack_webhook_modules.module_id, module_id),
      ),
    );
  if (!found) return;
  await postTo(services, found.webhook, { id, module: module_id, text, attempts, created_at, isTriedAgain: true });
}
