/** Paginated lists of exhibitions and applicants (000 section 3). */
import type { operations } from '@smart-art/openapi/product';
import { and, count, desc, eq, exists, gt, isNull, like, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { exhibition_subscriptions, exhibitions } from '../db/schema/index.ts';
import { searchPatterns } from '../products/folding.ts';
import { countUsers, describeExhibitions } from './exhibition.ts';
import type { ExhibitionRow, Role } from './rows.ts';
import { describeUsers } from './subscription.ts';

type ListQuery = NonNullable<operations['listAttendedExhibitions']['parameters']['query']>;
type UserQuery = operations['listExhibitionUsers']['parameters']['query'];

/** The four exhibition lists of a seller. */
export type List = 'exhibitions' | 'organizer' | Role;

/** Condition for exhibitions a person applied for in a role, by the status of the latest application. */
const appliedFor = (tx: Queries, userId: string, role: Role, status: ListQuery['status']) =>
  exists(
    tx
      .select({ id: exhibition_subscriptions.id })
      .from(exhibition_subscriptions)
      .where(
        and(
          eq(exhibition_subscriptions.exhibition_id, exhibitions.id),
          eq(exhibition_subscriptions.seller_id, userId),
          eq(exhibition_subscriptions.role, role),
          eq(exhibition_subscriptions.is_latest, true),
          status && eq(exhibition_subscriptions.status, status),
        ),
      ),
  );

/** Condition for exhibitions in a list. Applicants still see an exhibition after its organiser deleted it. */
function belongsTo(tx: Queries, list: List, userId: string, status?: ListQuery['status']): SQL | undefined {
  if (list === 'exhibitions') return isNull(exhibitions.deleted_at);
  if (list === 'organizer') return and(isNull(exhibitions.deleted_at), eq(exhibitions.seller_id, userId));
  return appliedFor(tx, userId, list, status);
}

function at(when: ListQuery['when'], now: Date): SQL | undefined {
  switch (when) {
    case undefined:
      return undefined;
    case 'upcoming':
      return and(isNull(exhibitions.deleted_at), gt(exhibitions.starts_at, now));
    case 'running':
      return and(isNull(exhibitions.deleted_at), lte(exhibitions.starts_at, now), gt(exhibitions.ends_at, now));
    case 'ended':
      return or(sql`${exhibitions.deleted_at} is not null`, lte(exhibitions.ends_at, now));
  }
}

const columns = { created_at: exhibitions.created_at, start_date: exhibitions.starts_at, name: exhibitions.name_key };

function orderOf(sort: NonNullable<ListQuery['sort']>): SQL[] {
  const [, minus, name] = /^(-?)(.*)$/.exec(sort) ?? [];
  const direction = minus ? sql`desc` : sql`asc`;
  const ties = name === 'created_at' ? direction : sql`desc`;
  const column = columns[name as keyof typeof columns];
  return [sql`${column} ${direction}`, sql`${exhibitions.created_at} ${ties}`, sql`${exhibitions.id} ${ties}`];
}

const defaultPerPage = 48;

/** Page number and size, with defaults. */
export const pageIn = ({ page = 1, per_page: perPage = defaultPerPage }: { page?: number; per_page?: number }) => ({
  page,
  perPage,
});

async function countIn(tx: Queries, condition: SQL | undefined): Promise<number> {
  const [found] = await tx.select({ count: count() }).from(exhibitions).where(condition);
  return found?.count ?? 0;
}

/** One page of one of a seller's lists, with the counts of all lists. */
export async function readExhibitions(tx: Queries, list: List, userId: string, query: ListQuery, now: Date) {
  const { page, perPage } = pageIn(query);
  const condition = and(
    belongsTo(tx, list, userId, query.status),
    at(query.when, now),
    query.category && eq(exhibitions.category, query.category),
    query.type && eq(exhibitions.type, query.type),
    query.from ? gt(exhibitions.ends_at, new Date(query.from)) : undefined,
    query.until ? lt(exhibitions.starts_at, new Date(query.until)) : undefined,
    ...searchPatterns(query.search ?? '').map((pattern) => like(exhibitions.search_text, pattern)),
  );
  const rows = await tx
    .select()
    .from(exhibitions)
    .where(condition)
    .orderBy(...orderOf(query.sort ?? '-created_at'))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return {
    total: await countIn(tx, condition),
    data: await describeExhibitions(tx, rows, userId, now),
    counts: {
      exhibitions: await countIn(tx, belongsTo(tx, 'exhibitions', userId)),
      organizer: await countIn(tx, belongsTo(tx, 'organizer', userId)),
      attendee: await countIn(tx, belongsTo(tx, 'attendee', userId)),
      exhibitor: await countIn(tx, belongsTo(tx, 'exhibitor', userId)),
    },
  };
}

/** Filters for the applicants of an exhibition. */
type UserChoice = Pick<UserQuery, 'role' | 'status' | 'search'>;

const chosenUsers = (exhibition: ExhibitionRow, { role, status, search }: UserChoice): SQL | undefined =>
  and(
    eq(exhibition_subscriptions.exhibition_id, exhibition.id),
    eq(exhibition_subscriptions.role, role),
    eq(exhibition_subscriptions.is_latest, true),
    status && eq(exhibition_subscriptions.status, status),
    ...searchPatterns(search ?? '').map((pattern) => like(exhibition_subscriptions.search_text, pattern)),
  );

/** All distinct applicants matching the filters, on all pages. */
export async function findUsers(tx: Queries, exhibition: ExhibitionRow, choice: UserChoice): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: exhibition_subscriptions.seller_id })
    .from(exhibition_subscriptions)
    .where(chosenUsers(exhibition, choice))
    .orderBy(exhibition_subscriptions.seller_id);
  return rows.map(({ id }) => id);
}

/** One page of an exhibition's applicants, the latest first, with the counts of both lists. */
export async function readUsers(tx: Queries, exhibition: ExhibitionRow, query: UserQuery, now: Date) {
  const { page, perPage } = pageIn(query);
  const condition = chosenUsers(exhibition, query);
  const rows = await tx
    .select()
    .from(exhibition_subscriptions)
    .where(condition)
    .orderBy(desc(exhibition_subscriptions.applied_at), desc(exhibition_subscriptions.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [found] = await tx.select({ count: count() }).from(exhibition_subscriptions).where(condition);
  const users = (await countUsers(tx, [exhibition.id])).get(exhibition.id);
  return {
    total: found?.count ?? 0,
    data: await describeUsers(tx, exhibition, rows, now),
    counts: { exhibitor_users: users?.exhibitor ?? 0, attendee_users: users?.attendee ?? 0 },
  };
}
