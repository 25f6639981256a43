import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as css from './DescriptionList.css.ts';

/** A term and its value. */
export interface DescriptionItem {
  term: string;
  /** Leave out unknown values, or say that they are missing. */
  description: ReactNode;
}

export interface DescriptionListProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children'> {
  items: readonly DescriptionItem[];
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * The facts of one thing, each beside its term, also on the smallest phone; the term is above it only in less room than
 * that. Not for many things with the same facts: use DataTable.
 */
export function DescriptionList({ items, ref, ...rest }: DescriptionListProps) {
  if (items.length === 0) return null;
  return (
    <div {...rest} ref={ref} className={css.container}>
      <dl className={css.list}>
        {items.map(({ term, description }) => (
          <div key={term} className={css.entry}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.description}>{description}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
