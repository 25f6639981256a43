import type { ReactNode } from 'react';
import type { RootProps } from '../root/root.ts';
import * as css from './PrintMark.css.ts';

export interface PrintMarkProps extends RootProps<HTMLSpanElement> {
  /** A box to tick by hand; a red dot for sold; a ring for reserved. */
  kind: 'box' | 'dot' | 'ring';
  /** Its meaning: required for a dot or ring. A box gets its meaning from the column's header. */
  children?: ReactNode;
}

/** A printed mark. Not on a screen: use StatusBadge, or Checkbox. */
export function PrintMark({ kind, children, ...root }: PrintMarkProps) {
  return (
    <span {...root} className={css.marked}>
      <span aria-hidden="true" className={css.kind[kind]} />
      {children && <> {children}</>}
    </span>
  );
}
