import type { ReactNode } from 'react';
import type { RootProps } from '../root/root.ts';
import * as css from './Toolbar.css.ts';

export interface ToolbarProps extends RootProps<HTMLDivElement> {
  /** A SearchField. */
  search?: ReactNode;
  /** Opens the search, in its place on a phone while it is closed: an IconButton. Left out, the search is always there. */
  opener?: ReactNode;
  /** Its standing selections and filters: FilterControls with `oneRow`. */
  filters?: ReactNode;
  /** How the list is shown, and the menu of what else can be done with it. */
  end?: ReactNode;
}

/**
 * What stands above a list, in one row: search, filters, and the way it is shown. On a phone the search is a button until
 * it is wanted; then it is a row of its own. Not for what is done to a page: that is Page.
 */
export function Toolbar({ search, opener, filters, end, ...root }: ToolbarProps) {
  return (
    <div {...root} className={css.box}>
      <div className={css.toolbar}>
        {search && <div className={opener ? css.closed : css.search}>{search}</div>}
        {opener && <div className={css.opener}>{opener}</div>}
        {filters}
        {end && <div className={css.end}>{end}</div>}
      </div>
    </div>
  );
}
