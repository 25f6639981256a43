import type { RenewPaymentBody } from '@smart-art/api-client/queries';
import type { RenewalData } from './useRenewalData.ts';

export type ServiceSelection = RenewPaymentBody['services'];
export type Plan = ServiceSelection['disk_quota'];

/** The part of the site settings that a choice depends on. */
interface Offer {
  applicable_currency: ServiceSelection['currency'];
  paid_quota_sizes_gb: readonly number[];
}

/** What a choice may be: see the rules of renew_payment in the contract. */
type Standing = Pick<RenewalData, 'agreement' | 'services' | 'term'>;

/**
 * The kinds of disk quota that can be chosen now. While a paid term runs there is no less than paid; an own file server
 * needs one that is connected; leaving it as it is needs something that is there.
 */
export function plansOf({ agreement, services, term }: Standing): Plan[] {
  const running = term.running !== null;
  return [
    'paid',
    ...(running ? [] : (['free'] as const)),
    ...(!running && services?.bucket_details_id ? (['own_file_server'] as const) : []),
    ...(agreement?.status === 'activated' ? (['unchanged'] as const) : []),
  ];
}

/** The sizes that can be chosen: none smaller than the one that runs, which may be no longer on sale. */
export function sizesOf(
  { term: { running } }: Pick<Standing, 'term'>,
  { paid_quota_sizes_gb: sizes }: Offer,
): number[] {
  const all = running ? [...new Set([running.quota_gb, ...sizes])] : [...sizes];
  return all.filter((size) => size >= (running?.quota_gb ?? 0)).sort((one, other) => one - other);
}

/** What the form begins with: the choice made last, as far as it can be made now. */
export function firstChoice(standing: Standing, offer: Offer, begun: RenewalData['services']): ServiceSelection {
  const last = begun ?? standing.services;
  const plans = plansOf(standing);
  const sizes = sizesOf(standing, offer);
  const plan = last && plans.includes(last.disk_quota) ? last.disk_quota : 'paid';
  const wanted = standing.term.running?.quota_gb ?? last?.quota_gb;
  return {
    disk_quota: plan,
    quota_gb: sizes.find((size) => size === (begun?.quota_gb ?? wanted)) ?? sizes[0] ?? null,
    years: last?.years ?? 1,
    bucket_details_id: last?.bucket_details_id ?? null,
    notification_service: plan === 'unchanged' || (last?.notification_service ?? false),
    currency: last?.currency ?? offer.applicable_currency,
  };
}

/** A choice that was kept on the device, as far as it can still be made; what cannot begins as `first`. */
export function stillPossible(
  kept: ServiceSelection,
  first: ServiceSelection,
  standing: Standing,
  offer: Offer,
): ServiceSelection {
  if (!plansOf(standing).includes(kept.disk_quota)) return first;
  const sizes = sizesOf(standing, offer);
  const has = kept.quota_gb != null && sizes.includes(kept.quota_gb);
  return has || kept.disk_quota !== 'paid' ? kept : { ...kept, quota_gb: first.quota_gb };
}

/** A choice as it is sent: without what its kind has no use for. */
export function selectionOf(chosen: ServiceSelection): ServiceSelection {
  return {
    ...chosen,
    quota_gb: chosen.disk_quota === 'paid' ? (chosen.quota_gb ?? null) : null,
    bucket_details_id: chosen.disk_quota === 'own_file_server' ? (chosen.bucket_details_id ?? null) : null,
    notification_service: chosen.disk_quota === 'unchanged' || chosen.notification_service,
  };
}
