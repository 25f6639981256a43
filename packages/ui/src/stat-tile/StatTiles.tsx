import type { ReactNode } from 'react';
import type { RootProps } from '../root/root.ts';
import * as css from './StatTile.css.ts';

export interface StatTilesProps extends RootProps<HTMLDivElement> {
  /** StatTiles: up to three side by side. */
  children: ReactNode;
}

/** A group of figures: side by side, or the rows of one card where it is narrow. Not for one: use StatTile. */
export function StatTiles({ children, ...root }: StatTilesProps) {
  return (
    <div {...root} className={css.tiles}>
      <div className={css.group}>{children}</div>
    </div>
  );
}
