/** How much room there is for photographs. */
import type { Queries } from '../db/database.ts';
import { type Agreement, bytesOf, totalQuota } from '../general/agreement.ts';
import { siteSettings } from '../general/handlers.ts';
import type { Services } from '../services.ts';
import { isOfHouse } from '../storage/places.ts';

/** What may lie with the house: for whoever has an own file server that is what is free for everybody. */
export async function houseQuota(queries: Queries, agreement: Agreement): Promise<number> {
  if (agreement.services !== 'own_file_server') return totalQuota(agreement);
  const { free_quota_gb } = await siteSettings(queries);
  return Math.min(agreement.quota_bytes, bytesOf(free_quota_gb)) + agreement.reward_bytes;
}

/** Bytes that a seller's new photographs may still take; null where they lie in the seller's own bucket. */
export async function freeBytes({ queries, pictures }: Services, agreement: Agreement): Promise<number | null> {
  if (!isOfHouse(await pictures.placeFor(agreement.seller_id))) return null;
  return Math.max(0, (await houseQuota(queries, agreement)) - agreement.used_bytes);
}
