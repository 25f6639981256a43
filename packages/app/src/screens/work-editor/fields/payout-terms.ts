import { writeDays } from '@smart-art/ui/date-field';
import type { PayoutTerms } from '@smart-art/ui/money-field';
import type { IntlShape } from 'react-intl';
import type { WorkForm } from '../work-form.ts';
import type { useCurrencies } from './use-currencies.ts';

type Settings = NonNullable<ReturnType<typeof useCurrencies>['settings']>;
type Discount = Pick<WorkForm, 'discount_percentage' | 'discount_start_date' | 'discount_end_date'>;

/** The payout terms in the site settings. */
export const payoutTerms = (settings: Settings): PayoutTerms => ({
  serviceChargePercent: settings.service_charge_percent,
  taxPercent: settings.consumption_tax_percent,
  usdJpyRate: settings.usd_jpy_rate,
  rateDate: settings.usd_jpy_rate_date,
});

/**
 * A work's discount, unless it has ended or is incomplete.
 * @param today the day in the seller's time zone, which decides for orders
 */
export function payoutDiscount(
  intl: IntlShape,
  { discount_percentage: percent, discount_start_date: start, discount_end_date: end }: Discount,
  today: string,
): PayoutTerms['discount'] {
  if (percent === null || percent <= 0 || percent > 100 || !start || !end || start > end || today > end)
    return undefined;
  return { percent, isRunning: today >= start, days: writeDays(start, end, intl.locale) };
}
