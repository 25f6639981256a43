import { line } from 'd3-shape';
import { cx } from '../theme/cx.ts';
import * as css from './Chart.css.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { extentOf, isKnown, spread, wideEnough, widthOf } from './geometry.ts';
import { dashOf, Marker, seriesClass } from './marks.tsx';
import { type Frame, Plot } from './Plot.tsx';
import type { ChartProps, ChartSeries } from './types.ts';

const gap = 18;

/** Length in px of the line sample before a label. */
const sign = 16;

/** The labels at the ends of the lines; null if they do not fit. */
function EndLabels({ series, frame }: { series: readonly ChartSeries[]; frame: Frame }) {
  const ends = series.map(({ values }) => values.findLastIndex(isKnown));
  const preferred = series.map(({ values }, index) => {
    const value = values[ends[index] as number];
    return isKnown(value) ? frame.y(value) : null;
  });
  const placed = spread(preferred, gap, frame.height) ?? preferred;
  return series.map(({ id, label }, index) => {
    const at = placed[index];
    return at === null || at === undefined ? null : (
      // A label may be moved away from its line if lines end close together, so a line sample identifies it.
      <g key={id} transform={`translate(${frame.width + 4} ${at})`}>
        <path className={cx(css.line, seriesClass(index))} d={`M0 0H${sign}`} />
        <Marker index={index} x={sign / 2} y={0} />
        <text className={css.endLabel} dy="0.32em" x={sign + 5}>
          {label}
        </text>
      </g>
    );
  });
}

function Lines({ series, frame, dense }: { series: readonly ChartSeries[]; frame: Frame; dense: boolean }) {
  const { x, y, active } = frame;
  return series.map(({ id, values }, index) => {
    const path = line<number | null>()
      .defined(isKnown)
      .x((_, point) => x(point))
      .y((value) => y(value ?? 0))(values as (number | null)[]);
    return (
      <g key={id}>
        <path className={cx(css.line, seriesClass(index))} d={path ?? undefined} strokeDasharray={dashOf(index)} />
        {values.map((value, point) => {
          const alone = !isKnown(values[point - 1]) && !isKnown(values[point + 1]);
          if (!isKnown(value) || (dense && !alone && point !== active)) return null;
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the point
          return <Marker index={index} key={point} large={point === active} x={x(point)} y={y(value)} />;
        })}
      </g>
    );
  });
}

/**
 * A trend of a few series over time. At most five lines. Unknown values leave a gap. Not for amounts side by side: use
 * BarChart. Not for parts of a whole: use StackedBarChart.
 */
export function LineChart(props: ChartProps) {
  const { title, series: given, points, pointLabel, height = 240 } = props;
  const series = given.map((each) => ({ ...each, values: each.values.slice(0, points.length) }));
  const longest = Math.max(0, ...series.map(({ label }) => widthOf(label)));
  const named = series.length > 1 && longest <= 140 && series.length * gap <= height - 60;
  const room = (width: number) => (named && width >= wideEnough ? longest + sign + 17 : 8);
  return (
    <ChartFrame {...props} kind="line" legend={named ? 'narrow' : series.length > 1} series={series}>
      {(drawing) => (
        <Plot
          {...{ drawing, height, pointLabel, room, series, title }}
          extent={extentOf(series.map(({ values }) => values))}
          kind="line"
        >
          {(frame) => (
            <>
              <Lines dense={points.length > 24} frame={frame} series={series} />
              {named && frame.room > 8 && <EndLabels frame={frame} series={series} />}
            </>
          )}
        </Plot>
      )}
    </ChartFrame>
  );
}
