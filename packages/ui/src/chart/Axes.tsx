import * as css from './Chart.css.ts';
import type { ChartFormats, PointLabel } from './format.ts';
import { cropped, labelStep } from './geometry.ts';
import type { Frame } from './Plot.tsx';

/** Minimum px for each point's label, and the width above which a label is cropped instead of hiding its neighbours. */
const leastRoom = 48;
const longName = 96;

interface AxesProps {
  frame: Frame;
  kind: 'line' | 'bar';
  ticks: readonly number[];
  points: readonly PointLabel[];
  formats: ChartFormats;
}

/** The year under each drawn label. If a point's own label is hidden, its year moves to the next one. */
function yearsUnder(points: readonly PointLabel[], every: number): (string | undefined)[] {
  let year: string | undefined;
  return points.map((point, index) => {
    year = point.year ?? year;
    if (index % every !== 0) return undefined;
    const under = year;
    year = undefined;
    return under;
  });
}

/** Grid lines with their values, the labels of the points, and the highlighted point. */
export function Axes({ frame, kind, ticks, points, formats }: AxesProps) {
  const { width, height, x, y, step, active } = frame;
  const every = labelStep(
    points.map(({ short }) => cropped(short, longName)),
    width,
  );
  const years = yearsUnder(points, every);
  /* Room up to the next label and the edges. Short labels such as months may overhang. The table has the full text. */
  const roomAt = (index: number) =>
    Math.max(leastRoom, Math.min(every * step - 12, 2 * Math.min(x(index) + 16, width - x(index) + frame.room)));
  return (
    <>
      {active !== null && kind === 'bar' && (
        <rect className={css.band} height={height} width={step} x={x(active) - step / 2} y={0} />
      )}
      {ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${Math.round(y(tick)) + 0.5})`}>
          <line className={tick === 0 ? css.zero : css.grid} x2={width} />
          <text className={css.tick} dy="0.32em" textAnchor="end" x={-8}>
            {formats.axis(tick)}
          </text>
        </g>
      ))}
      {points.map((point, index) => {
        if (index % every !== 0) return null;
        const under = years[index];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: labels of points may repeat
          <g key={index} transform={`translate(${x(index)} ${height})`}>
            <text className={css.tick} textAnchor="middle" y={18}>
              {cropped(point.short, roomAt(index))}
            </text>
            {under && (
              <text className={css.tick} textAnchor="middle" y={34}>
                {under}
              </text>
            )}
          </g>
        );
      })}
      {active !== null && kind === 'line' && (
        <line className={css.cursor} x1={x(active)} x2={x(active)} y1={0} y2={height} />
      )}
    </>
  );
}
