import { scaleBand, scaleLinear } from 'd3-scale';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useStrings } from '../provider/index.ts';
import { Axes } from './Axes.tsx';
import * as css from './Chart.css.ts';
import type { Drawing } from './ChartFrame.tsx';
import { isKnown, widthOf } from './geometry.ts';
import { strings } from './strings.ts';
import { Tip } from './Tip.tsx';
import type { ChartProps } from './types.ts';
import { useWidth } from './useWidth.ts';

/** Geometry of a plot, in px. */
export interface Frame {
  /** Of the drawing area, without axes. */
  width: number;
  height: number;
  /** Centre of a point. */
  x: (point: number) => number;
  /** Distance between two points. */
  step: number;
  y: (value: number) => number;
  /** Width reserved after the drawing area. */
  room: number;
  /** Index of the highlighted point. */
  active: number | null;
}

interface PlotProps extends Pick<ChartProps, 'title' | 'series' | 'pointLabel'> {
  drawing: Drawing;
  kind: 'line' | 'bar';
  extent: [number, number];
  height: number;
  /** Width reserved at the end for line labels, given the total width. */
  room?: ((width: number) => number) | undefined;
  /** True if a sum of the values makes sense. */
  total?: boolean | undefined;
  children: (frame: Frame) => ReactNode;
}

const foot = 40;
const top = 12;

/** Axes, and inspection of one point at a time by pointer, touch or arrow keys. One tab stop. */
export function Plot({ title, series, pointLabel, drawing, kind, extent, height, room, total, children }: PlotProps) {
  const string = useStrings(strings);
  const box = useRef<HTMLDivElement>(null);
  const all = useWidth(box);
  const [active, setActive] = useState<number | null>(null);
  const [last, setLast] = useState(drawing.points.length - 1);
  const { formats, points } = drawing;
  const count = points.length;
  const at = Math.min(active ?? last, count - 1);

  const y = scaleLinear()
    .domain(extent)
    .nice(4)
    .range([height - foot, top]);
  const ticks =
    extent[0] === 0 && extent[1] === 1 && !series.some(({ values }) => values.some((value) => value))
      ? [0]
      : y.ticks(4);
  const start = Math.ceil(Math.max(...ticks.map((tick) => widthOf(formats.axis(tick)))) + 12);
  const beside = room?.(all) ?? 4;
  const width = Math.max(all - start - beside, 0);
  const x = scaleBand<number>()
    .domain(points.map((_, index) => index))
    .range([0, width]);
  const middle = (point: number) => (x(point) ?? 0) + x.bandwidth() / 2;

  const look = (point: number | null) => {
    setActive(point);
    if (point !== null) setLast(point);
  };
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const inside = event.clientX - event.currentTarget.getBoundingClientRect().left - start;
    look(Math.min(Math.max(Math.floor(inside / x.step()), 0), count - 1));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      PageDown: at - 5,
      PageUp: at + 5,
      Home: 0,
      End: count - 1,
    };
    const next = to[event.key];
    if (event.key === 'Escape' && active !== null) {
      event.stopPropagation();
      look(null);
    }
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    look(Math.min(Math.max(next, 0), count - 1));
  };
  const spoken = series.map(({ label, values }) => {
    const value = values[at];
    return string('value', { series: label, value: isKnown(value) ? formats.full(value) : string('missing') });
  });
  const frame = {
    width,
    height: height - foot,
    room: beside,
    x: middle,
    step: x.step(),
    y: (value: number) => y(value),
    active,
  };

  return (
    <div className={css.plot} ref={box} style={{ height }}>
      {all > 0 && (
        <div
          aria-label={string('explore', { title, point: pointLabel })}
          aria-valuemax={count}
          aria-valuemin={1}
          aria-valuenow={at + 1}
          aria-valuetext={string('spoken', { point: points[at]?.full ?? '', values: spoken.join(string('comma')) })}
          className={css.stage}
          onBlur={() => look(null)}
          onFocus={(event) => event.currentTarget.matches(':focus-visible') && look(at)}
          onKeyDown={onKeyDown}
          onPointerDown={point}
          onPointerLeave={(event) => event.pointerType === 'mouse' && setActive(null)}
          onPointerMove={point}
          role="slider"
          tabIndex={0}
        >
          <svg aria-hidden="true" className={css.svg} height={height} width={all}>
            <g transform={`translate(${start} 0)`}>
              <Axes frame={frame} kind={kind} points={points} ticks={ticks} formats={formats} />
              {children(frame)}
            </g>
          </svg>
          {active !== null && active < count && (
            <Tip {...{ drawing, kind, series, total }} at={start + middle(active)} point={active} width={all} />
          )}
        </div>
      )}
    </div>
  );
}
