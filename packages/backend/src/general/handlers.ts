import type { Queries } from '../db/database.ts';
import { site_settings } from '../db/schema/index.ts';
import type { Handlers } from '../http/handler.ts';
import { moneyOf } from '../products/money.ts';
import type { Services } from '../services.ts';
import type { ChangesOf } from './changes.ts';

const typeNames = {
  art: { en: 'Art', ja: 'アート' },
  photo: { en: 'Photo', ja: '写真' },
  design: { en: 'Design', ja: 'デザイン' },
  frame: { en: 'Frame', ja: '額縁' },
} as const;

/** Response of the languages call. */
export const languages = [
  { slug: 'en' as const, name: 'English' },
  { slug: 'ja' as const, name: '日本語' },
];

/** The operator's settings; the first start inserts them. */
export async function siteSettings(queries: Queries) {
  const [settings] = await queries.select().from(site_settings);
  if (!settings) throw new Error('site_settings is empty');
  return settings;
}

/** The settings that clients display or calculate with, in the contract's format. */
export const publicSettings = (settings: typeof site_settings.$inferSelect) => ({
  applicable_currency: settings.applicable_currency,
  service_charge_percent: settings.service_charge_percent,
  usd_jpy_rate: settings.usd_jpy_rate,
  usd_jpy_rate_date: settings.usd_jpy_rate_date,
  free_quota_gb: settings.free_quota_gb,
  own_file_server_quota_gb: settings.own_file_server_quota_gb,
  paid_quota_sizes_gb: settings.paid_quota_sizes_gb,
  disk_quota_cost_per_gb_and_year: { amount: settings.disk_quota_cost_per_gb_and_year, currency: 'USD' as const },
  notification_fee_per_year: { amount: settings.notification_fee_per_year, currency: 'USD' as const },
  consumption_tax_percent: settings.consumption_tax_percent,
  currencies: ['USD' as const, 'JPY' as const],
  return_window_days: settings.return_window_days,
  payout_days: settings.payout_days,
  rental_deposit_limit: moneyOf(settings.rental_deposit_limit, 'USD'),
  delivery_limit: moneyOf(settings.delivery_limit, 'USD'),
  insurance_limit: moneyOf(settings.insurance_limit, 'USD'),
  financial_year_start_month: settings.financial_year_start_month,
  reminder_days: {
    payment: settings.payment_reminder_days,
    return: settings.return_reminder_days,
    lease: settings.lease_reminder_days,
  },
  referral_reward_gb: settings.referral_reward_gb,
});

/** Languages, settings, product types (000 section 7), and the poll for changes. */
export function generalHandlers(
  { queries }: Services,
  changesOf: ChangesOf,
): Pick<Handlers, 'listLanguages' | 'getSiteSettings' | 'listProductTypes' | 'getChanges'> {
  return {
    async listLanguages() {
      return { status: 200, body: { success: true, data: languages } };
    },

    async getSiteSettings() {
      const data = publicSettings(await siteSettings(queries));
      return { status: 200, body: { success: true, data } };
    },

    async getChanges({ session }) {
      return changesOf(session.user.id);
    },

    async listProductTypes({ language }) {
      const slugs = Object.keys(typeNames) as (keyof typeof typeNames)[];
      const data = slugs.map((slug) => ({ slug, name: typeNames[slug][language] }));
      return { status: 200, body: { success: true, data } };
    },
  };
}
