import type { RenewPaymentBody } from '@smart-art/api-client/queries';
import type { RenewalData } from './useRenewalData.ts';

export type ServiceSelection = RenewPaymentBody['services'];
export type Plan = ServiceSelection['disk_quota'];

/** The site settings that limit the choice. */
interface Offer {
  applicable_currency: ServiceSelection['currency'];
  paid_quota_sizes_gb: readonly number[];
}

/** The data that limits the choice: see the rules of renew_payment in the contract. */
type Standing = Pick<RenewalData, 'agreement' | 'services' | 'term'>;

/**
 * The plans of disk quota available now. During a paid term it cannot be less than the paid one; an own file server
 * must be connected; "unchanged" needs an existing plan.
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

/** The available sizes: none smaller than the current one, which may no longer be on sale. */
export function sizesOf(
  { term: { running } }: Pick<Standing, 'term'>,
  { paid_quota_sizes_gb: sizes }: Offer,
): number[] {
  const all = running ? [...new Set([running.quota_gb, ...sizes])] : [...sizes];
  return all.filter((size) => size >= (running?.quota_gb ?? 0)).sort((one, other) => one - other);
}

/** The form's initial values: the last choice, as far as it is available now. */
export function firstChoice(standing: Standing, offer: Offer, begun: RenewalData['services']): ServiceSelection {
  const last = begun ?? standing.services;
  const plans = plansOf(standing);
  const sizes = sizesOf(standing, offer);
  const plan = last && plans.includes(last.disk_quota) ? last.disk_quota : 'paid';
  const quota = standing.term.running?.quota_gb ?? last?.quota_gb;
  return {
    disk_quota: plan,
    quota_gb: sizes.find((size) => size === (begun?.quota_gb ?? quota)) ?? sizes[0] ?? null,
    years: last?.years ?? 1,
    bucket_details_id: last?.bucket_details_id ?? null,
    notification_service: plan === 'unchanged' || (last?.notification_service ?? false),
    currency: last?.currency ?? offer.applicable_currency,
  };
}

/** A choice from a saved draft, as far as it is still available; the rest comes from `first`. */
export function stillPossible(
  saved: ServiceSelection,
  first: ServiceSelection,
  standing: Standing,
  offer: Offer,
): ServiceSelection {
  if (!plansOf(standing).includes(saved.disk_quota)) return first;
  const sizes = sizesOf(standing, offer);
  const has = saved.quota_gb != null && sizes.includes(saved.quota_gb);
  return has || saved.disk_quota !== 'paid' ? saved : { ...saved, quota_gb: first.quota_gb };
}

/** The request body of a choice, without what its plan does not use. */
export function selectionOf(chosen: ServiceSelection): ServiceSelection {
  return {
    ...chosen,
    quota_gb: chosen.disk_quota === 'paid' ? (chosen.quota_gb ?? null) : null,
    bucket_details_id: chosen.disk_quota === 'own_file_server' ? (chosen.bucket_details_id ?? null) : null,
    notification_service: chosen.disk_quota === 'unchanged' || chosen.notification_service,
  };
}
