import type { ReactNode } from 'react';
import type { RootProps } from '../root/root.ts';
import * as css from './Toolbar.css.ts';

export interface ToolbarProps extends RootProps<HTMLDivElement> {
  /** A SearchField. */
  search?: ReactNode;
  /** Opens the collapsed search on a phone: an IconButton. If omitted, the search is always visible. */
  opener?: ReactNode;
  /** Quick filters and filters: FilterControls with `oneRow`. */
  filters?: ReactNode;
  /** The view switch, and the menu with further actions. */
  end?: ReactNode;
}

/**
 * The row above a list: search, filters, and view switch. On a phone the search is collapsed to a button; opened, it
 * takes a row of its own. Not for the actions of a page: use Page.
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
