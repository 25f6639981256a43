/** Forums and their posts. */
import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant } from './columns.ts';

export const forums = pgTable(
  'forums',
  {
    id: text().primaryKey(),
    /** The owner. */
    seller_id: text()
      .notNull()
      .references(() => users.id),
    title: text().notNull(),
    description: text(),
    status: text({ enum: ['published', 'unpublished'] }).notNull(),
    /** If true, only the operator can publish it again. */
    unpublished_by_house: boolean().notNull().default(false),
    /** Number of published posts, updated in the transaction that publishes or unpublishes one. */
    message_count: integer().notNull().default(0),
    waiting_count: integer().notNull().default(0),
    last_message_at: instant('last_message_at'),
    /** Time of the latest published post, else of the forum's creation; the sort key of lists. */
    active_at: instant('active_at').notNull(),
    search_text: text().notNull(),
    version: integer().notNull().default(1),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    index('forums_active').on(table.status, table.active_at.desc(), table.id.desc()),
    index('forums_owner').on(table.seller_id, table.created_at),
  ],
);

export const forum_messages = pgTable(
  'forum_messages',
  {
    id: text().primaryKey(),
    /**
     * Position in the thread, used for paging and read marks. Reassigned when a waiting post is published, so that it
     * comes after posts others have already read.
     */
    place: bigserial({ mode: 'number' }).notNull(),
    forum_id: text()
      .notNull()
      .references(() => forums.id),
    /** The author. */
    seller_id: text()
      .notNull()
      .references(() => users.id),
    message: text().notNull(),
    /** A deleted post keeps its row, without its text. */
    status: text({ enum: ['waiting', 'published', 'unpublished', 'deleted'] }).notNull(),
    unpublished_by_house: boolean().notNull().default(false),
    likes: integer().notNull().default(0),
    dislikes: integer().notNull().default(0),
    search_text: text().notNull(),
    version: integer().notNull().default(1),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    index('forum_messages_thread').on(table.forum_id, table.place),
    index('forum_messages_published')
      .on(table.forum_id, table.place, table.seller_id)
      .where(sql`${table.status} = 'published'`),
    index('forum_messages_waiting').on(table.forum_id, table.place).where(sql`${table.status} = 'waiting'`),
    index('forum_messages_hidden').on(table.forum_id, table.status).where(sql`${table.status} <> 'published'`),
    index('forum_messages_author').on(table.seller_id, table.created_at),
  ],
);

/** People with published posts in a forum, and how many; no row if there are none. */
export const forum_members = pgTable(
  'forum_members',
  {
    forum_id: text()
      .notNull()
      .references(() => forums.id),
    seller_id: text()
      .notNull()
      .references(() => users.id),
    message_count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.forum_id, table.seller_id] }),
    index('forum_members_person').on(table.seller_id),
  ],
);

/** One reaction per person and post. */
export const forum_reactions = pgTable(
  'forum_reactions',
  {
    message_id: text()
      .notNull()
      .references(() => forum_messages.id),
    seller_id: text()
      .notNull()
      .references(() => users.id),
    reaction: text({ enum: ['like', 'dislike'] }).notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.message_id, table.seller_id] }),
    index('forum_reactions_person').on(table.seller_id),
  ],
);

/** Open reports of a post; removed once somebody has decided. */
export const forum_reports = pgTable(
  'forum_reports',
  {
    message_id: text()
      .notNull()
      .references(() => forum_messages.id),
    seller_id: text()
      .notNull()
      .references(() => users.id),
    reason: text({ enum: ['spam', 'unkind', 'private', 'other'] }).notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.message_id, table.seller_id] }),
    index('forum_reports_person').on(table.seller_id),
  ],
);

/** How far a person has read a forum. */
export const forum_read_marks = pgTable(
  'forum_read_marks',
  {
    forum_id: text()
      .notNull()
      .references(() => forums.id),
    seller_id: text()
      .notNull()
      .references(() => users.id),
    place: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.seller_id, table.forum_id] })],
);
