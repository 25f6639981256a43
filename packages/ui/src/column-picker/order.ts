import { defaultLayout, isHideable, orderColumns, type TableLayout } from '../data-table/layout.ts';
import type { Column } from '../data-table/types.ts';

/** Moves a column among all columns, hidden ones included. @param to is clamped to the ends */
export function placeColumn<Row>(
  columns: readonly Column<Row>[],
  layout: TableLayout,
  id: string,
  to: number,
): TableLayout {
  const rest = orderColumns(columns, layout)
    .map((column) => column.id)
    .filter((other) => other !== id);
  const at = Math.max(0, Math.min(rest.length, to));
  return { ...layout, order: [...rest.slice(0, at), id, ...rest.slice(at)] };
}

/** Shows or hides a column. Ids of unknown columns are kept, since the columns may come back. */
export function showColumn<Row>(
  columns: readonly Column<Row>[],
  layout: TableLayout,
  id: string,
  shown: boolean,
): TableLayout {
  const others = layout.hidden.filter((hidden) => hidden !== id);
  return { ...layout, hidden: shown || !isHideable(columns, id) ? others : [...others, id] };
}

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/** True if order and visibility are the default. The picker does not change widths, so they do not count. */
export const isUntouched = (layout: TableLayout, usual: TableLayout = defaultLayout) =>
  same(layout.order, usual.order) && same([...layout.hidden].sort(), [...usual.hidden].sort());
