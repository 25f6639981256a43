import type { HTMLAttributes, Ref } from 'react';
import { today, writeDay } from '../date-field/index.ts';
import { CircleCheck } from '../icons/index.ts';
import { formatMoney } from '../money/index.ts';
import { Bar } from '../progress-bar/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import * as css from './FundingProgress.css.ts';
import { daysBetween, shareOf } from './share.ts';
import { strings } from './strings.ts';

type Native = Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children' | 'role'>;

export interface FundingProgressProps extends Native {
  /** Name of the meter: what is being funded. */
  label: string;
  /** Decimal string in units of the currency: `6034.50`. */
  raised: string;
  /** Decimal string: `8000.00`. */
  goal: string;
  /** ISO 4217 code. */
  currency: string;
  /** Last day: `2026-04-30`. */
  deadline?: string | undefined;
  /** Time zone for counting days, an IANA name; that of the UiProvider when left out. */
  timeZone?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Progress of a crowdfunding: raised, goal, days left. If the goal is exceeded, it is marked on the bar. Not for a
 * running operation: use ProgressBar.
 */
export function FundingProgress(props: FundingProgressProps) {
  const { label, raised, goal, currency, deadline, timeZone, ...rest } = props;
  const { locale, timeZone: own } = useUi();
  const string = useStrings(strings);
  const share = shareOf(raised, goal);
  const amounts = { raised: formatMoney(raised, currency, locale), goal: formatMoney(goal, currency, locale) };
  // Rounded down: 99.9 % is not yet the goal.
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0, roundingMode: 'trunc' });
  const percent = share === null ? null : format.format(share);
  const left = deadline ? daysBetween(today(timeZone ?? own), deadline) : Number.NaN;
  const time = Number.isNaN(left)
    ? null
    : left > 1
      ? string('days', { days: new Intl.NumberFormat(locale).format(left) })
      : left < 0
        ? string('ended', { date: writeDay(deadline as string, locale) })
        : string(left === 1 ? 'day' : 'today');
  // A table for screen readers only: the numbers are already visible beside the meter.
  const facts = [
    { head: string('raisedHead'), fact: amounts.raised },
    { head: string('goalHead'), fact: share === null ? string('noGoal') : amounts.goal },
    { head: string('shareHead'), fact: percent },
    { head: string('deadlineHead'), fact: deadline && writeDay(deadline, locale) },
  ].filter(({ fact }) => fact);
  const over = share !== null && share > 1;
  return (
    <div {...rest} className={css.funding}>
      <div className={css.head}>
        <span className={css.raised}>{string('raised', amounts)}</span>
        {percent && <span className={css.percent}>{percent}</span>}
      </div>
      {share !== null && percent && (
        // biome-ignore lint/a11y/useSemanticElements: the native element cannot be styled in all browsers
        <div
          aria-label={label}
          aria-valuemax={100}
          aria-valuemin={0}
          aria-valuenow={Math.min(Math.floor(share * 100), 100)}
          aria-valuetext={string('spoken', { ...amounts, percent })}
          className={css.track}
          role="meter"
        >
          <Bar share={share} tone={share >= 1 ? 'ok' : 'ink'} />
          {over && <span className={css.goal} style={{ insetInlineStart: `${100 / share}%` }} />}
        </div>
      )}
      <div className={css.foot}>
        <span>{share === null ? string('noGoal') : string('ofGoal', amounts)}</span>
        {time && <span>{time}</span>}
        {share !== null && share >= 1 && (
          <span className={css.reached}>
            <CircleCheck aria-hidden="true" size={14} />
            {string('reached')}
          </span>
        )}
      </div>
      {/* A table does not shrink below its content, so hide it with a wrapper. */}
      <div className={css.table}>
        <table aria-label={label}>
          <tbody>
            {facts.map(({ head, fact }) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                <td>{fact}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
