import type { HTMLAttributes, Ref } from 'react';
import { Money } from '../money/index.ts';
import * as css from './PriceBreakdown.css.ts';

/** An amount with its label. */
export interface PriceLine {
  /** Unique in the list: it is also the key. */
  label: string;
  /** Small print after the label: a rate, a date. */
  note?: string | undefined;
  /** A decimal string in units of the currency: `48.00`. */
  amount: string;
  /** ISO 4217: `USD`, `JPY`. */
  currency: string;
}

export interface PriceBreakdownProps
  extends Omit<HTMLAttributes<HTMLDListElement>, 'className' | 'style' | 'children'> {
  /** The items, one line each. */
  items: readonly PriceLine[];
  /** Added to the items: a subtotal, tax, delivery. */
  extras?: readonly PriceLine[] | undefined;
  /** The amount to pay. Computed by the caller: nothing is added up here. */
  total: PriceLine;
  /** What remains of the total: the deductions, and the main figure, "You receive". */
  result?: { items: readonly PriceLine[]; total: PriceLine } | undefined;
  ref?: Ref<HTMLDListElement> | undefined;
}

/**
 * A price, line by line: the items, what is added, the total, and what remains of it. Not for other facts: use
 * DescriptionList. Not for comparing many items: use DataTable.
 */
export function PriceBreakdown({ items, extras = [], total, result, ...rest }: PriceBreakdownProps) {
  return (
    <dl {...rest} className={css.lines}>
      {items.map((line) => (
        <Line key={line.label} kind="item" line={line} />
      ))}
      {extras.map((line) => (
        <Line key={line.label} kind="extra" line={line} />
      ))}
      <Line kind="total" line={total} />
      {result?.items.map((line) => (
        <Line key={line.label} kind="extra" line={line} />
      ))}
      {result && <Line kind="result" line={result.total} />}
    </dl>
  );
}

interface LineProps {
  line: PriceLine;
  kind: keyof typeof css.line;
}

function Line({ line: { label, note, amount, currency }, kind }: LineProps) {
  return (
    <div className={css.line[kind]}>
      <dt className={css.words}>
        {label}
        {note && <span className={css.note}> {note}</span>}
      </dt>
      <dd className={css.figure}>
        <Money amount={amount} currency={currency} />
      </dd>
    </div>
  );
}
