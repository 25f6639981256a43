import type { Column } from './types.ts';

/** Rows drawn beyond each edge of the view, so that a turn of the wheel finds them there. */
export const overscan = 6;

/** Width in px at the default text size of the column of checkboxes. */
export const checkboxWidth = 44;
/** The same of the column of buttons that open rows. */
export const toggleWidth = 40;
/** No column is made narrower than this, in px at the default text size. */
export const leastWidth = 64;
const defaultWidth = 160;
const pictureWidth = 60;

/** The least width of a column, in px at the default text size. */
export const widthOf = <Row>({ width, picture }: Column<Row>): number =>
  width ?? (picture ? pictureWidth : defaultWidth);

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
 * @param resized widths in px at the default text size that a person has given, by column id
 * @param available px to fill; when the least widths need more, the table scrolls sideways
 * @param rem px of one rem: columns grow with the person's text size
 */
export function columnWidths<Row>(
  columns: readonly Column<Row>[],
  resized: Readonly<Record<string, number>>,
  available: number,
  rem: number,
): number[] {
  const given = columns.map(({ id }) => givenWidth(resized, id));
  const least = columns.map((column, index) => ((given[index] ?? widthOf(column)) * rem) / 16);
  /* A picture gains nothing from more room. */
  const grows = columns.map(({ picture }, index) => given[index] === undefined && !picture);
  const taken = least.reduce((sum, width) => sum + width, 0);
  const elastic = least.reduce((sum, width, index) => (grows[index] ? sum + width : sum), 0);
  const spare = Math.max(0, available - taken);
  if (elastic === 0 || spare === 0) return least;
  return least.map((width, index) => (grows[index] ? width + (spare * width) / elastic : width));
}

/** What is kept comes from a store or an address: anything may stand there. */
export function givenWidth(resized: Readonly<Record<string, number>>, id: string): number | undefined {
  const width = Object.hasOwn(resized, id) ? resized[id] : undefined;
  return typeof width === 'number' && Number.isFinite(width) ? Math.max(leastWidth, width) : undefined;
}
