/** Exhibitions and their participants. */
import { isNull, sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { amount, currency, instant, sortKey } from './columns.ts';
import { images, works } from './library.ts';

/** Contact for visitors (001 section 3). */
interface Organiser {
  name: string;
  company: string | null;
  email: string;
  phone: string | null;
  website: string | null;
}

export const exhibitions = pgTable(
  'exhibitions',
  {
    id: text().primaryKey(),
    /** The organiser. */
    seller_id: text()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    name_key: sortKey('name_key').notNull(),
    category: text({ enum: ['Virtual Exhibition', 'Physical Exhibition', 'Both'] }).notNull(),
    type: text({ enum: ['Art Exhibition', 'Photo Exhibition', 'Design Exhibition', 'All'] }).notNull(),
    description: text(),
    /** Local time in `time_zone`, such as `2027-03-06T10:00`; `starts_at` and `ends_at` are the instants. */
    start_date: text().notNull(),
    end_date: text().notNull(),
    time_zone: text().notNull(),
    starts_at: instant('starts_at').notNull(),
    ends_at: instant('ends_at').notNull(),
    address: text(),
    map_link: text(),
    virtual_link: text(),
    exhibitor_fee_amount: amount('exhibitor_fee_amount'),
    exhibitor_fee_currency: currency('exhibitor_fee_currency'),
    virtual_fee_amount: amount('virtual_fee_amount'),
    virtual_fee_currency: currency('virtual_fee_currency'),
    physical_fee_amount: amount('physical_fee_amount'),
    physical_fee_currency: currency('physical_fee_currency'),
    maximum_exhibitors: integer().notNull(),
    maximum_subscribers: integer().notNull(),
    /** Places taken: subscriptions in a state that occupies one. Updated in the transaction that changes the state. */
    exhibitors_taken: integer().notNull().default(0),
    subscribers_taken: integer().notNull().default(0),
    organiser: jsonb().$type<Organiser>().notNull(),
    search_text: text().notNull(),
    version: integer().notNull().default(1),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
    deleted_at: instant('deleted_at'),
  },
  (table) => {
    const live = isNull(table.deleted_at);
    return [
      check('exhibitions_exhibitors', sql`${table.exhibitors_taken} between 0 and ${table.maximum_exhibitors}`),
      check('exhibitions_subscribers', sql`${table.subscribers_taken} between 0 and ${table.maximum_subscribers}`),
      index('exhibitions_created').on(table.created_at.desc(), table.id.desc()).where(live),
      index('exhibitions_start').on(table.starts_at, table.id).where(live),
      index('exhibitions_name').on(table.name_key, table.id).where(live),
      index('exhibitions_organizer').on(table.seller_id, table.created_at.desc(), table.id.desc()).where(live),
    ];
  },
);

/** The pictures of an exhibition in order. A deleted picture disappears from here. */
export const exhibition_pictures = pgTable(
  'exhibition_pictures',
  {
    exhibition_id: text()
      .notNull()
      .references(() => exhibitions.id),
    image_id: text()
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.exhibition_id, table.image_id] }),
    index('exhibition_pictures_image').on(table.image_id),
  ],
);

/** The organiser's own works in the exhibition. */
export const exhibition_works = pgTable(
  'exhibition_works',
  {
    exhibition_id: text()
      .notNull()
      .references(() => exhibitions.id),
    work_id: text()
      .notNull()
      .references(() => works.id),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.exhibition_id, table.work_id] }),
    index('exhibition_works_work').on(table.work_id),
  ],
);

/** Applications for exhibitions and their outcome (001 section 4). */
export const exhibition_subscriptions = pgTable(
  'exhibition_subscriptions',
  {
    id: text().primaryKey(),
    exhibition_id: text()
      .notNull()
      .references(() => exhibitions.id),
    /** The applicant. */
    seller_id: text()
      .notNull()
      .references(() => users.id),
    role: text({ enum: ['exhibitor', 'attendee'] }).notNull(),
    attendance: text({ enum: ['virtual', 'physical'] }),
    status: text({
      enum: ['applied', 'accepted', 'declined', 'subscribed', 'cancellation_requested', 'cancelled', 'unsubscribed'],
    }).notNull(),
    /** True if the person has no later application in the same role. */
    is_latest: boolean().notNull().default(true),
    message: text(),
    /** The fee at the time of the application. */
    fee_amount: amount('fee_amount'),
    fee_currency: currency('fee_currency'),
    payment_status: text({ enum: ['not_needed', 'unpaid', 'paid', 'refund_due', 'refunded'] }).notNull(),
    /** When an unpaid place expires. */
    pay_until: instant('pay_until'),
    reason: text(),
    /** The applicant's name and email, normalised for search. */
    search_text: text().notNull(),
    version: integer().notNull().default(1),
    applied_at: instant('applied_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('exhibition_subscriptions_latest')
      .on(table.exhibition_id, table.seller_id, table.role)
      .where(sql`${table.is_latest}`),
    index('exhibition_subscriptions_users').on(
      table.exhibition_id,
      table.role,
      table.applied_at.desc(),
      table.id.desc(),
    ),
    index('exhibition_subscriptions_own').on(table.seller_id, table.role, table.status),
    index('exhibition_subscriptions_due').on(table.pay_until).where(sql`${table.status} = 'accepted'`),
    index('exhibition_subscriptions_waiting').on(table.exhibition_id).where(sql`${table.status} = 'applied'`),
  ],
);

/** The works of an exhibitor's application. */
export const exhibition_subscription_works = pgTable(
  'exhibition_subscription_works',
  {
    subscription_id: text()
      .notNull()
      .references(() => exhibition_subscriptions.id),
    work_id: text()
      .notNull()
      .references(() => works.id),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscription_id, table.work_id] }),
    index('exhibition_subscription_works_work').on(table.work_id),
  ],
);
