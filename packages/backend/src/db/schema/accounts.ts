/** People and their sessions. */
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** A role as single sign-on knows it (001 section 6). */
export interface Role {
  name: string;
  permissions: { name: string }[];
}

export const users = pgTable('users', {
  id: text().primaryKey(),
  /** Lower case. */
  email: text().notNull().unique(),
  password_hash: text().notNull(),
  firstname: text().notNull(),
  lastname: text().notNull(),
  roles: jsonb().$type<Role[]>().notNull(),
  /** The open step of signing up: 1 services, 2 payment (001 section 2). */
  current_step_no: integer().$type<1 | 2>(),
  change_password_at_login: boolean().notNull().default(false),
  created_at: instant('created_at').notNull().defaultNow(),
  last_seen_at: instant('last_seen_at'),
});

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hexadecimal; the token itself is never stored. */
    token_hash: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id),
    created_at: instant('created_at').notNull().defaultNow(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.user_id), index('sessions_expiry').on(table.expires_at)],
);

/** Sign-ins that failed, or are being checked, by email and address. */
export const sign_in_attempts = pgTable(
  'sign_in_attempts',
  {
    id: text().primaryKey(),
    /** SHA-256 of email and address. */
    subject: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('sign_in_attempts_subject').on(table.subject, table.at)],
);
