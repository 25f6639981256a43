import { useStrings } from '../provider/index.ts';
import * as css from './Chart.css.ts';
import type { Drawing } from './ChartFrame.tsx';
import { isKnown } from './geometry.ts';
import { Swatch } from './marks.tsx';
import { strings } from './strings.ts';
import type { ChartSeries } from './types.ts';

interface TipProps {
  drawing: Drawing;
  kind: 'line' | 'bar';
  series: readonly ChartSeries[];
  point: number;
  total: boolean | undefined;
  /** Position of the point and total width, in px. */
  at: number;
  width: number;
}

/**
 * The values of the highlighted point, on the side with more room. Visual only: screen readers get them from the plot's
 * own value.
 */
export function Tip({ drawing, kind, series, point, total, at, width }: TipProps) {
  const string = useStrings(strings);
  const { formats, points, patterns } = drawing;
  const known = series.map(({ values }) => values[point]).filter(isKnown);
  return (
    <div
      aria-hidden="true"
      className={css.tip}
      style={
        at > width / 2
          ? { insetInlineEnd: width - at + 12, maxWidth: at - 12 }
          : { insetInlineStart: at + 12, maxWidth: width - at - 12 }
      }
    >
      <span className={css.tipTitle}>{points[point]?.full}</span>
      {series.map(({ id, label, values }, index) => {
        const value = values[point];
        return (
          <span className={css.tipRow} key={id}>
            <span className={css.key}>
              {series.length > 1 && <Swatch index={index} kind={kind} patterns={patterns} />}
              {label}
            </span>
            <span>{isKnown(value) ? formats.full(value) : string('missing')}</span>
          </span>
        );
      })}
      {total && known.length > 1 && (
        <span className={css.tipRow}>
          <span>{string('total')}</span>
          <span className={css.tipTitle}>{formats.full(Number(known.reduce((a, b) => a + b, 0).toFixed(6)))}</span>
        </span>
      )}
    </div>
  );
}
