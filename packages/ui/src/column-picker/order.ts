import { defaultLayout, isHideable, orderColumns, type TableLayout } from '../data-table/layout.ts';
import type { Column } from '../data-table/types.ts';

/** The layout with a column moved among all of them, hidden ones too. @param to beyond an end is that end */
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

/** The layout with a column shown or hidden. Ids that are no columns any more are kept: they may come back. */
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

/** Whether a layout is as it comes, in what the picker changes: widths are not its own. */
export const isUntouched = (layout: TableLayout, usual: TableLayout = defaultLayout) =>
  same(layout.order, usual.order) && same([...layout.hidden].sort(), [...usual.hidden].sort());
