import type { HTMLAttributes, Ref } from 'react';
import { Money, type MoneyProps } from '../money/index.ts';
import * as css from './PriceBreakdown.css.ts';

/** An amount with what it is for. */
export interface PriceLine {
  /** Its name among the others of the list: two lines have different ones. */
  label: string;
  /** A decimal string in units of the currency: `48.00`. */
  amount: string;
  /** ISO 4217: `USD`, `JPY`. */
  currency: string;
  /** The same in another currency, smaller. */
  second?: MoneyProps['second'];
}

export interface PriceBreakdownProps
  extends Omit<HTMLAttributes<HTMLDListElement>, 'className' | 'style' | 'children'> {
  /** What is bought, line by line. */
  items: readonly PriceLine[];
  /** What comes on top: a subtotal, tax, delivery. */
  extras?: readonly PriceLine[] | undefined;
  /** What is to be paid. The caller reckons it: nothing is added up here. */
  total: PriceLine;
  /** Draws the total large: the one figure of the page, "You receive". */
  isResult?: boolean | undefined;
  ref?: Ref<HTMLDListElement> | undefined;
}

/**
 * What something costs: each thing with its amount, what comes on top, and the total under a line.
 * Not for the facts of a thing: use DescriptionList. Not for many things that are compared: use DataTable.
 */
export function PriceBreakdown({ items, extras = [], total, isResult = false, ...rest }: PriceBreakdownProps) {
  return (
    <dl {...rest} className={css.lines}>
      {items.map((line) => (
        <Line key={line.label} kind="item" line={line} />
      ))}
      {extras.map((line) => (
        <Line key={line.label} kind="extra" line={line} />
      ))}
      <Line kind={isResult ? 'result' : 'total'} line={total} />
    </dl>
  );
}

function Line({ line: { label, amount, currency, second }, kind }: { line: PriceLine; kind: keyof typeof css.line }) {
  return (
    <div className={css.line[kind]}>
      <dt className={css.words}>{label}</dt>
      <dd className={css.figure}>
        <Money amount={amount} currency={currency} second={second} />
      </dd>
    </div>
  );
}
