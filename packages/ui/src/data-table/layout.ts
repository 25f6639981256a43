import type { Column } from './types.ts';

/** How a person has laid out a table: a value to be kept, by the address or by the account. */
export interface TableLayout {
  /** Ids of columns in the order shown. A column that it does not name follows its neighbour in `columns`. */
  order: readonly string[];
  /** Ids of columns not shown. */
  hidden: readonly string[];
  /** Widths in px at the default text size, by column id; a column without one shares the room there is. */
  widths: Readonly<Record<string, number>>;
}

/** Every column in its place, as wide as there is room. */
export const defaultLayout: TableLayout = { order: [], hidden: [], widths: {} };

/** The index of the column that names its rows: the first of words; -1 where every column is rendered. */
export const namingIndex = <Row>(columns: readonly Column<Row>[]): number => columns.findIndex(({ render }) => !render);

/** Whether a column may be hidden. The one that names the rows may not: without it nobody knows what a row is. */
export function isHideable<Row>(columns: readonly Column<Row>[], id: string): boolean {
  const naming = columns[Math.max(0, namingIndex(columns))];
  return naming?.id !== id;
}

/**
 * All columns, hidden ones too, in the order of a layout. Ids that are no longer columns are passed over, and a column
 * that is newer than the layout follows the one it follows in `columns`.
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

/** The columns that a layout shows, in its order. */
export function applyLayout<Row>(columns: readonly Column<Row>[], layout: TableLayout): Column<Row>[] {
  const hidden = new Set(layout.hidden.filter((id) => isHideable(columns, id)));
  return orderColumns(columns, layout).filter(({ id }) => !hidden.has(id));
}
