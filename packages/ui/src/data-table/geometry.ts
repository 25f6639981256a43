import type { Column } from './types.ts';

/** Rows drawn beyond each edge of the view, so that a turn of the wheel finds them there. */
const overscan = 6;

/** Width in px at the default text size of the column of checkboxes. */
export const checkboxWidth = 44;
/** No column is made narrower than this, in px at the default text size. */
export const leastWidth = 64;
const defaultWidth = 160;

/** Rows from `first` up to, not with, `end`. */
export interface Range {
  first: number;
  end: number;
}

/** The rows to draw for a view of `viewHeight` px that begins `scrollTop` px into rows of `rowHeight` px. */
export function visibleRange(scrollTop: number, viewHeight: number, rowHeight: number, count: number): Range {
  const first = Math.max(0, Math.min(count, Math.floor(scrollTop / rowHeight)) - overscan);
  const end = Math.min(count, Math.ceil((scrollTop + viewHeight) / rowHeight) + overscan);
  return { first, end: Math.max(first, end) };
}

/**
 * The width of every column in px.
 * @param resized widths in px that a person has given, by column id; they are kept as they are
 * @param available px to fill; when the least widths need more, the table scrolls sideways
 * @param rem px of one rem: columns grow with the person's text size
 */
export function columnWidths<Row>(
  columns: readonly Column<Row>[],
  resized: Readonly<Record<string, number>>,
  available: number,
  rem: number,
): number[] {
  const least = columns.map(({ id, width = defaultWidth }) => resized[id] ?? (width * rem) / 16);
  const taken = least.reduce((sum, width) => sum + width, 0);
  const elastic = columns.reduce((sum, { id }, index) => (id in resized ? sum : sum + (least[index] as number)), 0);
  const spare = Math.max(0, available - taken);
  if (elastic === 0 || spare === 0) return least;
  return least.map((width, index) =>
    (columns[index] as Column<Row>).id in resized ? width : width + (spare * width) / elastic,
  );
}
