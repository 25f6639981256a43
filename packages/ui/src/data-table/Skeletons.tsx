import * as cards from './Cards.css.ts';
import { widthOf } from './classes.ts';
import * as css from './Skeletons.css.ts';

/** Placeholder rows while data loads. */
export function SkeletonRows({ columns, rows }: { columns: number; rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity beyond their index
    <div key={row} aria-hidden="true" className={css.skeletonRow}>
      <div className={css.skeletonLead} />
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity beyond their index
        <div key={column} className={css.skeletonCell} style={{ width: widthOf(column) }} />
      ))}
    </div>
  ));
}

/** Placeholder cards while data loads; `fetching` also marks that the card component itself is loading. */
export function SkeletonCards({ count, fetching = false }: { count: number; fetching?: boolean }) {
  return (
    <div aria-hidden="true" className={cards.skeletonCards} data-fetching={fetching ? '' : undefined}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity beyond their index
        <div key={index} className={cards.skeletonCard} />
      ))}
    </div>
  );
}
