import { type Ref, type TimeHTMLAttributes, useId, useSyncExternalStore } from 'react';
import { useUi } from '../provider/index.ts';
import { tip } from '../tooltip/tip.ts';
import { onTick } from './clock.ts';
import * as css from './DateTime.css.ts';
import { formatDate, formatExact, formatRelative } from './format.ts';

type Native = Omit<TimeHTMLAttributes<HTMLTimeElement>, 'className' | 'style' | 'children' | 'dateTime'>;

export interface DateTimeProps extends Native {
  /**
   * ISO 8601, as it travels: `2026-12-04T09:42:00Z`, shown on the clocks of the UiProvider's time zone; or a day,
   * `2026-12-04`, which is the same in every zone.
   */
  value: string;
  /** With hours and minutes. */
  withTime?: boolean | undefined;
  /**
   * "2 hours ago" within a week of now, and kept up to date; a day beyond. The exact moment with its zone appears when it
   * is pointed at or held under a finger, and is its description. No stop of the keyboard: nothing can be pressed.
   */
  relative?: boolean | undefined;
  /** Other clocks: an IANA name, for an event that happens elsewhere. Not with `relative`. */
  timeZone?: string | undefined;
  ref?: Ref<HTMLTimeElement> | undefined;
}

const dayLength = '2026-12-04'.length;

/**
 * A moment: day, short month, year.
 * Relative only where nearness matters (what has happened); a date that is agreed on is said as a date.
 * Not inside a translated sentence: use formatDate. Not for a day that is to be chosen: use DateField.
 */
export function DateTime({ value, withTime, relative, timeZone, ...rest }: DateTimeProps) {
  const ui = useUi();
  /* A day parses as its midnight in UTC. */
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

/** Drawn again only when its words change. */
function Relative({ value, moment, ref, ...rest }: Native & Pick<DateTimeProps, 'value' | 'ref'> & { moment: Date }) {
  const ui = useUi();
  const id = useId();
  const words = useSyncExternalStore(onTick, () => formatRelative(moment, new Date(), ui));
  const exact = formatExact(moment, ui);
  return (
    <>
      <time {...rest} {...tip(exact)} aria-describedby={id} className={css.relative} dateTime={value} ref={ref}>
        {words}
      </time>
      <span hidden id={id}>
        {exact}
      </span>
    </>
  );
}
