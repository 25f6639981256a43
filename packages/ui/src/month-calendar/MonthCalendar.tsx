import type { HTMLAttributes, KeyboardEvent, Ref } from 'react';
import { useId, useMemo } from 'react';
import { Button, IconButton } from '../button/index.ts';
import { today } from '../date-field/index.ts';
import { ChevronLeft, ChevronRight } from '../icons/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { Spinner } from '../spinner/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { AgendaEntry } from './AgendaEntry.tsx';
import { DayLines } from './DayLines.tsx';
import type { CalendarEvent } from './event.ts';
import * as css from './MonthCalendar.css.ts';
import { strings } from './strings.ts';
import { monthAfter, monthOf, weeksOf } from './weeks.ts';

export interface MonthCalendarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children'> {
  /** Label: "Exhibitions". */
  label: string;
  /** The visible month: `2027-03`. */
  month: string;
  onMonthChange: (month: string) => void;
  /** In any order; those outside the visible days are ignored. */
  events: readonly CalendarEvent[];
  /** The month's events are loading. */
  loading?: boolean | undefined;
  /** IANA time zone of today's mark; that of the UiProvider if omitted. */
  timeZone?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const keys: Partial<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/**
 * A month with its events, each a bar over its days; a list of events where days are too narrow for text. Not for
 * choosing a day: use DatePicker. Not for comparing records: use DataTable.
 */
export function MonthCalendar(props: MonthCalendarProps) {
  const { label, month, onMonthChange, events, loading, timeZone, ref, ...rest } = props;
  const { locale, timeZone: own } = useUi();
  const string = useStrings(strings);
  const id = useId();
  const weeks = useMemo(() => weeksOf(month, events, locale), [month, events, locale]);
  const now = today(timeZone ?? own);
  const named = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const dated = (day: string) => new Date(`${day}T00:00:00Z`);
  const weekdays = weeks[0]?.days ?? [];
  const [short, long] = [named({ weekday: 'short' }), named({ weekday: 'long' })];
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ? undefined : keys[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMonthChange(monthAfter(month, by));
  };
  const inMonth = weeks
    .flatMap(({ parts }) => parts.map(({ event }) => event))
    .filter(
      (event, at, all) => all.indexOf(event) === at && monthOf(event.start) <= month && monthOf(event.end) >= month,
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the controls inside
    <div {...rest} className={css.calendar} onKeyDown={onKeyDown} ref={ref}>
      <div className={css.head}>
        <h2 aria-live="polite" className={css.title} id={id}>
          <VisuallyHidden>{label} </VisuallyHidden>
          {named({ year: 'numeric', month: 'long' }).format(dated(`${month}-01`))}
        </h2>
        {loading && <Spinner />}
        <IconButton
          icon={ChevronLeft}
          label={string('previous')}
          onClick={() => onMonthChange(monthAfter(month, -1))}
        />
        <Button disabled={month === monthOf(now)} onClick={() => onMonthChange(monthOf(now))}>
          {string('now')}
        </Button>
        <IconButton icon={ChevronRight} label={string('next')} onClick={() => onMonthChange(monthAfter(month, 1))} />
      </div>
      <table aria-busy={loading} aria-labelledby={id} className={css.table}>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th abbr={long.format(dated(day))} className={css.weekday} key={day} scope="col">
                {short.format(dated(day))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ days, parts, lanes }) => (
            <tr key={days[0]}>
              {days.map((day, at) => (
                <td className={css.day} data-beside={monthOf(day) === month ? undefined : ''} key={day}>
                  <time aria-current={day === now ? 'date' : undefined} className={css.date} dateTime={day}>
                    {Number(day.slice(8))}
                  </time>
                  <DayLines at={at} lanes={lanes} parts={parts} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {inMonth.length > 0 ? (
        <ul aria-busy={loading} aria-labelledby={id} className={css.agenda}>
          {inMonth.map((event) => (
            <AgendaEntry event={event} key={event.id} />
          ))}
        </ul>
      ) : (
        !loading && <p className={css.muted}>{string('none')}</p>
      )}
    </div>
  );
}
