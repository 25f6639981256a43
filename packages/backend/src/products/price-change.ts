/** Price changes by an amount or a percentage, exact to the currency's smallest unit. */
import type { components } from '@smart-art/openapi/product';
import { add, decimalsOf, type Money, moneyFrom, percentOf, unitsOf } from '@smart-art/openapi/rules';
import { type FieldErrors, unprocessable } from '../http/http-error.ts';
import { fitsCurrency } from './money.ts';

export type PriceChange = components['schemas']['PriceChange'];

/** Why a price cannot be changed. */
export type PriceProblem = 'price_missing' | 'other_currency' | 'price_too_low' | 'price_too_high';

/** The contract's bound: ten digits before the point. */
const mostOf = (currency: Money['currency']) => 10n ** BigInt(10 + decimalsOf[currency]) - 1n;

/** Rounds half up to a multiple of `step` dollars or yen. */
function rounded(money: Money, step: number): Money {
  const units = BigInt(step) * 10n ** BigInt(decimalsOf[money.currency]);
  return moneyFrom(((unitsOf(money) * 2n + units) / (units * 2n)) * units, money.currency);
}

function raised(price: Money, { kind, amount, percent = 0 }: PriceChange): Money | PriceProblem {
  if (kind === 'percent') return add(price, percentOf(price, percent));
  if (!amount || amount.currency !== price.currency) return 'other_currency';
  return add(price, amount);
}

/** @param price null if the work has none @returns the new price, or why it cannot be changed */
export function changedPrice(price: Money | null, change: PriceChange): Money | PriceProblem {
  const { kind, amount = null, round_to } = change;
  const from = kind === 'set' ? amount : price;
  if (!from) return 'price_missing';
  const exact = kind === 'set' ? moneyFrom(unitsOf(from), from.currency) : raised(from, change);
  if (typeof exact === 'string') return exact;
  if (unitsOf(exact) <= 0n) return 'price_too_low';
  const result = round_to === undefined ? exact : rounded(exact, round_to);
  if (unitsOf(result) <= 0n) return 'price_too_low';
  return unitsOf(result) > mostOf(result.currency) ? 'price_too_high' : result;
}

/** @throws HttpError 422 for an incomplete change or an impossible price */
export function checkChange({ kind, amount, percent }: PriceChange): void {
  const errors: FieldErrors = {};
  if (kind === 'percent' && percent === undefined) errors['change.percent'] = [{ key: 'required' }];
  if (kind !== 'percent' && !amount) errors['change.amount'] = [{ key: 'required' }];
  if (kind === 'set' && amount && unitsOf(amount) <= 0n) errors['change.amount'] = [{ key: 'amountWrong' }];
  if (amount && !fitsCurrency(amount)) errors['change.amount'] = [{ key: 'yenHaveNoDecimals' }];
  if (Object.keys(errors).length > 0) throw unprocessable(errors);
}
