/** Maximum amounts that sellers may charge, set by the operator (001 section 9). */
import { compare, convert, type Money } from '@smart-art/openapi/rules';
import type { site_settings } from '../db/schema/index.ts';
import type { Wording } from '../messages/messages.ts';

type Settings = typeof site_settings.$inferSelect;
export type Limit = 'rental_deposit_limit' | 'delivery_limit' | 'insurance_limit';

/** The limit of each charge of an order. */
export const limitOf = { delivery_charge: 'delivery_limit', insurance_charge: 'insurance_limit' } as const;

/**
 * Why an amount is rejected; undefined if it is within the limit, or there is none. Limits are in US dollars and
 * converted at the current rate for yen.
 */
export function aboveLimit(settings: Settings, limit: Limit, charge: Money): Wording | undefined {
  const amount = settings[limit];
  if (amount === null) return undefined;
  const most = convert({ amount, currency: 'USD' }, charge.currency, settings.usd_jpy_rate);
  return compare(charge, most) > 0 ? { key: 'amountAboveLimit', values: { limit: most } } : undefined;
}
