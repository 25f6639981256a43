/** Queries on sellers' own buckets, for other modules. */
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { buckets } from '../db/schema/index.ts';

/** True if a seller's new photographs are stored in this bucket. */
export async function isOwnBucket(queries: Queries, sellerId: string, id: string): Promise<boolean> {
  const [found] = await queries
    .select({ id: buckets.id })
    .from(buckets)
    .where(and(eq(buckets.seller_id, sellerId), eq(buckets.id, id), eq(buckets.is_active, true)));
  return found !== undefined;
}
