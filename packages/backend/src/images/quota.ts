/** The storage quota for photographs. */
import type { Queries } from '../db/database.ts';
import { type Agreement, bytesOf, totalQuota } from '../general/agreement.ts';
import { siteSettings } from '../general/handlers.ts';
import type { Services } from '../services.ts';
import { isOperatorPlace } from '../storage/places.ts';

/** The quota on the operator's storage; a seller with an own file server has the free quota only. */
export async function operatorQuota(queries: Queries, agreement: Agreement): Promise<number> {
  if (agreement.services !== 'own_file_server') return totalQuota(agreement);
  const { free_quota_gb } = await siteSettings(queries);
  return Math.min(agreement.quota_bytes, bytesOf(free_quota_gb)) + agreement.reward_bytes;
}

/** Bytes left for a seller's new photographs; null if they are stored in the seller's own bucket. */
export async function freeBytes({ queries, pictures }: Services, agreement: Agreement): Promise<number | null> {
  if (!isOperatorPlace(await pictures.placeFor(agreement.seller_id))) return null;
  return Math.max(0, (await operatorQuota(queries, agreement)) - agreement.used_bytes);
}
