import type { ReactNode } from 'react';
import type { RootProps } from '../root/root.ts';
import type { TableLayout } from './layout.ts';

/**
 * A column of a DataTable. `text` for words and figures: drawn without React, so that scrolling stays light.
 * `render` where a cell needs components (a badge, a picture).
 */
export interface Column<Row> {
  /** Unique in its table; what a sort names. */
  id: string;
  /** The words of its header. */
  header: string;
  /** The least width in px at the default text size; room to spare is shared in proportion. Default 160. */
  width?: number;
  /**
   * Gives way where there is no room for all columns: the highest first, and before all others one that is empty in every
   * row. Left out, it stays.
   */
  priority?: number;
  /** Holds an ArtworkThumbnail or an avatar: rows are 44 px high, its header is only read, and it keeps its width (60). */
  picture?: boolean;
  /** `end` for figures: they are set in tabular figures. */
  align?: 'start' | 'end';
  /** Whether its header sorts. */
  sortable?: boolean;
  /** `artName` for names of works, `strong` for what counts, `muted` for what is secondary. */
  look?: 'artName' | 'strong' | 'muted';
  /** What the cell says. It must not read anything but the row. */
  text?: (row: Row) => string;
  /** What the cell shows, instead of `text`. With both, `text` is what a card or a checkbox calls it by. */
  render?: (row: Row) => ReactNode;
  /** What a CSV file has, instead of `text`: numbers as numbers. `false` leaves the column out. */
  csv?: ((row: Row) => string | number | null | undefined) | false;
}

/** Rows that open in place. */
export interface RowExpansion<Row> {
  /** The keys of the rows that are open. */
  expanded: ReadonlySet<string>;
  onExpandedChange: (expanded: ReadonlySet<string>) => void;
  /** What stands under an open row, of any height. */
  render: (row: Row) => ReactNode;
  /** Whether a row has something to show. Default: every row has. */
  isExpandable?: ((row: Row) => boolean) | undefined;
}

/** By which column, and which way. */
export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface DataTableProps<Row> extends RootProps<HTMLDivElement> {
  /** Of the root. */
  id?: string | undefined;
  /** What the rows are: "Works", "Buy orders". Left out where a heading in sight says it: `labelledBy`. */
  label?: string | undefined;
  /** The id of the heading that names the table. */
  labelledBy?: string | undefined;
  /** The first column with `text` names the row: it stays in sight, and holds the link of `rowHref`. */
  columns: readonly Column<Row>[];
  /** In the order to show; sorting is the caller's, because it is the server's. */
  rows: readonly Row[];
  /** What stays the same for a row while it moves. */
  rowKey: (row: Row) => string;
  sort?: Sort | null | undefined;
  onSortChange?: ((sort: Sort) => void) | undefined;
  /** The keys of the selected rows. Given, each row has a checkbox. */
  selection?: ReadonlySet<string> | undefined;
  onSelectionChange?: ((selection: ReadonlySet<string>) => void) | undefined;
  /** Order, visibility and widths of columns, as the person has them. Left out, widths alone can be changed, until the table goes. */
  layout?: TableLayout | undefined;
  /** Lets columns with a `priority` give way. Off where a person has chosen the columns: all of them are shown. Default true. */
  fit?: boolean | undefined;
  /** A header was dragged, or moved or resized from the keyboard. Given, headers can be moved. */
  onLayoutChange?: ((layout: TableLayout) => void) | undefined;
  /** Rows that open in place, by a button in each. Not for what has a page of its own: open that. */
  expand?: RowExpansion<Row> | undefined;
  /** Where a row is shown: a real link in its first cell. */
  rowHref?: ((row: Row) => string) | undefined;
  /** A plain click or Enter on a row. Left out, the browser follows `rowHref`. */
  onRowOpen?: ((row: Row) => void) | undefined;
  /** How many rows there are altogether, where `rows` has only the first of them. */
  total?: number | undefined;
  /** The last of `rows` has come near: fetch more. Called once for each number of rows. */
  onEndReached?: (() => void) | undefined;
  /** Rows are loading: skeletons where there are none yet, else the old rows dimmed and some skeletons. */
  loading?: boolean | undefined;
  /** What an empty table says: an EmptyState. */
  empty?: ReactNode;
  /** `roomy` (44 px) or `dense` (32 px with a mouse, 44 px by touch). Default `roomy` where a column holds pictures. */
  density?: 'dense' | 'roomy' | undefined;
  /** The greatest height, any CSS length. Default 40rem, and never more than the window. */
  height?: string | undefined;
  /** A row as a card, where the table is narrower than 560 px. Left out, a card lists the columns. */
  card?: ((row: Row) => ReactNode) | undefined;
}
