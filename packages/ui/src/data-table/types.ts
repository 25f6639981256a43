import type { ReactNode } from 'react';
import type { RootProps } from '../root/root.ts';
import type { TableLayout } from './layout.ts';

/**
 * A column of a DataTable. `text` for plain text and numbers: rendered without React, for smooth scrolling. `render`
 * for cells with components (a badge, a picture).
 */
export interface Column<Row> {
  /** Unique in the table; used by `sort`. */
  id: string;
  /** Label of its header. */
  header: string;
  /** Minimum width in px at the default text size; spare room is shared in proportion. Default 160. */
  width?: number;
  /**
   * Lets the column be hidden if not all fit: highest priority first, but before all others one that is empty in every
   * row. Left out, it stays.
   */
  priority?: number;
  /**
   * Holds an ArtworkThumbnail or an avatar: rows are 44 px high, its header is for screen readers only, and it keeps
   * its width (60).
   */
  picture?: boolean;
  /** `end` for numbers, in tabular figures. */
  align?: 'start' | 'end';
  /** True if its header sorts. */
  sortable?: boolean;
  /** `artName` for names of works, `strong` for important values, `muted` for secondary ones. */
  look?: 'artName' | 'strong' | 'muted';
  /** Text of the cell. Must depend on the row only. */
  text?: (row: Row) => string;
  /** Content of the cell instead of `text`. With both, `text` is used by cards and checkbox labels. */
  render?: (row: Row) => ReactNode;
  /** CSV value instead of `text`: numbers as numbers. `false` leaves the column out. */
  csv?: ((row: Row) => string | number | null | undefined) | false;
}

/** Rows that expand in place. */
export interface RowExpansion<Row> {
  /** Keys of the expanded rows. */
  expanded: ReadonlySet<string>;
  onExpandedChange: (expanded: ReadonlySet<string>) => void;
  /** Content below an expanded row, of any height. */
  render: (row: Row) => ReactNode;
  /** True if a row has a detail. Default: every row has. */
  isExpandable?: ((row: Row) => boolean) | undefined;
}

/** Sort column and direction. */
export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface DataTableProps<Row> extends RootProps<HTMLDivElement> {
  /** Id of the root element. */
  id?: string | undefined;
  /** Name of the table: "Works", "Buy orders". Left out if a visible heading names it: `labelledBy`. */
  label?: string | undefined;
  /** Id of the heading that names the table. */
  labelledBy?: string | undefined;
  /** The first column with `text` names the row: it is sticky and holds the link of `rowHref`. */
  columns: readonly Column<Row>[];
  /** In display order; the caller sorts, usually on the server. */
  rows: readonly Row[];
  /** A stable key of a row. */
  rowKey: (row: Row) => string;
  sort?: Sort | null | undefined;
  onSortChange?: ((sort: Sort) => void) | undefined;
  /** Keys of the selected rows. If set, each row has a checkbox. */
  selection?: ReadonlySet<string> | undefined;
  onSelectionChange?: ((selection: ReadonlySet<string>) => void) | undefined;
  /**
   * The user's order, visibility and widths of columns. Left out, only widths can be changed, and are lost on unmount.
   */
  layout?: TableLayout | undefined;
  /**
   * Hides columns with a `priority` if not all fit. Turn it off if the user has chosen the columns, to show them all.
   * Default true.
   */
  fit?: boolean | undefined;
  /** Called when a header was dragged, or moved or resized from the keyboard. If set, columns can be reordered. */
  onLayoutChange?: ((layout: TableLayout) => void) | undefined;
  /** Rows that expand in place, with a button in each. Not for records with their own page: open that. */
  expand?: RowExpansion<Row> | undefined;
  /** Address of a row, used for a link in its first cell. */
  rowHref?: ((row: Row) => string) | undefined;
  /** Called on a plain click or Enter on a row. Left out, the browser follows `rowHref`. */
  onRowOpen?: ((row: Row) => void) | undefined;
  /** Total number of rows, if `rows` holds only the first of them. */
  total?: number | undefined;
  /** The end of `rows` is near: load more. Called once per number of rows. */
  onEndReached?: (() => void) | undefined;
  /** Rows are loading: skeletons if there are none yet, otherwise the old rows dimmed with some skeletons. */
  loading?: boolean | undefined;
  /** Content of an empty table: an EmptyState. */
  empty?: ReactNode;
  /** `roomy` (44 px) or `dense` (32 px with a mouse, 44 px with touch). Default `roomy` if a column holds pictures. */
  density?: 'dense' | 'roomy' | undefined;
  /** Maximum height, any CSS length. Default 40rem, and never more than the window. */
  height?: string | undefined;
  /** Renders a row as a card if the table is narrower than 560 px. Left out, a card lists the columns. */
  card?: ((row: Row) => ReactNode) | undefined;
}
