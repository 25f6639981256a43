import { scaleBand } from 'd3-scale';
import * as css from './Chart.css.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { extentOf, isKnown, stack, widthOf } from './geometry.ts';
import { patternId } from './marks.tsx';
import { Plot } from './Plot.tsx';
import type { ChartProps } from './types.ts';

/** Minimum bar height in px for a small value; zero draws no bar. */
const least = 1;

/**
 * Amounts side by side: by month, by category. At most five series. Not for a trend over many points: use LineChart.
 * Not for parts of a whole: use StackedBarChart.
 */
export function BarChart(props: ChartProps) {
  const { title, series, points, pointLabel, height = 240 } = props;
  return (
    <ChartFrame {...props} kind="bar" legend={series.length > 1}>
      {(drawing) => (
        <Plot
          {...{ drawing, height, pointLabel, series, title }}
          extent={extentOf(series.map(({ values }) => values.slice(0, points.length)))}
          kind="bar"
        >
          {({ x, y, step }) => {
            const group = scaleBand<number>()
              .domain(series.map((_, index) => index))
              .range([-step * 0.36, step * 0.36])
              .paddingInner(0.08);
            const thickness = Math.min(group.bandwidth(), 64);
            return series.map(({ id, values }, index) =>
              points.map((_, point) => {
                const value = values[point];
                if (!isKnown(value) || value === 0) return null;
                const [above, below] = [Math.min(y(value), y(0)), Math.max(y(value), y(0))];
                const middle = x(point) + (group(index) ?? 0) + group.bandwidth() / 2;
                const text = drawing.formats.axis(value);
                const fits = series.length === 1 && widthOf(text) <= step - 4;
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the point
                  <g key={`${id} ${point}`}>
                    <rect
                      fill={`url(#${patternId(drawing.patterns, index)})`}
                      height={Math.max(below - above, least)}
                      rx={Math.min(2, thickness / 4)}
                      width={thickness}
                      x={middle - thickness / 2}
                      y={above}
                    />
                    {fits && (
                      <text
                        className={css.barLabel}
                        textAnchor="middle"
                        x={middle}
                        y={value > 0 ? above - 5 : below + 14}
                      >
                        {text}
                      </text>
                    )}
                  </g>
                );
              }),
            );
          }}
        </Plot>
      )}
    </ChartFrame>
  );
}

/**
 * Parts of a whole per point: sales by kind and month. Negative values extend below zero. At most five parts. Not to
 * compare the parts with each other: use BarChart.
 */
export function StackedBarChart(props: ChartProps) {
  const { title, series, points, pointLabel, height = 240 } = props;
  const stacks = stack(series, points.length);
  const ends = stacks.map((segments) => segments.flatMap(({ from, to }) => [from, to]));
  return (
    <ChartFrame {...props} kind="bar" largest={Math.max(0, ...ends.flat().map(Math.abs))} legend={series.length > 1}>
      {(drawing) => (
        <Plot {...{ drawing, height, pointLabel, series, title }} extent={extentOf(ends)} kind="bar" total>
          {({ x, y, step }) => {
            const thickness = Math.min(step * 0.64, 64);
            return stacks.map((segments, point) =>
              segments.map(({ series: index, from, to }) => {
                const length = Math.abs(y(from) - y(to));
                // A 1 px gap between touching segments, if there is room.
                const hair = from !== 0 && length > 3 ? 1 : 0;
                return (
                  <rect
                    fill={`url(#${patternId(drawing.patterns, index)})`}
                    height={Math.max(length - hair, least)}
                    // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the point
                    key={`${index} ${point}`}
                    width={thickness}
                    x={x(point) - thickness / 2}
                    y={Math.min(y(from), y(to)) + (to < from ? hair : 0)}
                  />
                );
              }),
            );
          }}
        </Plot>
      )}
    </ChartFrame>
  );
}
