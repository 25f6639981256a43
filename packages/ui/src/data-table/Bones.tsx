import * as css from './Bones.css.ts';
import * as cards from './Cards.css.ts';
import { widthOf } from './classes.ts';

/** Rows that are on their way. */
export function Bones({ columns, rows }: { columns: number; rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: bones have nothing but their place
    <div key={row} aria-hidden="true" className={css.bones}>
      <div className={css.boneBox} />
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones have nothing but their place
        <div key={column} className={css.bone} style={{ width: widthOf(column) }} />
      ))}
    </div>
  ));
}

/** Cards that are on their way; `fetching`: what draws them, too. */
export function CardBones({ count, fetching = false }: { count: number; fetching?: boolean }) {
  return (
    <div aria-hidden="true" className={cards.bones} data-fetching={fetching ? '' : undefined}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones have nothing but their place
        <div key={index} className={cards.bone} />
      ))}
    </div>
  );
}
