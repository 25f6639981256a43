/** How much room there is for photographs. */
import type { Queries } from '../db/database.ts';
import { type Agreement, bytesOf } from '../general/agreement.ts';
import { siteSettings } from '../general/handlers.ts';
import type { Services } from '../services.ts';
import { isOfHouse } from '../storage/places.ts';

/** What may lie with the house: for whoever has an own file server that is what is free for everybody. */
export async function houseQuota(queries: Queries, { services, quota_bytes }: Agreement): Promise<number> {
  if (services !== 'own_file_server') return quota_bytes;
  const { free_quota_gb } = await siteSettings(queries);
  return Math.min(quota_bytes, bytesOf(free_quota_gb));
}

/** Bytes that a seller's new photographs may still take; null where they lie in the seller's own bucket. */
export async function freeBytes({ queries, pictures }: Services, agreement: Agreement): Promise<number | null> {
  if (!isOfHouse(await pictures.placeFor(agreement.seller_id))) return null;
  return Math.max(0, (await houseQuota(queries, agreement)) - agreement.used_bytes);
}
