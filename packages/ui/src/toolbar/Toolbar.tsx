import type { ReactNode } from 'react';
import * as css from './Toolbar.css.ts';

export interface ToolbarProps {
  /** A SearchField. */
  search?: ReactNode;
  /** What narrows and orders the list: FilterChips, menus. */
  children?: ReactNode;
  /** How the list is shown: a SegmentedControl. */
  end?: ReactNode;
}

/** What stands above a list: search, filters, and the way it is shown. Not for what is done to a page: that is Page. */
export function Toolbar({ search, children, end }: ToolbarProps) {
  return (
    <div className={css.toolbar}>
      {search && <div className={css.search}>{search}</div>}
      {children && <div className={css.tools}>{children}</div>}
      {end && <div className={css.end}>{end}</div>}
    </div>
  );
}
