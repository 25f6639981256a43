import { type CalendarDate, GregorianCalendar, parseDate } from '@internationalized/date';
import { Calendar as AriaCalendar, RangeCalendar as AriaRangeCalendar, I18nProvider } from 'react-aria-components';
import { type DayBounds, dateLocale, partsOf } from '../date-field/index.ts';
import { useUi } from '../provider/index.ts';
import { type RootProps, rootOf } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import * as css from './Calendar.css.ts';
import { CalendarHead } from './CalendarHead.tsx';
import { CalendarMonths } from './CalendarMonths.tsx';

/** First and last day of a range, both part of it. */
export interface DayRange {
  /** `2026-04-05` */
  start: string;
  /** `2026-04-30` */
  end: string;
}

interface Shared extends DayBounds, RootProps<HTMLDivElement> {
  /** Names the calendar. */
  label: string;
  /** Takes the focus at once: in what has just been opened. */
  autoFocus?: boolean | undefined;
  /** Whose today is marked; that of the UiProvider when left out. */
  timeZone?: string | undefined;
  /** Shown first where nothing is chosen: `2026-04-05`. Today when left out. */
  startAt?: string | undefined;
  disabled?: boolean | undefined;
}

export interface CalendarProps extends Shared {
  /** `2026-04-05`; null while none is chosen. */
  value: string | null;
  onChange: (value: string) => void;
}

export interface RangeCalendarProps extends Shared {
  /** null while none is chosen. */
  value: DayRange | null;
  onChange: (value: DayRange) => void;
  /** Months beside each other; 1 when left out. */
  months?: 1 | 2 | undefined;
}

const dateOf = (day: string | null | undefined): CalendarDate | null => (day && partsOf(day) ? parseDate(day) : null);
const gregorian = () => new GregorianCalendar();

function settingsOf({ label, min, max, unavailable, autoFocus = false, startAt, disabled = false }: Shared) {
  // Bounds that leave no day leave nothing to choose.
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
 * A month of days to choose one from, standing on the page. Gregorian; the week begins where the language begins it.
 * Not in a form: use DatePicker, which is also typed. Not for what happens on the days: it holds no events.
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

/** Days to choose a first and a last one from. Not in a form: use DateRangePicker, which is also typed. */
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
