import type { HTMLAttributes, Ref } from 'react';
import { useString, useStrings, useUi } from '../provider/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { formatMoney, isAmount } from './format.ts';
import * as css from './Money.css.ts';
import { strings } from './strings.ts';

export interface MoneyProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'className' | 'style' | 'children'> {
  /** A decimal string in units of the currency: `6034.50`. null if unknown. */
  amount: string | null;
  /** ISO 4217: `USD`, `JPY`. */
  currency: string;
  /** Converted by an exchange rate: smaller, and marked as approximate. */
  approximate?: boolean | undefined;
  /** The same amount in another currency, smaller, beside it. */
  second?: { amount: string; currency: string } | undefined;
  /** Shows "Free" for zero: for prices, not for balances. */
  free?: boolean | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

const isNothing = (amount: string) => isAmount(amount) && !/[1-9]/.test(amount);

/**
 * An amount of money, in tabular figures. Not for typing one: use MoneyField. In a DataTable's `text`, use
 * `formatMoney`.
 */
export function Money({ amount, currency, approximate, second, free, ...rest }: MoneyProps) {
  const string = useString();
  const own = useStrings(strings);
  const { locale } = useUi();
  const main = approximate ? css.approximate : css.money;
  if (amount === null) {
    return (
      <span {...rest} className={main}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{own('unknown')}</VisuallyHidden>
      </span>
    );
  }
  const text = free && isNothing(amount) ? own('free') : formatMoney(amount, currency, locale);
  const first = approximate ? string('money.approximate', { amount: text }) : text;
  if (!second) {
    return (
      <span {...rest} className={main}>
        {first}
      </span>
    );
  }
  return (
    <span {...rest} className={css.both}>
      <span className={main}>{first}</span>{' '}
      <span className={css.approximate}>
        {string('money.approximate', { amount: formatMoney(second.amount, second.currency, locale) })}
      </span>
    </span>
  );
}
