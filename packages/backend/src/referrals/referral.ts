/** Invitations: queries, and conversion to the contract's format. */
import type { components, operations } from '@smart-art/openapi/product';
import { and, count, eq, isNull, like, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { documents, referrals } from '../db/schema/index.ts';
import { notFound } from '../http/http-error.ts';
import { type DocumentRow, documentOf } from '../platform/documents.ts';
import { availableActions } from '../processes/process.ts';
import { type ReferralFacts, referralProcess } from '../processes/referral.ts';
import { searchPatterns } from '../products/folding.ts';
import { nameOf } from '../profile/people.ts';
import type { Services } from '../services.ts';
import type { User } from '../session/session.ts';

export type Referral = components['schemas']['Referral'];
export type ReferralRow = typeof referrals.$inferSelect;
type ListQuery = NonNullable<operations['listReferrals']['parameters']['query']>;

export const factsOf = (row: ReferralRow): ReferralFacts => ({
  remindersSent: row.reminders_sent,
  lastRemindedAt: row.last_reminded_at,
  expiresAt: row.expires_at,
});

/** The sign-up link in an invitation. */
export const linkOf = ({ config }: Pick<Services, 'config'>, { token }: Pick<ReferralRow, 'token'>) =>
  `${config.publicUrl}/sign-up?referral=${token}`;

/** An invitation in the contract's format. */
export function referralOf(
  services: Services,
  row: ReferralRow,
  inviter: User,
  attachment: DocumentRow | null,
): Referral {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    message: row.message,
    referred_by: nameOf(inviter),
    date: row.created_at.toISOString(),
    link: linkOf(services, row),
    status: row.status,
    attachment: attachment && documentOf(services, attachment),
    reminders_sent: row.reminders_sent,
    last_reminded_at: row.last_reminded_at?.toISOString() ?? null,
    expires_at: row.expires_at.toISOString(),
    joined_at: row.joined_at?.toISOString() ?? null,
    available_actions: availableActions(referralProcess, row.status, factsOf(row), services.now()),
  };
}

/** A seller's own invitation, locked, with its attachment. @throws HttpError 404 */
export async function findReferral(
  tx: Queries,
  sellerId: string,
  id: string,
): Promise<{ row: ReferralRow; attachment: DocumentRow | null }> {
  const [row] = await tx
    .select()
    .from(referrals)
    .where(and(eq(referrals.id, id), eq(referrals.seller_id, sellerId), isNull(referrals.deleted_at)))
    .for('update');
  if (!row) throw notFound();
  const [attachment = null] = row.document_id
    ? await tx.select().from(documents).where(eq(documents.id, row.document_id))
    : [];
  return { row, attachment };
}

const columns = { date: referrals.created_at, name: referrals.name_key, email: referrals.email_key };

function orderOf(sort: NonNullable<ListQuery['sort']>) {
  const [, minus, name] = /^(-?)(.*)$/.exec(sort) ?? [];
  const direction = minus ? sql`desc` : sql`asc`;
  const ties = name === 'date' ? direction : sql`desc`;
  const column = columns[name as keyof typeof columns];
  return [sql`${column} ${direction}`, sql`${referrals.created_at} ${ties}`, sql`${referrals.id} ${ties}`];
}

export interface ReferralQuery {
  sellerId: string;
  status: ListQuery['status'];
  sort: NonNullable<ListQuery['sort']>;
  search: string;
  page: number;
  perPage: number;
}

/** One page of a seller's invitations, with counts by status. */
export async function readReferrals(tx: Queries, query: ReferralQuery) {
  const own = and(eq(referrals.seller_id, query.sellerId), isNull(referrals.deleted_at));
  const condition = and(
    own,
    query.status && eq(referrals.status, query.status),
    ...searchPatterns(query.search).map((pattern) => like(referrals.search_text, pattern)),
  );
  const rows = await tx
    .select({ row: referrals, attachment: documents })
    .from(referrals)
    .leftJoin(documents, eq(documents.id, referrals.document_id))
    .where(condition)
    .orderBy(...orderOf(query.sort))
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage);
  const [found] = await tx.select({ total: count() }).from(referrals).where(condition);
  const tallies = await tx
    .select({ status: referrals.status, count: count() })
    .from(referrals)
    .where(own)
    .groupBy(referrals.status);
  const counts = { invited: 0, joined: 0, expired: 0 };
  for (const tally of tallies) counts[tally.status] = tally.count;
  return { rows, counts, total: found?.total ?? 0 };
}
