import type { SignUpServicesBody, SiteSettings } from '@smart-art/api-client/queries';
import { type Quote, quoteOf } from '@smart-art/openapi/rules';
import type { FieldErrors } from '@smart-art/ui/form';

type Services = SignUpServicesBody['services'];
export type DiskQuota = Exclude<Services['disk_quota'], 'unchanged'>;
export type Currency = Services['currency'];

/** The chosen services (001 section 1). Numbers are strings because they are radio values. */
export interface ChoiceForm {
  disk_quota: DiskQuota;
  quota_gb: string;
  years: string;
  notification_service: boolean;
  currency: Currency;
}

/**
 * The initial values: the previous choice as far as it is still on sale, else the free one.
 * @param currency the one the operator applies to this person (001 section 3)
 */
export function firstChoice(settings: SiteSettings, chosen: Services | null, currency: Currency): ChoiceForm {
  const sizes = settings.paid_quota_sizes_gb;
  const size = sizes.find((one) => one === chosen?.quota_gb) ?? sizes[0];
  const known = (code: Currency) => settings.currencies.includes(code);
  const isReusable = chosen !== null && chosen.disk_quota !== 'unchanged';
  const isOnSale = chosen?.disk_quota !== 'paid' || size !== undefined;
  return {
    disk_quota: isReusable && isOnSale ? (chosen.disk_quota as DiskQuota) : 'free',
    quota_gb: size === undefined ? '' : String(size),
    years: String(chosen?.years ?? 1),
    notification_service: chosen?.notification_service ?? false,
    currency: [chosen?.currency, currency, settings.applicable_currency].find((one) => one && known(one)) ?? currency,
  };
}

/** Whether any chosen service is paid by the year. */
export const hasTerm = ({ disk_quota, notification_service }: ChoiceForm): boolean =>
  disk_quota === 'paid' || notification_service;

/** @param bucketId id of the saved file server; null if there is none */
export function toServices(choice: ChoiceForm, bucketId: string | null): Services {
  const { disk_quota, quota_gb, years, notification_service, currency } = choice;
  return {
    disk_quota,
    quota_gb: disk_quota === 'paid' ? Number(quota_gb) : null,
    years: hasTerm(choice) ? Number(years) : 1,
    bucket_details_id: disk_quota === 'own_file_server' ? bucketId : null,
    notification_service,
    currency,
  };
}

/** The price of a choice, by the function that the backend charges by. A sign-up has no current term. */
export const quoteFor = (choice: ChoiceForm, settings: SiteSettings): Quote =>
  quoteOf(toServices(choice, null), settings, { today: '', running: null });

/** The price of a service per year, before tax. */
export const priceAYear = (
  service: { quota_gb: number } | 'notification',
  currency: Currency,
  settings: SiteSettings,
): Quote['subtotal'] => {
  const isQuota = service !== 'notification';
  const choice: ChoiceForm = {
    disk_quota: isQuota ? 'paid' : 'free',
    quota_gb: isQuota ? String(service.quota_gb) : '',
    years: '1',
    notification_service: !isQuota,
    currency,
  };
  return quoteFor(choice, settings).subtotal;
};

/** Server errors by form field; an error about the total belongs to none. */
export const choiceErrors = (errors: Readonly<Record<string, string[]>>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, texts]) => [name.replace(/^services\./, ''), texts]));
