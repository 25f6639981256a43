/** Sellers' Slack channels and the modules assigned to them. */
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant } from './columns.ts';

/** Topics of Slack messages: reference data. */
export const slack_modules = pgTable('slack_modules', {
  id: text({
    enum: ['orders', 'custom-orders', 'exhibitions', 'crowdfunding', 'forum', 'referrals', 'payments'],
  }).primaryKey(),
  name_en: text().notNull(),
  name_ja: text().notNull(),
  /** The corresponding page of the app. */
  link: text().notNull(),
  position: integer().notNull(),
});

export const slack_webhooks = pgTable(
  'slack_webhooks',
  {
    id: text().primaryKey(),
    seller_id: text()
      .notNull()
      .references(() => users.id),
    channel_name: text().notNull(),
    /** The webhook URL, encrypted with the installation key: whoever knows it can post to the channel. */
    address_sealed: text().notNull(),
    /** The masked URL, safe to display. */
    address_mask: text().notNull(),
    last_sent_at: instant('last_sent_at'),
    /** Why the last message failed: Slack's error code, such as `no_service`. */
    last_failure: text(),
    version: integer().notNull().default(1),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [index('slack_webhooks_seller').on(table.seller_id, table.created_at.desc(), table.id.desc())],
);

/** Assignment of modules to channels; per seller each module has one channel (001 section 8). */
export const slack_webhook_modules = pgTable(
  'slack_webhook_modules',
  {
    id: text().primaryKey(),
    seller_id: text()
      .notNull()
      .references(() => users.id),
    webhook_id: text()
      .notNull()
      .references(() => slack_webhooks.id, { onDelete: 'cascade' }),
    module_id: text()
      .notNull()
      .references(() => slack_modules.id)
      .$type<(typeof slack_modules.$inferSelect)['id']>(),
  },
  (table) => [
    uniqueIndex('slack_webhook_modules_once').on(table.seller_id, table.module_id),
    index('slack_webhook_modules_webhook').on(table.webhook_id),
  ],
);

/** Posts to channels, including failed ones; kept as long as outbox messages. */
export const slack_deliveries = pgTable(
  'slack_deliveries',
  {
    /** Id of the outbox message; a test has its own id. */
    id: text().primaryKey(),
    webhook_id: text()
      .notNull()
      .references(() => slack_webhooks.id, { onDelete: 'cascade' }),
    /** Null for a test. */
    module_id: text()
      .references(() => slack_modules.id)
      .$type<(typeof slack_modules.$inferSelect)['id']>(),
    text: text().notNull(),
    state: text({ enum: ['sent', 'waiting', 'given_up'] }).notNull(),
    attempts: integer().notNull(),
    next_try_at: instant('next_try_at'),
    /** Slack's error code of the last failed attempt. */
    failure: text(),
    created_at: instant('created_at').notNull(),
    tried_at: instant('tried_at').notNull(),
  },
  (table) => [
    index('slack_deliveries_webhook').on(table.webhook_id, table.created_at.desc(), table.id.desc()),
    index('slack_deliveries_age').on(table.created_at),
  ],
);
