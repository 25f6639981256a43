import { getMinimumMonthInYear } from '@internationalized/date';
import { useLocale } from 'react-aria-components';
import { IconButton } from '../button/index.ts';
import { NativeSelect } from '../field/NativeSelect.tsx';
import { ChevronLeft, ChevronRight } from '../icons/index.ts';
import { useStrings } from '../provider/index.ts';
import * as css from './Calendar.css.ts';
import { strings } from './strings.ts';
import { useMonth } from './useMonth.ts';

interface ChoiceProps {
  label: string;
  value: number;
  options: { value: number; label: string; disabled?: boolean }[];
  onChange: (value: number) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <NativeSelect aria-label={label} bare onChange={(event) => onChange(Number(event.target.value))} value={value}>
      {options.map((option) => (
        <option disabled={option.disabled} key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}

/** Range of the year list in years, if there are no bounds. */
const reach = { back: 100, ahead: 20 };

/** The current month, with controls to change it. */
export function CalendarHead() {
  const { locale } = useLocale();
  const string = useStrings(strings);
  const { state, shown, show } = useMonth();
  const { minValue, maxValue } = state;
  const named = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const [month, year] = [named({ month: 'long' }), named({ year: 'numeric' })];
  const first = Math.min(minValue?.year ?? shown.year - reach.back, shown.year);
  const last = Math.max(maxValue?.year ?? shown.year + reach.ahead, shown.year);
  const months = Array.from({ length: 12 }, (_, index) =>
    shown.set({ month: index + getMinimumMonthInYear(shown), day: 1 }),
  );
  const [atStart, atEnd] = [state.isPreviousVisibleRangeInvalid(), state.isNextVisibleRangeInvalid()];
  const order = named({ year: 'numeric', month: 'long' }).formatToParts(0);
  const yearFirst = order.findIndex(({ type }) => type === 'year') < order.findIndex(({ type }) => type === 'month');

  const choices = [
    <Choice
      key="month"
      label={string('month')}
      onChange={(value) => show(shown.set({ month: value }))}
      options={months.map((each) => ({
        value: each.month,
        label: month.format(each.toDate('UTC')),
        disabled:
          (minValue !== undefined && minValue !== null && each.add({ months: 1 }).compare(minValue) <= 0) ||
          (maxValue !== undefined && maxValue !== null && each.compare(maxValue) > 0),
      }))}
      value={shown.month}
    />,
    <Choice
      key="year"
      label={string('year')}
      onChange={(value) => show(shown.set({ year: value }))}
      options={Array.from({ length: last - first + 1 }, (_, index) => ({
        value: first + index,
        label: year.format(shown.set({ year: first + index, day: 1 }).toDate('UTC')),
      }))}
      value={shown.year}
    />,
  ];
  return (
    <div className={css.head}>
      {/* aria-disabled only: a natively disabled button would lose the focus when the last month is reached. */}
      <IconButton
        aria-disabled={atStart || undefined}
        aria-label={string('previous')}
        emphasis="quiet"
        icon={ChevronLeft}
        label={string('previous')}
        onClick={() => atStart || state.focusPreviousPage()}
      />
      <div className={css.choices}>{yearFirst ? choices.toReversed() : choices}</div>
      <IconButton
        aria-disabled={atEnd || undefined}
        aria-label={string('next')}
        emphasis="quiet"
        icon={ChevronRight}
        label={string('next')}
        onClick={() => atEnd || state.focusNextPage()}
      />
    </div>
  );
}
