/** People and their sessions. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, sortKey } from './columns.ts';

/** A user's role (001 section 6). */
export const actorTypes = [
  'super_admin',
  'internal_user',
  'artist',
  'photographer',
  'designer',
  'architect',
  'frame_vendor',
  'exhibition_organiser',
  'company_buyer',
  'personal_buyer',
] as const;

/** A role as single sign-on knows it (001 section 6). */
export interface Role {
  name: string;
  permissions: { name: string }[];
}

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    /** Lower case. */
    email: text().notNull().unique(),
    password_hash: text().notNull(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    /** The reading of the name in kana, last name first. */
    name_reading: text(),
    /** The language at sign-up; a language in the settings takes precedence. */
    language: text({ enum: ['en', 'ja'] })
      .notNull()
      .default('en'),
    actor_type: text({ enum: actorTypes }).notNull().default('artist'),
    roles: jsonb().$type<Role[]>().notNull(),
    /** The open step of signing up: 1 services, 2 payment (001 section 2). */
    current_step_no: integer().$type<1 | 2>(),
    change_password_at_login: boolean().notNull().default(false),
    /** The profile picture: its key in the picture store, and the file to show. */
    picture_key: text(),
    picture_file: text(),
    /** Counts the changes of the person and their business record. */
    version: integer().notNull().default(1),
    /** When the password was last changed or reset, and when that was recorded in the activity log. */
    password_changed_at: instant('password_changed_at'),
    password_logged_at: instant('password_logged_at'),
    /** Sort key of the name or its reading. Like the search text, empty until a job or a save fills it. */
    name_key: sortKey('name_key').notNull().default(''),
    search_text: text().notNull().default(''),
    created_at: instant('created_at').notNull().defaultNow(),
    last_seen_at: instant('last_seen_at'),
  },
  (table) => [
    index('users_list').on(table.actor_type, table.name_key, table.id),
    index('users_unindexed').on(table.id).where(sql`${table.name_key} = ''`),
    index('users_picture').on(table.picture_key).where(sql`${table.picture_key} is not null`),
  ],
);

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

/** Tickets with which people sign in from the operator's other products. */
export const sign_in_tickets = pgTable(
  'sign_in_tickets',
  {
    /** SHA-256 of the ticket, hexadecimal; the ticket itself is never stored. */
    ticket_hash: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id),
    /** True if its session will be a long one. */
    keep: boolean().notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [index('sign_in_tickets_user').on(table.user_id), index('sign_in_tickets_expiry').on(table.expires_at)],
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

/** Email verifications: the mailed code, and the token it was exchanged for. */
export const email_verifications = pgTable(
  'email_verifications',
  {
    id: text().primaryKey(),
    /** Lower case. */
    email: text().notNull(),
    /** The installation's signature of the code; the code itself is never stored. */
    code_signature: text().notNull(),
    wrong_codes: integer().notNull().default(0),
    expires_at: instant('expires_at').notNull(),
    /** SHA-256 of the token; null until the code has been exchanged. */
    proof_hash: text().unique(),
    proof_expires_at: instant('proof_expires_at'),
    /** The person created with the proof, or whose email it changed. */
    used_by: text().references(() => users.id),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    index('email_verifications_email').on(table.email, table.created_at.desc(), table.id.desc()),
    index('email_verifications_age').on(table.created_at),
  ],
);

/** Secrets of reset mails. */
export const password_resets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the secret. */
    token_hash: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [index('password_resets_user').on(table.user_id), index('password_resets_expiry').on(table.expires_at)],
);
