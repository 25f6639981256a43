import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import * as css from './Columns.css.ts';

export interface ColumnsProps {
  /** Comes before the aside also where there is one column: the picture that the aside is the label of. */
  lead?: ReactNode;
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
export function Columns({ lead, children, aside, stickyAside = false }: ColumnsProps) {
  const side = <div className={cx(css.body, css.aside, stickyAside && css.sticky)}>{aside}</div>;
  const body = <div className={css.body}>{children}</div>;
  if (!lead) {
    return (
      <div className={css.columns}>
        {body}
        {side}
      </div>
    );
  }
  return (
    <div className={cx(css.columns, css.led)}>
      <div className={css.body}>{lead}</div>
      {side}
      {body}
    </div>
  );
}
