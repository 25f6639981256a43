import type { BulkInput } from '@smart-art/api-client/queries';
import type { MoneyValue } from '@smart-art/ui/money-field';

export type Change = NonNullable<BulkInput['change']>;
export type Way = 'raise' | 'lower';

export interface ChangeAnswers {
  price: Change['price'];
  way: Way;
  by: 'percent' | 'amount';
  percent: number | null;
  amount: MoneyValue | null;
}

/** The change that the answers describe; null while they are incomplete. */
export function changeOf({ price, way, by, percent, amount }: ChangeAnswers): Change | null {
  const sign = way === 'lower' ? '-' : '';
  if (by === 'amount') {
    if (!amount || !(Number(amount.amount) > 0)) return null;
    return { price, kind: 'amount', amount: { amount: `${sign}${amount.amount}`, currency: amount.currency } };
  }
  const isPossible = percent !== null && percent > 0 && (way === 'lower' ? percent < 100 : percent <= 1000);
  return isPossible ? { price, kind: 'percent', percent: way === 'lower' ? -percent : percent } : null;
}
