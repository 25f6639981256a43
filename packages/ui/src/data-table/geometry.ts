import type { Column } from './types.ts';

/** Rows rendered beyond each edge of the view, as a buffer for scrolling. */
export const overscan = 6;

/** Width in px of the checkbox column at the default text size. */
export const checkboxWidth = 44;
/** Width in px of the expand button column at the default text size. */
export const toggleWidth = 40;
/** Minimum width of a resized column, in px at the default text size. */
export const leastWidth = 64;
const defaultWidth = 160;
const pictureWidth = 60;

/** Minimum width of a column, in px at the default text size. */
export const widthOf = <Row>({ width, picture }: Column<Row>): number =>
  width ?? (picture ? pictureWidth : defaultWidth);

/** Rows from `first` to `end`, exclusive. */
export interface Range {
  first: number;
  end: number;
}

/** The rows to render for a view of `viewHeight` px scrolled by `scrollTop` px, with rows of `rowHeight` px. */
export function visibleRange(scrollTop: number, viewHeight: number, rowHeight: number, count: number): Range {
  const first = Math.max(0, Math.min(count, Math.floor(scrollTop / rowHeight)) - overscan);
  const end = Math.min(count, Math.ceil((scrollTop + viewHeight) / rowHeight) + overscan);
  return { first, end: Math.max(first, end) };
}

/**
 * The width of every column in px.
 * @param resized widths set by the user in px at the default text size, by column id
 * @param available px to fill; if the minimum widths exceed it, the table scrolls sideways
 * @param rem px of one rem: columns scale with the user's text size
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

/** Validates a saved width: it comes from storage or a URL and may be anything. */
export function givenWidth(resized: Readonly<Record<string, number>>, id: string): number | undefined {
  const width = Object.hasOwn(resized, id) ? resized[id] : undefined;
  return typeof width === 'number' && Number.isFinite(width) ? Math.max(leastWidth, width) : undefined;
}
