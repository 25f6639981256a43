import type { HTMLAttributes, Ref } from 'react';
import { Money } from '../money/index.ts';
import * as css from './PriceBreakdown.css.ts';

/** An amount with what it is for. */
export interface PriceLine {
  /** Its name among the others of the list: two lines have different ones. */
  label: string;
  /** Small, after its name: a rate, a date. */
  note?: string | undefined;
  /** A decimal string in units of the currency: `48.00`. */
  amount: string;
  /** ISO 4217: `USD`, `JPY`. */
  currency: string;
}

export interface PriceBreakdownProps
  extends Omit<HTMLAttributes<HTMLDListElement>, 'className' | 'style' | 'children'> {
  /** What is bought, line by line. */
  items: readonly PriceLine[];
  /** What comes on top: a subtotal, tax, delivery. */
  extras?: readonly PriceLine[] | undefined;
  /** What is to be paid. The caller works it out: nothing is added up here. */
  total: PriceLine;
  /** What of the total is left in the end: what is taken off, and the one large figure, "You receive". */
  result?: { items: readonly PriceLine[]; total: PriceLine } | undefined;
  ref?: Ref<HTMLDListElement> | undefined;
}

/**
 * What something costs, each line with a rule above it: each thing with its amount, what comes on top, the total, and what
 * of it is left. Not for the facts of a thing: use DescriptionList. Not for many things that are compared: use DataTable.
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
