/** The most that a seller may ask for, as the marketplace has set it (001 section 9). */
import { compare, convert, type Money } from '@smart-art/openapi/rules';
import type { site_settings } from '../db/schema/index.ts';
import type { Wording } from '../messages/messages.ts';

type Settings = typeof site_settings.$inferSelect;
export type Limit = 'rental_deposit_limit' | 'delivery_limit' | 'insurance_limit';

/** Which limit each charge of an order has. */
export const limitOf = { delivery_charge: 'delivery_limit', insurance_charge: 'insurance_limit' } as const;

/**
 * Why an amount is refused; undefined where it is within the limit, or there is none. A limit is in US dollars: for yen
 * it counts at the rate of the day.
 */
export function aboveLimit(settings: Settings, limit: Limit, asked: Money): Wording | undefined {
  const amount = settings[limit];
  if (amount === null) return undefined;
  const most = convert({ amount, currency: 'USD' }, asked.currency, settings.usd_jpy_rate);
  return compare(asked, most) > 0 ? { key: 'amountAboveLimit', values: { limit: most } } : undefined;
}
