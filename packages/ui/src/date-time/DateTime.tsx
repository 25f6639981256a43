import { type Ref, type TimeHTMLAttributes, useId, useSyncExternalStore } from 'react';
import { useUi } from '../provider/index.ts';
import { tip } from '../tooltip/tip.ts';
import { onTick } from './clock.ts';
import * as css from './DateTime.css.ts';
import { formatDate, formatExact, formatRelative } from './format.ts';

type Native = Omit<TimeHTMLAttributes<HTMLTimeElement>, 'className' | 'style' | 'children' | 'dateTime'>;

export interface DateTimeProps extends Native {
  /** ISO 8601, as it travels: `2026-12-04T09:42:00Z`. Shown in the person's own time zone. */
  value: string;
  /** With hours and minutes. */
  withTime?: boolean | undefined;
  /**
   * "2 hours ago" within a week of now, and kept up to date; a day beyond. The exact moment with its zone appears when it
   * is pointed at, focused, or held under a finger.
   */
  relative?: boolean | undefined;
  /** Whose clocks: an IANA name, for an event that happens elsewhere. Not with `relative`. */
  timeZone?: string | undefined;
  ref?: Ref<HTMLTimeElement> | undefined;
}

/**
 * A moment: day, short month, year.
 * Relative only where nearness matters (what has happened); a date that is agreed on is said as a date.
 * Not inside a translated sentence: use formatDate. Not for a day that is to be chosen: use DateField.
 */
export function DateTime({ value, withTime, relative, timeZone, ...rest }: DateTimeProps) {
  const { locale } = useUi();
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return null;
  if (relative) return <Relative {...rest} moment={moment} value={value} />;
  return (
    <time {...rest} className={css.time} dateTime={value}>
      {formatDate(moment, locale, withTime, timeZone)}
    </time>
  );
}

/** Drawn again only when its words change. */
function Relative({ value, moment, ref, ...rest }: Native & Pick<DateTimeProps, 'value' | 'ref'> & { moment: Date }) {
  const { locale } = useUi();
  const id = useId();
  const words = useSyncExternalStore(onTick, () => formatRelative(moment, new Date(), locale));
  const exact = formatExact(moment, locale);
  return (
    <>
      <time
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the exact moment is shown on focus; a grid takes the stop away
        tabIndex={0}
        {...rest}
        {...tip(exact)}
        aria-describedby={id}
        className={css.relative}
        dateTime={value}
        ref={ref}
      >
        {words}
      </time>
      <span hidden id={id}>
        {exact}
      </span>
    </>
  );
}
