import { cx } from '../theme/cx.ts';
import * as css from './Chart.css.ts';

/** Dash patterns of the series, since colour must not be the only signal. */
const dashes = [undefined, '7 4', '2 4', '10 3 2 3', '14 4'];
const count = dashes.length;

export const seriesClass = (index: number) => css.series[index % count];
export const dashOf = (index: number) => dashes[index % count];

/* Circle, square, diamond, triangle, cross; visually about the same weight. */
const shapes = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z',
  'M-3.5 -3.5H3.5V3.5H-3.5Z',
  'M0 -5L5 0L0 5L-5 0Z',
  'M0 -4.5L4.5 3.5H-4.5Z',
  'M-1.5 -4.5H1.5V-1.5H4.5V1.5H1.5V4.5H-1.5V1.5H-4.5V-1.5H-1.5Z',
];

/** Marker of a series at a point of its line. */
export function Marker({ index, x, y, large }: { index: number; x: number; y: number; large?: boolean }) {
  return (
    <path
      className={cx(css.marker, seriesClass(index))}
      d={shapes[index % count]}
      transform={`translate(${x} ${y})${large ? ' scale(1.3)' : ''}`}
    />
  );
}

/** Id of the fill pattern of a series, for `fill={`url(#${patternId(id, index)})`}`. */
export const patternId = (id: string, index: number) => `${id}-${index % count}`;

/** Fill patterns of bars: solid, stripes, dots, lines, squares. */
export function Patterns({ id, series }: { id: string; series: number }) {
  const weaves = [
    null,
    <path className={css.weave} d="M-2 2L2 -2M0 8L8 0M6 10L10 6" key="stripes" />,
    <path className={css.weave} d="M2 2h.01M6 6h.01" key="dots" strokeLinecap="round" style={{ strokeWidth: 2.25 }} />,
    <path className={css.weave} d="M0 4H8" key="lines" />,
    <path className={css.weave} d="M4 0V8M0 4H8" key="squares" />,
  ];
  return (
    <defs>
      {weaves.slice(0, series).map((weave, index) => (
        <pattern
          height={8}
          id={patternId(id, index)}
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the series
          key={index}
          patternUnits="userSpaceOnUse"
          width={8}
        >
          <rect className={cx(css.solid, seriesClass(index))} height={8} width={8} />
          {weave}
        </pattern>
      ))}
    </defs>
  );
}

/** Marker of a series in a legend and beside a value. */
export function Swatch({ index, kind, patterns }: { index: number; kind: 'line' | 'bar'; patterns: string }) {
  return (
    <svg aria-hidden="true" className={cx(css.swatch, css.svg)} height={12} width={kind === 'line' ? 28 : 12}>
      {kind === 'line' ? (
        <>
          <path className={cx(css.line, seriesClass(index))} d="M0 6H28" strokeDasharray={dashOf(index)} />
          <Marker index={index} x={14} y={6} />
        </>
      ) : (
        <rect fill={`url(#${patternId(patterns, index)})`} height={12} rx={2} width={12} />
      )}
    </svg>
  );
}
