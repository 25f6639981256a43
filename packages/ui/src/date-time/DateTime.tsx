import type { Ref, TimeHTMLAttributes } from 'react';
import { useUi } from '../provider/index.ts';
import * as css from './DateTime.css.ts';
import { formatDate, formatRelative } from './format.ts';

export interface DateTimeProps
  extends Omit<TimeHTMLAttributes<HTMLTimeElement>, 'className' | 'style' | 'children' | 'dateTime'> {
  /** ISO 8601, as it travels: `2026-12-04T09:42:00Z`. Shown in the person's own time zone. */
  value: string;
  /** With hours and minutes. */
  withTime?: boolean | undefined;
  /** "2 hours ago" within a week of now. The moment itself appears on hover. */
  relative?: boolean | undefined;
  ref?: Ref<HTMLTimeElement> | undefined;
}

/**
 * A moment: day, short month, year.
 * Relative only where nearness matters (what has happened); a date that is agreed on is said as a date.
 */
export function DateTime({ value, withTime, relative, ref, ...rest }: DateTimeProps) {
  const { locale } = useUi();
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return null;
  return (
    <time
      {...rest}
      ref={ref}
      className={css.time}
      dateTime={value}
      title={relative ? formatDate(moment, locale, true) : undefined}
    >
      {relative ? formatRelative(moment, new Date(), locale) : formatDate(moment, locale, withTime)}
    </time>
  );
}
