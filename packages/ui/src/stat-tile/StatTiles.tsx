import type { ReactNode } from 'react';
import type { RootProps } from '../root/root.ts';
import * as css from './StatTile.css.ts';

export interface StatTilesProps extends RootProps<HTMLDivElement> {
  /** StatTiles: up to three stand beside each other. */
  children: ReactNode;
}

/** Figures that belong together: beside each other, and where it is narrow the rows of one card. Not for one: use StatTile. */
export function StatTiles({ children, ...root }: StatTilesProps) {
  return (
    <div {...root} className={css.tiles}>
      <div className={css.group}>{children}</div>
    </div>
  );
}
