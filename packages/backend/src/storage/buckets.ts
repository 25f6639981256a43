/** Sellers' own buckets, for those who build on them. */
import type { Queries } from '../db/database.ts';

/** Whether a seller has saved the details of such a bucket. */
export async function isOwnBucket(_queries: Queries, _sellerId: string, _id: string): Promise<boolean> {
  return false;
}
