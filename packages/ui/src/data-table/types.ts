import type { ReactNode, Ref } from 'react';

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
}

/** By which column, and which way. */
export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface DataTableProps<Row> {
  /** Forwarded to the root, as every `data-` attribute is. */
  id?: string | undefined;
  [data: `data-${string}`]: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  /** What the rows are: "Works", "Buy orders". */
  label: string;
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
  /** Where a row is shown: a real link in its first cell. */
  rowHref?: ((row: Row) => string) | undefined;
  /** A plain click or Enter on a row. Left out, the browser follows `rowHref`. */
  onRowOpen?: ((row: Row) => void) | undefined;
  /** Rows are on their way: bones without rows, the old rows dimmed with some. */
  loading?: boolean | undefined;
  /** What an empty table says: an EmptyState. */
  empty?: ReactNode;
  /** `roomy` where rows hold pictures (56 px); else 32 px with a mouse and 44 px by touch. */
  density?: 'dense' | 'roomy' | undefined;
  /** The greatest height, any CSS length. Default 40rem, and never more than the window. */
  height?: string | undefined;
  /** A row as a card, where the table is narrower than 775 px. Left out, a card lists the columns. */
  card?: ((row: Row) => ReactNode) | undefined;
}
