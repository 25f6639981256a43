import * as Radix from 'radix-ui/progress';
import { type HTMLAttributes, type Ref, useId } from 'react';
import { useStrings, useUi } from '../provider/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as bar from './Bar.css.ts';
import { type BarProps, fill } from './Bar.tsx';
import * as css from './ProgressBar.css.ts';
import { strings } from './strings.ts';

type Native = Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children' | 'role' | 'defaultValue'>;

export interface ProgressBarProps extends Native {
  /** What is under way, or what is measured. */
  label: string;
  /** From `min` to `max`; null while nobody knows how far it is. More than `max` is drawn full and said as it is. */
  value: number | null;
  /** 0 when left out. */
  min?: number | undefined;
  /** 1 when left out. */
  max?: number | undefined;
  /** What is said in place of a percentage: "3 of 12 works". */
  valueText?: string | undefined;
  /** `meter` for what stands still: a quota, a share. `progress` (the default) moves towards its end. */
  kind?: 'progress' | 'meter' | undefined;
  /** A colour; the words must say it too. */
  tone?: BarProps['tone'];
  /** The label is read, not shown: where its surroundings say it. */
  hideLabel?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * How far something is, with its words. Not for a few seconds of waiting: Button is pending, and Skeleton holds the
 * place of what loads. Not for the disk quota: use QuotaMeter.
 */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value: given, min = 0, max = 1, valueText, kind = 'progress', tone, hideLabel, ...rest } = props;
  const { locale } = useUi();
  const string = useStrings(strings);
  const id = useId();
  // Nothing of nothing (0 / 0) is not known either.
  const value = given === null || Number.isNaN(given) ? null : given;
  const share = value === null ? null : max > min ? (value - min) / (max - min) : 1;
  // Rounded down: nothing is 100 % before it is done.
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0, roundingMode: 'trunc' });
  const words = valueText ?? (share === null ? string('underWay') : percent.format(Math.max(share, 0)));
  const end = Math.max(min, max);
  // Radix counts from 0 and knows no more than the end, nor a meter: it is told the share, and what it says is said by us.
  const within = share === null ? null : Math.min(Math.max(share, 0), 1);
  return (
    <Radix.Root
      {...rest}
      aria-labelledby={id}
      aria-valuemax={value === null ? undefined : end}
      aria-valuemin={value === null ? undefined : min}
      aria-valuenow={value === null ? undefined : Math.min(Math.max(value, min), end)}
      aria-valuetext={value === null ? undefined : words}
      className={css.progress}
      max={1}
      role={kind === 'meter' ? 'meter' : 'progressbar'}
      value={within}
    >
      <div className={css.head}>
        <span className={hideLabel ? undefined : css.label} id={id}>
          {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </span>
        <span aria-hidden="true" className={css.value}>
          {words}
        </span>
      </div>
      <span aria-hidden="true" className={bar.bar}>
        <Radix.Indicator asChild>
          <span {...fill(share, tone)} />
        </Radix.Indicator>
      </span>
    </Radix.Root>
  );
}
