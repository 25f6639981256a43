import type { ReactNode } from 'react';
import type { RootProps } from '../root/root.ts';

/** One line, or one colour of bars. At most five, since more cannot be told apart. */
export interface ChartSeries {
  id: string;
  /** A label of a word or two. */
  label: string;
  /** One value per point; null if unknown, which is drawn as a gap, not as zero. */
  values: readonly (number | null)[];
}

/** Props of all charts. */
export interface ChartProps extends RootProps<HTMLElement> {
  /** Caption: "Works sold by month". */
  title: string;
  /**
   * The points in order: months (`2026-04`) and days (`2026-04-05`) are formatted for the locale, other text is shown
   * as is.
   */
  points: readonly string[];
  series: readonly ChartSeries[];
  /** Unit of the values: "works". For money use `currency`. */
  unit?: string | undefined;
  /** ISO 4217 code, if the values are amounts of money. */
  currency?: string | undefined;
  /** Column heading of the points in the table: "Month". */
  pointLabel: string;
  /** Height of the drawing in px; 240 when left out. Also reserved while loading and when empty. */
  height?: number | undefined;
  loading?: boolean | undefined;
  /** Shown instead of the drawing if there are no values at all. */
  empty?: ReactNode | undefined;
}
