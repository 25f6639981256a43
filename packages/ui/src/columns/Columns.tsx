import type { ReactNode, Ref } from 'react';
import type { NativeProps } from '../stack/native.ts';
import { cx } from '../theme/cx.ts';
import * as css from './Columns.css.ts';

export interface ColumnsProps extends NativeProps {
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
export function Columns({ lead, children, aside, stickyAside = false, ref, ...rest }: ColumnsProps) {
  const side = <div className={cx(css.body, css.aside, stickyAside && css.sticky)}>{aside}</div>;
  const body = <div className={css.body}>{children}</div>;
  if (!lead) {
    return (
      <div {...rest} className={css.columns} ref={ref as Ref<HTMLDivElement>}>
        {body}
        {side}
      </div>
    );
  }
  return (
    <div {...rest} className={cx(css.columns, css.withLead)} ref={ref as Ref<HTMLDivElement>}>
      <div className={css.body}>{lead}</div>
      {side}
      {body}
    </div>
  );
}
