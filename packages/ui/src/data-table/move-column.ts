import { applyLayout, orderColumns, type TableLayout } from './layout.ts';
import type { Column } from './types.ts';

/**
 * Moves a column among the visible ones; hidden columns stay behind their predecessor.
 * @param to index among the visible columns, clamped to the ends
 */
export function moveColumn<Row>(
  columns: readonly Column<Row>[],
  layout: TableLayout,
  id: string,
  to: number,
): TableLayout {
  const shown = applyLayout(columns, layout).map((column) => column.id);
  const from = shown.indexOf(id);
  const target = shown[Math.max(0, Math.min(shown.length - 1, to))];
  if (from < 0 || target === undefined || target === id) return layout;
  const order = orderColumns(columns, layout).map((column) => column.id);
  order.splice(order.indexOf(id), 1);
  order.splice(order.indexOf(target) + (to > from ? 1 : 0), 0, id);
  return { ...layout, order };
}
