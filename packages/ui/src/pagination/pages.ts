/** A page number, or a gap between two of them. */
export type PageStep = number | 'gap';

/**
 * The pages to link: the first, the last, and those around the current one. A gap that would hide a single page is that
 * page. Never more than seven, so that the row keeps its length.
 * @param page 1-based
 */
export function pageSteps(page: number, pageCount: number): PageStep[] {
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, index) => index + 1);
  const middle = Math.min(Math.max(page, 4), pageCount - 3);
  return [
    1,
    middle > 4 ? 'gap' : 2,
    ...[middle - 1, middle, middle + 1],
    middle < pageCount - 3 ? 'gap' : pageCount - 1,
    pageCount,
  ];
}
