import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import * as css from './Columns.css.ts';

export interface ColumnsProps {
  children: ReactNode;
  /** Beside the content from a laptop's width on, under it below that. */
  aside: ReactNode;
  /** Keeps the aside in sight while the content scrolls: for what is done when the content is done. */
  stickyAside?: boolean;
}

/**
 * A wide column and a narrow one beside it: a form and what it costs, a work and its label. Page has one of its own
 * (`aside`); this is for inside a Form. Not for equal cells: use Grid.
 */
export function Columns({ children, aside, stickyAside = false }: ColumnsProps) {
  return (
    <div className={css.columns}>
      <div className={css.body}>{children}</div>
      <div className={cx(css.body, stickyAside && css.sticky)}>{aside}</div>
    </div>
  );
}
