import type { ReactNode } from 'react';
import type { RootProps } from '../root/root.ts';

/** One line, or one colour of bars. At most five: more cannot be told apart. */
export interface ChartSeries {
  id: string;
  /** What it is, in a word or two. */
  label: string;
  /** One for each point, in their order; null where it is not known: a gap, not a zero. */
  values: readonly (number | null)[];
}

/** What every chart understands. */
export interface ChartProps extends RootProps<HTMLElement> {
  /** What is shown, as a caption: "Works sold by month". */
  title: string;
  /**
   * Where the values stand, in order: months (`2026-04`), days (`2026-04-05`), both written for the language; anything
   * else as it is.
   */
  points: readonly string[];
  series: readonly ChartSeries[];
  /** What is counted: "works". For money give `currency`. */
  unit?: string | undefined;
  /** ISO 4217: the values are amounts of it. */
  currency?: string | undefined;
  /** Heading of the points in the table: "Month". */
  pointLabel: string;
  /** Of the drawing, in px; 240 when left out. Kept while it loads and when there is nothing. */
  height?: number | undefined;
  loading?: boolean | undefined;
  /** In place of the drawing where there is no value at all. */
  empty?: ReactNode | undefined;
}
