import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { ArrowDown, ArrowUp, Minus, Plus } from '../icons/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { Change } from './change.ts';
import { Sparkline } from './Sparkline.tsx';
import * as css from './StatTile.css.ts';
import { strings } from './strings.ts';

export interface StatTileProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children'> {
  /** What is measured: "Sold this month". */
  label: string;
  /** A number (formatted for the locale) or Money. null if unknown. */
  value: ReactNode | null;
  /** Change from an earlier value: `changeOf(now, before)`. */
  change?: Change | undefined;
  /** The compared period: "against March". */
  period?: string | undefined;
  /** Which direction is good news. Affects only the colour: icon and text show the direction. `none` if neither is. */
  good?: 'up' | 'down' | 'none' | undefined;
  /** Earlier values in chronological order; null for a gap. A shape, not a chart. */
  trend?: readonly (number | null)[] | undefined;
  /** URL that explains the figure: makes the whole tile a link. */
  href?: string | undefined;
  loading?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const icons = { up: ArrowUp, down: ArrowDown, same: Minus, new: Plus } as const;

/**
 * A key figure and its change. Not for many: three or four to a row at most. Not for its history: link to a LineChart.
 */
export function StatTile(props: StatTileProps) {
  const { label, value, change, period, good = 'up', trend, href, loading, ...rest } = props;
  const { locale, Anchor } = useUi();
  const string = useStrings(strings);
  // 0 / 0 is unknown, too.
  const unknown = value === null || Number.isNaN(value);
  const Icon = change && icons[change.direction];
  const moved = change?.direction === 'up' || change?.direction === 'down';
  const tone = !moved || good === 'none' ? 'neutral' : change.direction === good ? 'good' : 'bad';
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <div {...rest} aria-busy={loading || undefined} className={css.tile}>
      <span className={css.label}>
        {href ? (
          <Anchor className={css.link} href={href}>
            {label}
          </Anchor>
        ) : (
          label
        )}
      </span>
      {loading ? (
        <>
          <span className={css.value}>
            <Skeleton shape="block" height="1.75rem" width="7rem" />
            <VisuallyHidden>{string('loading')}</VisuallyHidden>
          </span>
          <span className={css.foot}>
            <Skeleton width="9rem" />
          </span>
        </>
      ) : (
        <>
          <span className={css.value}>
            {unknown ? (
              <>
                <span aria-hidden="true">–</span>
                <VisuallyHidden>{string('unknown')}</VisuallyHidden>
              </>
            ) : typeof value === 'number' ? (
              new Intl.NumberFormat(locale).format(value)
            ) : (
              value
            )}
          </span>
          {(change || period) && (
            <span className={css.foot}>
              {change && Icon && !unknown && (
                <span className={cx(css.change, css.tone[tone])}>
                  <Icon aria-hidden="true" size={14} />
                  {string(change.direction, { change: percent.format(change.share) })}
                </span>
              )}
              {period && <span>{period}</span>}
            </span>
          )}
          {trend && <Sparkline values={trend} />}
        </>
      )}
    </div>
  );
}
