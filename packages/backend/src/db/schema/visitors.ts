/** Messages and feedback from visitors, and abuse protection. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant } from './columns.ts';

/** Messages to the company (001 section 3). */
export const contact_messages = pgTable(
  'contact_messages',
  {
    id: text().primaryKey(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    email: text().notNull(),
    /** Including the plus sign. */
    phone_code: text().notNull(),
    country_id: text().notNull(),
    contact_number: text().notNull(),
    company: text().notNull(),
    message: text().notNull(),
    language: text({ enum: ['en', 'ja'] }).notNull(),
    created_at: instant('created_at').notNull(),
    /** When the super admin was notified; happens once. */
    notified_at: instant('notified_at'),
  },
  (table) => [index('contact_messages_age').on(table.created_at.desc(), table.id.desc())],
);

/** Feedback of visitors and sellers (001 section 3). */
export const feedbacks = pgTable(
  'feedbacks',
  {
    id: text().primaryKey(),
    /** The signed-in user; null for a visitor. */
    user_id: text().references(() => users.id),
    email: text().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    message: text().notNull(),
    star: integer().notNull(),
    /** 0: waiting or withdrawn; 1: published. */
    status: integer().$type<0 | 1>().notNull().default(0),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    index('feedbacks_published').on(table.created_at.desc(), table.id.desc()).where(sql`${table.status} = 1`),
    index('feedbacks_age').on(table.created_at.desc(), table.id.desc()),
    index('feedbacks_user').on(table.user_id),
  ],
);

/** Solved captchas that have not been used yet. */
export const captcha_proofs = pgTable(
  'captcha_proofs',
  {
    /** SHA-256 of the proof; the proof itself is never stored. */
    proof_hash: text().primaryKey(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [index('captcha_proofs_expiry').on(table.expires_at)],
);

/** Recent attempts, for rate limits. */
export const rate_hits = pgTable(
  'rate_hits',
  {
    id: text().primaryKey(),
    /** SHA-256 of the limited action and the caller. */
    subject: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('rate_hits_subject').on(table.subject, table.at), index('rate_hits_age').on(table.at)],
);
