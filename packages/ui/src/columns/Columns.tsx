import type { ReactNode, Ref } from 'react';
import type { NativeProps } from '../stack/native.ts';
import { cx } from '../theme/cx.ts';
import * as css from './Columns.css.ts';

export interface ColumnsProps extends NativeProps {
  /** Comes before the aside in a single column too: the picture that the aside labels. */
  lead?: ReactNode;
  children: ReactNode;
  /** Beside the content from laptop width, below it on smaller screens. */
  aside: ReactNode;
  /** Keeps the aside visible while the content scrolls, for actions that follow the content. */
  stickyAside?: boolean;
}

/**
 * A wide and a narrow column: a form and its price, a work and its label. Page has its own (`aside`); this one is for
 * use inside a Form. Not for equal cells: use Grid.
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
