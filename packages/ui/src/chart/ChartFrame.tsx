import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ChartColumn, Table2 } from '../icons/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { rootOf } from '../root/root.ts';
import { Loading, Skeleton } from '../skeleton/index.ts';
import { cx } from '../theme/cx.ts';
import * as css from './Chart.css.ts';
import { ChartTable } from './ChartTable.tsx';
import { type ChartFormats, formatsFor, type PointLabel, pointLabels } from './format.ts';
import { isKnown } from './geometry.ts';
import { Patterns, Swatch } from './marks.tsx';
import { strings } from './strings.ts';
import type { ChartProps } from './types.ts';

/** What a chart needs to draw. */
export interface Drawing {
  formats: ChartFormats;
  points: PointLabel[];
  /** Id prefix of the bar patterns. */
  patterns: string;
}

interface ChartFrameProps extends ChartProps {
  kind: 'line' | 'bar';
  /** The largest value on the axis, if it is not one of the values. */
  largest?: number | undefined;
  /** `narrow`: only if there is no room for labels beside the lines. */
  legend: boolean | 'narrow';
  children: (drawing: Drawing) => ReactNode;
}

/** Title, unit, legend and table switch: the parts all charts share. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, unit, currency, points, pointLabel, series, height = 240, loading, empty, kind, children } = props;
  const { locale } = useUi();
  const string = useStrings(strings);
  const [asTable, setAsTable] = useState(false);
  const patterns = useId();
  const known = series.flatMap(({ values }) => values.slice(0, points.length)).filter(isKnown);
  const largest = props.largest ?? Math.max(0, ...known.map(Math.abs));
  const formats = formatsFor(locale, currency, largest);
  const named = pointLabels(points, locale);
  const nothing = known.length === 0;
  const table = <ChartTable {...{ title, pointLabel, series, formats }} missing={string('missing')} points={named} />;
  const counted = unit ?? currency;
  return (
    <figure {...rootOf(props)} aria-label={title} className={css.chart}>
      <div className={css.head}>
        <div className={css.caption}>
          <span className={css.title}>{title}</span>
          {counted && <span className={css.unit}>{string('inUnit', { unit: counted })}</span>}
        </div>
        {!loading && !nothing && (
          <div className={css.toggle}>
            <Button
              emphasis="quiet"
              icon={asTable ? ChartColumn : Table2}
              onClick={() => setAsTable(!asTable)}
              size="small"
            >
              {string(asTable ? 'showChart' : 'showTable')}
            </Button>
          </div>
        )}
      </div>
      {loading ? (
        <Loading>
          <Skeleton height={`${height / 16}rem`} shape="block" width="100%" />
        </Loading>
      ) : nothing ? (
        <EmptyState icon={ChartColumn} size="line" title={empty ?? string('empty')} />
      ) : asTable ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard
        // biome-ignore lint/a11y/useSemanticElements: the surrounding figure is the landmark
        <div aria-label={title} className={css.scroll} role="region" tabIndex={0}>
          {table}
        </div>
      ) : (
        <>
          <div className={css.hidden}>{table}</div>
          <svg aria-hidden="true" height={0} style={{ position: 'absolute' }} width={0}>
            {kind === 'bar' && <Patterns id={patterns} series={series.length} />}
          </svg>
          {props.legend && (
            <div aria-hidden="true" className={cx(css.legend, props.legend === 'narrow' && css.legendNarrow)}>
              {series.map(({ id, label }, index) => (
                <span className={css.key} key={id}>
                  <Swatch index={index} kind={kind} patterns={patterns} />
                  {label}
                </span>
              ))}
            </div>
          )}
          {children({ formats, points: named, patterns })}
        </>
      )}
    </figure>
  );
}
