/** A seller's Slack channels: queries, and conversion to the contract's format (000 section 3). */
import type { components } from '@smart-art/openapi/product';
import { and, asc, count, desc, eq, ilike, inArray } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { slack_modules, slack_webhook_modules, slack_webhooks } from '../db/schema/index.ts';
import { notFound } from '../http/http-error.ts';
import { type Language, translate } from '../messages/messages.ts';
import type { SlackWebhookRow } from './post.ts';

export type SlackWebhook = components['schemas']['SlackWebhook'];
type Module = typeof slack_modules.$inferSelect;

export const moduleNameIn = (language: Language, { name_en, name_ja }: Module) =>
  language === 'ja' ? name_ja : name_en;

/** The modules of webhooks, by module position. */
function modulesOf(queries: Queries, webhookIds: readonly string[]) {
  return queries
    .select({ link: slack_webhook_modules, module: slack_modules })
    .from(slack_webhook_modules)
    .innerJoin(slack_modules, eq(slack_modules.id, slack_webhook_modules.module_id))
    .where(inArray(slack_webhook_modules.webhook_id, [...webhookIds]))
    .orderBy(asc(slack_modules.position));
}

/** Webhooks in the contract's format, in the given order. */
export async function webhooksIn(
  queries: Queries,
  language: Language,
  rows: readonly SlackWebhookRow[],
): Promise<SlackWebhook[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const modules = Map.groupBy(await modulesOf(queries, ids), ({ link }) => link.webhook_id);
  return rows.map((row) => ({
    id: row.id,
    slack_channel_name: row.channel_name,
    webhook_url: row.address_mask,
    modules: (modules.get(row.id) ?? []).map(({ link, module }) => ({
      id: link.id,
      module: module.id,
      name: moduleNameIn(language, module),
      module_link: module.link,
    })),
    last_sent_at: row.last_sent_at?.toISOString() ?? null,
    last_failure: row.last_failure && translate(language, { key: 'slackFailed', values: { reason: row.last_failure } }),
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
}

/** @throws HttpError 404 if it is not this seller's */
export async function findWebhook(queries: Queries, sellerId: string, id: string): Promise<SlackWebhookRow> {
  const [row] = await queries
    .select()
    .from(slack_webhooks)
    .where(and(eq(slack_webhooks.id, id), eq(slack_webhooks.seller_id, sellerId)));
  if (!row) throw notFound();
  return row;
}

/** Like {@link findWebhook}, with a row lock. */
export async function lockWebhook(tx: Queries, sellerId: string, id: string): Promise<SlackWebhookRow> {
  const [row] = await tx
    .select()
    .from(slack_webhooks)
    .where(and(eq(slack_webhooks.id, id), eq(slack_webhooks.seller_id, sellerId)))
    .for('update');
  if (!row) throw notFound();
  return row;
}

/** A page of a seller's webhooks, newest first. @param search words that must all occur in the channel's name */
export async function pageOfWebhooks(
  queries: Queries,
  sellerId: string,
  { page, perPage, search }: { page: number; perPage: number; search: string },
) {
  const words = search.normalize('NFKC').split(/\s+/).filter(Boolean);
  const condition = and(
    eq(slack_webhooks.seller_id, sellerId),
    ...words.map((one) => ilike(slack_webhooks.channel_name, `%${one.replace(/[\\%_]/g, '\\$&')}%`)),
  );
  const [all] = await queries.select({ total: count() }).from(slack_webhooks).where(condition);
  const rows = await queries
    .select()
    .from(slack_webhooks)
    .where(condition)
    .orderBy(desc(slack_webhooks.created_at), desc(slack_webhooks.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { rows, total: all?.total ?? 0 };
}
