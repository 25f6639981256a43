import { type CalendarDate, GregorianCalendar, parseDate } from '@internationalized/date';
import { Calendar as AriaCalendar, RangeCalendar as AriaRangeCalendar, I18nProvider } from 'react-aria-components';
import { type DayBounds, dateLocale, partsOf } from '../date-field/index.ts';
import { useUi } from '../provider/index.ts';
import { type RootProps, rootOf } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import * as css from './Calendar.css.ts';
import { CalendarHead } from './CalendarHead.tsx';
import { CalendarMonths } from './CalendarMonths.tsx';

/** First and last day of a range, both inclusive. */
export interface DayRange {
  /** `2026-04-05` */
  start: string;
  /** `2026-04-30` */
  end: string;
}

interface Shared extends DayBounds, RootProps<HTMLDivElement> {
  /** Names the calendar. */
  label: string;
  /** Focuses it on mount, for a calendar in an overlay. */
  autoFocus?: boolean | undefined;
  /** Time zone of the day marked as today; that of the UiProvider when left out. */
  timeZone?: string | undefined;
  /** Month shown first while nothing is selected: `2026-04-05`. Today when left out. */
  startAt?: string | undefined;
  disabled?: boolean | undefined;
}

export interface CalendarProps extends Shared {
  /** `2026-04-05`; null while no day is selected. */
  value: string | null;
  onChange: (value: string) => void;
}

export interface RangeCalendarProps extends Shared {
  /** null while no range is selected. */
  value: DayRange | null;
  onChange: (value: DayRange) => void;
  /** Number of months side by side; 1 when left out. */
  months?: 1 | 2 | undefined;
}

const dateOf = (day: string | null | undefined): CalendarDate | null => (day && partsOf(day) ? parseDate(day) : null);
const gregorian = () => new GregorianCalendar();

function settingsOf({ label, min, max, unavailable, autoFocus = false, startAt, disabled = false }: Shared) {
  // Contradictory bounds (`min` after `max`) leave no day to choose.
  const none = Boolean(min && max && min > max);
  const [minValue, maxValue, shown] = none ? [null, null, dateOf(min)] : [dateOf(min), dateOf(max), dateOf(startAt)];
  return {
    'aria-label': label,
    autoFocus,
    createCalendar: gregorian,
    isDisabled: disabled || none,
    ...(unavailable && {
      isDateUnavailable: (date: { toString: () => string }) => Boolean(unavailable(date.toString().slice(0, 10))),
    }),
    ...(minValue && { minValue }),
    ...(maxValue && { maxValue }),
    ...(shown && { defaultFocusedValue: shown }),
  };
}

/**
 * An inline month calendar to choose one day. Gregorian; the week starts as in the locale. Not in a form: use
 * DatePicker, which also accepts typing. Not to show events: it shows none.
 */
export function Calendar({ value, onChange, timeZone, ...shared }: CalendarProps) {
  const { locale } = useUi();
  return (
    <I18nProvider locale={dateLocale(locale)}>
      <AriaCalendar
        {...settingsOf(shared)}
        {...rootOf(shared)}
        className={css.calendar}
        onChange={(date) => onChange(date.toString())}
        value={dateOf(value)}
      >
        <CalendarHead />
        <CalendarMonths months={1} timeZone={timeZone} unavailable={shared.unavailable} />
      </AriaCalendar>
    </I18nProvider>
  );
}

/**
 * An inline calendar to choose a first and a last day. Not in a form: use DateRangePicker, which also accepts typing.
 */
export function RangeCalendar({ value, onChange, timeZone, months = 1, ...shared }: RangeCalendarProps) {
  const { locale } = useUi();
  const [start, end] = [dateOf(value?.start), dateOf(value?.end)];
  return (
    <I18nProvider locale={dateLocale(locale)}>
      <AriaRangeCalendar
        {...settingsOf(shared)}
        {...rootOf(shared)}
        className={cx(css.calendar, months === 2 && css.wide)}
        onChange={(range) => onChange({ start: range.start.toString(), end: range.end.toString() })}
        value={start && end ? { start, end } : null}
        visibleDuration={{ months }}
      >
        <CalendarHead />
        <CalendarMonths months={months} timeZone={timeZone} unavailable={shared.unavailable} />
      </AriaRangeCalendar>
    </I18nProvider>
  );
}
