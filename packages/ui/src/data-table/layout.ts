import type { Column } from './types.ts';

/** The user's layout of a table: plain data to store in the URL or the account. */
export interface TableLayout {
  /** Column ids in display order. A column that is missing here follows its predecessor in `columns`. */
  order: readonly string[];
  /** Ids of hidden columns. */
  hidden: readonly string[];
  /** Widths in px at the default text size, by column id; a column without one shares the available width. */
  widths: Readonly<Record<string, number>>;
}

/** All columns visible, in their own order, with automatic widths. */
export const defaultLayout: TableLayout = { order: [], hidden: [], widths: {} };

/** Index of the naming column: the first with text; -1 if all are rendered. */
export const namingIndex = <Row>(columns: readonly Column<Row>[]): number => columns.findIndex(({ render }) => !render);

/** True if a column may be hidden. The naming column may not, since it identifies the row. */
export function isHideable<Row>(columns: readonly Column<Row>[], id: string): boolean {
  const naming = columns[Math.max(0, namingIndex(columns))];
  return naming?.id !== id;
}

/**
 * All columns in layout order, including hidden ones. Unknown ids are ignored, and a column newer than the layout
 * follows its predecessor in `columns`.
 */
export function orderColumns<Row>(
  columns: readonly Column<Row>[],
  { order }: Pick<TableLayout, 'order'>,
): Column<Row>[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const known = new Set(order.filter((id) => byId.has(id)));
  const ids = [...known];
  columns.forEach(({ id }, index) => {
    if (known.has(id)) return;
    const before = columns[index - 1]?.id;
    ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id);
  });
  return ids.map((id) => byId.get(id) as Column<Row>);
}

/** The visible columns of a layout, in its order. */
export function applyLayout<Row>(columns: readonly Column<Row>[], layout: TableLayout): Column<Row>[] {
  const hidden = new Set(layout.hidden.filter((id) => isHideable(columns, id)));
  return orderColumns(columns, layout).filter(({ id }) => !hidden.has(id));
}
