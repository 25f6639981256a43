import type { HTMLAttributes, Ref } from 'react';
import { useString, useUi } from '../provider/index.ts';
import { formatMoney } from './format.ts';
import * as css from './Money.css.ts';

export interface MoneyProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'className' | 'style' | 'children'> {
  /** A decimal string in units of the currency: `6034.50`. */
  amount: string;
  /** ISO 4217: `USD`, `JPY`. */
  currency: string;
  /** Worked out from a rate of exchange: smaller, and said to be about so much. */
  approximate?: boolean | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/**
 * An amount of money, in figures that line up.
 * Not for typing one: use MoneyField. In a DataTable's `text`, use `formatMoney`.
 */
export function Money({ amount, currency, approximate, ref, ...rest }: MoneyProps) {
  const string = useString();
  const { locale } = useUi();
  const words = formatMoney(amount, currency, locale);
  return (
    <span {...rest} ref={ref} className={approximate ? css.approximate : css.money}>
      {approximate ? string('money.approximate', { amount: words }) : words}
    </span>
  );
}
