import type { ReactNode } from 'react';
import type { RootProps } from '../root/root.ts';
import * as css from './Toolbar.css.ts';

export interface ToolbarProps extends RootProps<HTMLDivElement> {
  /** A SearchField. */
  search?: ReactNode;
  /** Its standing selections: FilterChips. A row of their own on a phone. */
  filters?: ReactNode;
  /** What else narrows and orders the list: menus. */
  children?: ReactNode;
  /** How the list is shown: a SegmentedControl. */
  end?: ReactNode;
}

/** What stands above a list: search, filters, and the way it is shown. Not for what is done to a page: that is Page. */
export function Toolbar({ search, filters, children, end, ...root }: ToolbarProps) {
  return (
    <div {...root} className={css.toolbar}>
      {search && <div className={css.search}>{search}</div>}
      {filters && <div className={css.filters}>{filters}</div>}
      {children && <div className={css.tools}>{children}</div>}
      {end && <div className={css.end}>{end}</div>}
    </div>
  );
}
