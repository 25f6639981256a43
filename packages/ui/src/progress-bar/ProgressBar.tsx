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
  /** What is in progress or measured. */
  label: string;
  /** From `min` to `max`; null if unknown. More than `max` is drawn full; the text states the real value. */
  value: number | null;
  /** Default 0. */
  min?: number | undefined;
  /** Default 1. */
  max?: number | undefined;
  /** Text instead of a percentage: "3 of 12 works". */
  valueText?: string | undefined;
  /** `meter` for a static value: a quota, a share. `progress` (the default) moves towards its end. */
  kind?: 'progress' | 'meter' | undefined;
  /** Colour; the text must convey it too. */
  tone?: BarProps['tone'];
  /** Hides the label visually, where the context already states it. */
  hideLabel?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Progress or a measured value, with its text. Not for waits of a few seconds: Button is pending, and Skeleton replaces
 * loading content. Not for the disk quota: use QuotaMeter.
 */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value: given, min = 0, max = 1, valueText, kind = 'progress', tone, hideLabel, ...rest } = props;
  const { locale } = useUi();
  const string = useStrings(strings);
  const id = useId();
  // 0 / 0 is unknown, too.
  const value = given === null || Number.isNaN(given) ? null : given;
  const share = value === null ? null : max > min ? (value - min) / (max - min) : 1;
  // Rounded down: 100 % only when done.
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0, roundingMode: 'trunc' });
  const text = valueText ?? (share === null ? string('underWay') : percent.format(Math.max(share, 0)));
  const end = Math.max(min, max);
  // Radix supports neither a minimum nor an excess nor meters: it gets the share, and we set the ARIA values.
  const within = share === null ? null : Math.min(Math.max(share, 0), 1);
  return (
    <Radix.Root
      {...rest}
      aria-labelledby={id}
      aria-valuemax={value === null ? undefined : end}
      aria-valuemin={value === null ? undefined : min}
      aria-valuenow={value === null ? undefined : Math.min(Math.max(value, min), end)}
      aria-valuetext={value === null ? undefined : text}
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
          {text}
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
