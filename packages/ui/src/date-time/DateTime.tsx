import { type Ref, type TimeHTMLAttributes, useId, useSyncExternalStore } from 'react';
import { useUi } from '../provider/index.ts';
import { tip } from '../tooltip/tip.ts';
import { onTick } from './clock.ts';
import * as css from './DateTime.css.ts';
import { formatDate, formatExact, formatRelative } from './format.ts';

type Native = Omit<TimeHTMLAttributes<HTMLTimeElement>, 'className' | 'style' | 'children' | 'dateTime'>;

export interface DateTimeProps extends Native {
  /**
   * ISO 8601: `2026-12-04T09:42:00Z`, shown in the UiProvider's time zone; or a date, `2026-12-04`, which is the same
   * in every zone.
   */
  value: string;
  /** Adds hours and minutes. */
  withTime?: boolean | undefined;
  /**
   * "2 hours ago" within a week of now, kept up to date; otherwise a date. The exact time with its zone is shown on
   * hover and long press, and is the description. Not focusable, since it is not interactive.
   */
  relative?: boolean | undefined;
  /** Another time zone (IANA name), for an event elsewhere. Not with `relative`. */
  timeZone?: string | undefined;
  ref?: Ref<HTMLTimeElement> | undefined;
}

const dayLength = '2026-12-04'.length;

/**
 * A date: day, short month, year. Relative only where recency matters (past events); show an agreed date as a date. Not
 * inside a translated sentence: use formatDate. Not for choosing a date: use DateField.
 */
export function DateTime({ value, withTime, relative, timeZone, ...rest }: DateTimeProps) {
  const ui = useUi();
  /* A date string parses as midnight UTC. */
  const zone = value.length === dayLength ? 'UTC' : timeZone;
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return null;
  if (relative) return <Relative {...rest} moment={moment} value={value} />;
  return (
    <time {...rest} className={css.time} dateTime={value}>
      {formatDate(moment, ui, withTime, zone)}
    </time>
  );
}

/** Renders again only when its text changes. */
function Relative({ value, moment, ref, ...rest }: Native & Pick<DateTimeProps, 'value' | 'ref'> & { moment: Date }) {
  const ui = useUi();
  const id = useId();
  const text = useSyncExternalStore(onTick, () => formatRelative(moment, new Date(), ui));
  const exact = formatExact(moment, ui);
  return (
    <>
      <time {...rest} {...tip(exact)} aria-describedby={id} className={css.relative} dateTime={value} ref={ref}>
        {text}
      </time>
      <span hidden id={id}>
        {exact}
      </span>
    </>
  );
}
