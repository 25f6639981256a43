/** Reports of posts. Any moderation decision on a post settles them. */
import type { components } from '@smart-art/openapi/product';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { forum_reports } from '../db/schema/index.ts';

export type Reports = ReadonlyMap<string, components['schemas']['ForumReport'][]>;

/** The posts that a person has reported. */
export async function reportedBy(queries: Queries, ids: string[], personId: string): Promise<ReadonlySet<string>> {
  const rows = await queries
    .select({ id: forum_reports.message_id })
    .from(forum_reports)
    .where(and(inArray(forum_reports.message_id, ids), eq(forum_reports.seller_id, personId)));
  return new Set(rows.map(({ id }) => id));
}

/** Reasons for reports of these posts, with counts. */
export async function reportsOf(queries: Queries, ids: string[]): Promise<Reports> {
  const { message_id: id, reason } = forum_reports;
  const rows = await queries
    .select({ id, reason, count: count() })
    .from(forum_reports)
    .where(inArray(id, ids))
    .groupBy(id, reason)
    .orderBy(asc(reason));
  return Map.groupBy(rows, (row) => row.id) as Reports;
}

/** Removes the reports of a post: it was reviewed, or is gone. */
export async function settleReports(tx: Queries, messageId: string): Promise<void> {
  await tx.delete(forum_reports).where(eq(forum_reports.message_id, messageId));
}
