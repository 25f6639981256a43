/** Posts a message of a module to the channel that a seller has given it. */
import { and, eq, gte, isNull, or } from 'drizzle-orm';
import { agreements, client_settings, slack_webhook_modules, slack_webhooks } from '../db/schema/index.ts';
import { dateOf } from '../general/agreement.ts';
import type { SlackPayload } from '../platform/outbox.ts';
import { SlackFailure } from '../ports/slack.ts';
import type { Services } from '../services.ts';

export type SlackWebhookRow = typeof slack_webhooks.$inferSelect;

/** What an address is sealed for. */
export const addressPurpose = 'slack address';

/**
 * Posts to a channel and notes what came of it where the seller sees it.
 *
 * @throws SlackFailure
 */
export async function postTo({ ports, queries, houseKey, now }: Services, webhook: SlackWebhookRow, text: string) {
  const note = (outcome: { last_sent_at?: Date; last_failure: string | null }) =>
    queries.update(slack_webhooks).set(outcome).where(eq(slack_webhooks.id, webhook.id));
  try {
    await ports.slack.send(houseKey.open(addressPurpose, webhook.address_sealed), text);
    await note({ last_sent_at: now(), last_failure: null });
  } catch (error) {
    if (error instanceof SlackFailure) await note({ last_failure: error.message });
    throw error;
  }
}

/**
 * A module that no channel has is told nobody, and so is a seller whose notification service is not paid for (001 section
 * 1) or who has switched Slack off (000 section 3, is_slack).
 *
 * @throws SlackFailure
 */
export async function postToSlack(services: Services, { sellerId, module, text }: SlackPayload): Promise<void> {
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
        // A module that nobody knows has no channel either.
        eq(slack_webhook_modules.module_id, module as typeof slack_webhook_modules.$inferSelect.module_id),
      ),
    );
  if (found) await postTo(services, found.webhook, text);
}
