/** Which services can be chosen, and their current prices (001 sections 1 and 9). */
import type { components } from '@smart-art/openapi/product';
import { compare, type Money, type Quote, quotaOf, quoteOf, type RunningTerm } from '@smart-art/openapi/rules';
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { service_choices } from '../db/schema/index.ts';
import { type Agreement, dateOf, runningTerm } from '../general/agreement.ts';
import { publicSettings, siteSettings } from '../general/handlers.ts';
import { invalidField } from '../http/http-error.ts';
import { isOwnBucket } from '../storage/buckets.ts';

type Services = components['schemas']['ServiceSelection'];
type ServicesInput = components['schemas']['ServiceSelectionInput'];
type Prices = ReturnType<typeof publicSettings>;

/** Chosen services and their price. */
export interface PricedServices {
  services: Services;
  quote: Quote;
}

/** @throws HttpError 422 if a size is not on sale, or smaller than the current one */
function checkQuota(quota: number | null | undefined, prices: Prices, running: RunningTerm | null): void {
  if (!quota) throw invalidField('services.quota_gb', 'quotaNeeded');
  if (running && quota < running.quota_gb) {
    throw invalidField('services.quota_gb', 'quotaSmaller', { date: running.end_date });
  }
  const sizes = prices.paid_quota_sizes_gb;
  if (!sizes.includes(quota) && quota !== running?.quota_gb) {
    throw invalidField('services.quota_gb', 'quotaNotOnSale', { sizes: sizes.join(', ') });
  }
}

/** @throws HttpError 422 if a choice conflicts with the agreement */
async function checkChoice(
  tx: Queries,
  sellerId: string,
  input: ServicesInput,
  agreement: Agreement | undefined,
  { prices, running }: { prices: Prices; running: RunningTerm | null },
): Promise<void> {
  const { disk_quota, quota_gb, bucket_details_id, notification_service } = input;
  if (disk_quota === 'paid') return checkQuota(quota_gb, prices, running);
  if (disk_quota === 'unchanged') {
    if (!agreement) throw invalidField('services.disk_quota', 'unchangedNothing');
    if (!notification_service) throw invalidField('services.notification_service', 'notificationsOnly');
    return;
  }
  if (running) throw invalidField('services.disk_quota', 'termRuns', { date: running.end_date });
  if (disk_quota === 'free') return;
  if (!bucket_details_id) throw invalidField('services.bucket_details_id', 'bucketNeeded');
  if (!(await isOwnBucket(tx, sellerId, bucket_details_id))) {
    throw invalidField('services.bucket_details_id', 'bucketUnknown');
  }
}

/**
 * Price of a choice at current prices.
 *
 * @param total calculated by the client, for comparison
 * @throws HttpError 422 if the choice or the total is wrong
 */
export async function calculatePrice(
  tx: Queries,
  sellerId: string,
  input: ServicesInput,
  more: { agreement: Agreement | undefined; total?: Money | undefined; now: Date },
): Promise<PricedServices> {
  const { agreement, total, now } = more;
  const prices = publicSettings(await siteSettings(tx));
  const running = runningTerm(agreement, now);
  await checkChoice(tx, sellerId, input, agreement, { prices, running });
  const quote = quoteOf(input, prices, { today: dateOf(now), running });
  if (total && (total.currency !== quote.total.currency || compare(total, quote.total) !== 0)) {
    throw invalidField('total', 'totalDiffers', { total: quote.total });
  }
  const { disk_quota, years, notification_service, currency } = input;
  const bucket_details_id = disk_quota === 'own_file_server' ? (input.bucket_details_id ?? null) : null;
  const quota_gb = quotaOf(input, prices) ?? Math.floor((agreement?.quota_bytes ?? 0) / 1024 ** 3);
  return { services: { disk_quota, quota_gb, years, bucket_details_id, notification_service, currency }, quote };
}

export async function savedChoice(queries: Queries, sellerId: string): Promise<Services | undefined> {
  const [found] = await queries.select().from(service_choices).where(eq(service_choices.seller_id, sellerId));
  return found?.services;
}

/** Saves a seller's choice of services, replacing the earlier one. */
export async function saveChoice(tx: Queries, sellerId: string, services: Services, now: Date): Promise<void> {
  const row = { services, chosen_at: now };
  await tx
    .insert(service_choices)
    .values({ seller_id: sellerId, ...row })
    .onConflictDoUpdate({ target: service_choices.seller_id, set: row });
}
