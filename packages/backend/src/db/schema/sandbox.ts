/** The sandbox's simulated mailbox and Slack. */
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const sandbox_mails = pgTable(
  'sandbox_mails',
  {
    id: text().primaryKey(),
    recipient: text().notNull(),
    reply_to: text(),
    subject: text().notNull(),
    body: text().notNull(),
    /** HTML version; null for text-only mails. */
    html: text(),
    /** Ids of the attached private files. */
    documents: jsonb().$type<string[]>().notNull(),
    sent_at: instant('sent_at').notNull(),
  },
  (table) => [index('sandbox_mails_age').on(table.sent_at.desc(), table.id.desc())],
);

export const sandbox_slack_messages = pgTable(
  'sandbox_slack_messages',
  {
    id: text().primaryKey(),
    address: text().notNull(),
    text: text().notNull(),
    sent_at: instant('sent_at').notNull(),
  },
  (table) => [index('sandbox_slack_messages_age').on(table.sent_at.desc(), table.id.desc())],
);
