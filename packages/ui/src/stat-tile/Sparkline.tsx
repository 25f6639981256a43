import * as css from './StatTile.css.ts';

interface SparklineProps {
  /** In chronological order; null for a missing value, drawn as a gap. */
  values: readonly (number | null)[];
}

const [width, height, edge] = [100, 32, 2];

/** The small line of a StatTile: only its shape, hidden from screen readers. */
export function Sparkline({ values }: SparklineProps) {
  const known = values.filter((value): value is number => value !== null && Number.isFinite(value));
  if (known.length < 2) return null;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const y = (value: number) =>
    high === low ? height / 2 : edge + (height - 2 * edge) * (1 - (value - low) / (high - low));
  let path = '';
  let drawing = false;
  for (const [index, value] of values.entries()) {
    if (value === null || !Number.isFinite(value)) {
      drawing = false;
      continue;
    }
    path += `${drawing ? 'L' : 'M'}${((index / (values.length - 1)) * width).toFixed(2)} ${y(value).toFixed(2)}`;
    drawing = true;
  }
  return (
    <svg aria-hidden="true" className={css.spark} preserveAspectRatio="none" viewBox={`0 0 ${width} ${height}`}>
      <path className={css.line} d={path} />
    </svg>
  );
}
