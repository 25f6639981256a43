import { givenWidth, widthOf } from './geometry.ts';
import type { DataTableProps } from './types.ts';

interface Fitted<Row> extends Pick<DataTableProps<Row>, 'columns' | 'rows' | 'layout'> {
  /** Width in px of the cells before the columns, at the default text size. */
  boxes: number;
}

/** Border width of the frame, both sides. */
const frame = 2;

/**
 * The columns that fit. Columns with a `priority` are hidden first: empty ones, then the highest priority, on a tie the
 * last one. The others stay, and the table scrolls sideways if even they don't fit.
 * @param room px at the default text size
 */
export function fittingColumns<Row>({ columns, rows, layout, boxes }: Fitted<Row>, room: number) {
  const of = (column: (typeof columns)[number]) => givenWidth(layout?.widths ?? {}, column.id) ?? widthOf(column);
  let over = columns.reduce((sum, column) => sum + of(column), boxes + frame) - room;
  if (over <= 0) return columns;
  const isEmpty = ({ text }: (typeof columns)[number]) => text !== undefined && rows.every((row) => text(row) === '');
  const yielding = columns
    .map((column, index) => ({ column, index, rank: column.priority ?? 0 }))
    .filter(({ rank }) => rank > 0)
    .map((each) => (isEmpty(each.column) ? { ...each, rank: Number.POSITIVE_INFINITY } : each))
    .sort((one, other) => (other.rank === one.rank ? other.index - one.index : other.rank > one.rank ? 1 : -1));
  const gone = new Set<string>();
  for (const { column } of yielding) {
    if (over <= 0) break;
    gone.add(column.id);
    over -= of(column);
  }
  return columns.filter(({ id }) => !gone.has(id));
}
