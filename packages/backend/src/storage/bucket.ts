/** A seller's own file server: storage, and conversion to the contract's format (000 section 7). */
import type { components } from '@smart-art/openapi/product';
import { and, eq, max } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { buckets } from '../db/schema/index.ts';
import { newId } from '../ids.ts';
import type { S3Place } from '../outside-config.ts';
import type { InstallationKey } from '../secrets/installation-key.ts';

export type BucketInput = components['schemas']['BucketInput'];
export type BucketRow = typeof buckets.$inferSelect;

const secretPurpose = 'bucket secret';
const testPurpose = 'bucket details';

export const placeOfInput = (input: BucketInput): S3Place => ({
  endpoint: input.endpoint.replace(/\/$/, ''),
  region: input.region,
  bucket: input.bucket,
  accessKey: input.access_key,
  secretKey: input.secret_key,
  pathStyle: input.path_style ?? false,
});

export const placeOfRow = (installationKey: InstallationKey, row: BucketRow): S3Place => ({
  endpoint: row.endpoint,
  region: row.region,
  bucket: row.bucket,
  accessKey: row.access_key,
  secretKey: installationKey.open(secretPurpose, row.secret_key_sealed),
  pathStyle: row.path_style,
});

/** Identifies bucket details without storing them. */
export const digestOf = (
  installationKey: InstallationKey,
  { endpoint, region, bucket, accessKey, secretKey, pathStyle }: S3Place,
) => installationKey.sign(testPurpose, JSON.stringify([endpoint, region, bucket, accessKey, secretKey, pathStyle]));

/** The details visible to the seller. */
export const detailsOf = (row: BucketRow) => ({
  id: row.id,
  endpoint: row.endpoint,
  region: row.region,
  bucket: row.bucket,
  access_key: `…${row.access_key.slice(-4)}`,
  path_style: row.path_style,
  version: row.version,
  updated_at: row.updated_at.toISOString(),
});

/** The bucket for a seller's new photographs; undefined if the operator stores them. */
export async function activeBucket(queries: Queries, sellerId: string): Promise<BucketRow | undefined> {
  const [row] = await queries
    .select()
    .from(buckets)
    .where(and(eq(buckets.seller_id, sellerId), eq(buckets.is_active, true)));
  return row;
}

/**
 * Makes a bucket the one for new photographs. A previously used bucket is reactivated with the new keys, which then
 * also serve its older files.
 *
 * @param tx a transaction with the seller locked
 */
export async function useBucket(
  tx: Queries,
  installationKey: InstallationKey,
  sellerId: string,
  place: S3Place,
  now: Date,
): Promise<BucketRow> {
  const own = eq(buckets.seller_id, sellerId);
  const [last] = await tx
    .select({ version: max(buckets.version) })
    .from(buckets)
    .where(own);
  await tx
    .update(buckets)
    .set({ is_active: false })
    .where(and(own, eq(buckets.is_active, true)));
  const columns = {
    region: place.region,
    access_key: place.accessKey,
    secret_key_sealed: installationKey.seal(secretPurpose, place.secretKey),
    path_style: place.pathStyle,
    is_active: true,
    version: (last?.version ?? 0) + 1,
    updated_at: now,
  };
  const [again] = await tx
    .update(buckets)
    .set(columns)
    .where(and(own, eq(buckets.endpoint, place.endpoint), eq(buckets.bucket, place.bucket)))
    .returning();
  if (again) return again;
  const { endpoint, bucket } = place;
  const [row] = await tx
    .insert(buckets)
    .values({ id: newId('bkt'), seller_id: sellerId, endpoint, bucket, ...columns, created_at: now })
    .returning();
  if (!row) throw new Error('the bucket was not written');
  return row;
}
