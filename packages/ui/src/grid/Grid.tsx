import type { ElementType, ReactNode } from 'react';
import { type Gap, gap as gaps } from '../stack/gap.css.ts';
import type { NativeProps } from '../stack/native.ts';
import { cx } from '../theme/cx.ts';
import * as css from './Grid.css.ts';

export interface GridProps extends NativeProps {
  children?: ReactNode;
  /** Maximum number of columns; fewer if they would be narrower than `columnWidth`. */
  columns?: 1 | 2 | 3 | 4 | 6;
  /** Minimum width of a column: 128, 224 or 320 px. */
  columnWidth?: keyof typeof css.columnWidth;
  /** Gap between cells in steps of 4 px. */
  gap?: Gap;
  as?: 'div' | 'ul' | 'ol';
}

/** Equal columns, as many as fit. Not for works of art: use ArtworkGrid. */
export function Grid({ columns = 2, columnWidth = 'medium', gap = 4, as = 'div', children, ...rest }: GridProps) {
  const Element = as as ElementType;
  return (
    <Element {...rest} className={cx(css.grid, css.columnWidth[columnWidth], css.columns[columns], gaps[gap])}>
      {children}
    </Element>
  );
}
