import type { ReactNode } from 'react';
import type { RootProps } from '../root/root.ts';
import * as css from './PrintMark.css.ts';

export interface PrintMarkProps extends RootProps<HTMLSpanElement> {
  /** A box to tick with a pen; the red dot of what is sold; a ring for what is reserved. */
  kind: 'box' | 'dot' | 'ring';
  /** What it means: a dot and a ring never stand without words. A box has its meaning from the head of its column. */
  children?: ReactNode;
}

/** A mark on a paper. Not on a screen: use StatusBadge, or Checkbox. */
export function PrintMark({ kind, children, ...root }: PrintMarkProps) {
  return (
    <span {...root} className={css.marked}>
      <span aria-hidden="true" className={css.kind[kind]} />
      {children && <> {children}</>}
    </span>
  );
}
