import type { ChartSeries } from './types.ts';

/** A value that can be drawn. */
export const isKnown = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined && Number.isFinite(value);

/** Minimum and maximum of the values, always including zero: a truncated axis exaggerates differences. */
export function extentOf(columns: readonly (readonly (number | null | undefined)[])[]): [number, number] {
  const known = columns.flat().filter(isKnown);
  const [low, high] = [Math.min(0, ...known), Math.max(0, ...known)];
  return low === high ? [0, 1] : [low, high];
}

/** From this width in px lines are labelled at their ends, if the labels are short. */
export const wideEnough = 480;

/** A segment of a stacked bar, between two values. */
export interface Segment {
  series: number;
  from: number;
  to: number;
}

/** Stacks positive values upward and negative ones downward, per point. */
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

/** Approximate text width in px at 12.5 px; kana and kanji are twice as wide. */
export const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, sign) => sum + (/[\u2e80-\uffef]/.test(sign) ? 12.5 : 7), 0);

/** Cuts the text with an ellipsis if it is wider than `width` px. */
export function cropped(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  const signs = Array.from(text);
  while (signs.length > 1 && widthOf(`${signs.join('')}…`) > width) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}

/** Shows every n-th label, so that labels do not touch. */
export function labelStep(labels: readonly string[], width: number): number {
  if (labels.length < 2) return 1;
  const widest = Math.max(...labels.map(widthOf)) + 12;
  return Math.max(1, Math.ceil((widest * labels.length) / Math.max(width, 1)));
}

/**
 * Moves overlapping labels apart as little as needed, within the height.
 * @param preferred preferred positions in px; null for no label
 * @returns the positions in the same order; null if they do not all fit
 */
export function spread(preferred: readonly (number | null)[], gap: number, height: number): (number | null)[] | null {
  const order = preferred.flatMap((at, index) => (at === null ? [] : [{ at, index }])).sort((a, b) => a.at - b.at);
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
  const placed: (number | null)[] = preferred.map(() => null);
  for (const { at, index } of order) placed[index] = at;
  return placed;
}
