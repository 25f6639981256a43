import type { ChartSeries } from './types.ts';

/** A value that can be drawn. */
export const isKnown = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined && Number.isFinite(value);

/** From the least to the greatest value, zero between or at an end: a cut axis makes much of little. */
export function extentOf(columns: readonly (readonly (number | null | undefined)[])[]): [number, number] {
  const known = columns.flat().filter(isKnown);
  const [low, high] = [Math.min(0, ...known), Math.max(0, ...known)];
  return low === high ? [0, 1] : [low, high];
}

/** From this width on, in px, lines carry their names at their ends, if those are short. */
export const wideEnough = 480;

/** A piece of a stacked bar: from one value to another. */
export interface Segment {
  series: number;
  from: number;
  to: number;
}

/** Stacks what is above zero upward and what is below downward, point by point. */
export function stack(series: readonly ChartSeries[], points: number): Segment[][] {
  return Array.from({ length: points }, (_, point) => {
    let [up, down] = [0, 0];
    return series.flatMap(({ values }, index) => {
      const value = values[point];
      if (!isKnown(value) || value === 0) return [];
      const from = value > 0 ? up : down;
      if (value > 0) up += value;
      else down += value;
      return [{ series: index, from, to: from + value }];
    });
  });
}

/** How wide a text is at 12.5 px, about, in px: kana and kanji are twice as wide. */
export const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, sign) => sum + (/[\u2e80-\uffef]/.test(sign) ? 12.5 : 7), 0);

/** A text as it is, or its beginning and an ellipsis where it is wider than so many px. */
export function cropped(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  const signs = Array.from(text);
  while (signs.length > 1 && widthOf(`${signs.join('')}…`) > width) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}

/** Every how many-th label is shown, so that none touches the next. */
export function labelStep(labels: readonly string[], width: number): number {
  if (labels.length < 2) return 1;
  const widest = Math.max(...labels.map(widthOf)) + 12;
  return Math.max(1, Math.ceil((widest * labels.length) / Math.max(width, 1)));
}

/**
 * Moves labels apart that would lie on each other, as little as needed, within the height.
 * @param wanted where each would stand, in px; null where there is none
 * @returns where they stand, in the same order; null when there is no room for all
 */
export function spread(wanted: readonly (number | null)[], gap: number, height: number): (number | null)[] | null {
  const order = wanted.flatMap((at, index) => (at === null ? [] : [{ at, index }])).sort((a, b) => a.at - b.at);
  if (order.length * gap > height) return null;
  let least = gap / 2;
  for (const label of order) {
    label.at = Math.max(label.at, least);
    least = label.at + gap;
  }
  let most = height - gap / 2;
  for (const label of order.toReversed()) {
    label.at = Math.min(label.at, most);
    most = label.at - gap;
  }
  const placed: (number | null)[] = wanted.map(() => null);
  for (const { at, index } of order) placed[index] = at;
  return placed;
}
