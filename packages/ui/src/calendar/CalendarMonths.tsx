import type { CalendarDate } from '@internationalized/date';
import { type PointerEvent, useState } from 'react';
import { CalendarCell, CalendarGrid, CalendarHeading } from 'react-aria-components';
import { today, writeDay } from '../date-field/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import * as css from './Calendar.css.ts';
import { strings } from './strings.ts';
import { useDayKeys, useMonth } from './useMonth.ts';

export interface CalendarMonthsProps {
  /** Number of months side by side. */
  months: number;
  unavailable: ((day: string) => string | undefined) | undefined;
  timeZone: string | undefined;
}

/** The days, and the reason why one cannot be chosen. */
export function CalendarMonths({ months, unavailable, timeZone }: CalendarMonthsProps) {
  const { locale, timeZone: own } = useUi();
  const string = useStrings(strings);
  const { state } = useMonth();
  const onKeyDown = useDayKeys();
  const [pointed, setPointed] = useState<string>();
  const now = today(timeZone ?? own);
  const activeDay = pointed ?? (state.isFocused ? state.focusedDate.toString() : undefined);
  const reason = activeDay && unavailable?.(activeDay);

  const point = (event: PointerEvent) => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-day]') : null;
    setPointed(cell?.dataset.day);
  };

  const cell = (date: CalendarDate) => {
    const day = date.toString();
    const why = unavailable?.(day);
    return (
      <CalendarCell
        className={css.day}
        date={date}
        render={(props) => (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the props set the role of a button
          <div
            {...props}
            aria-label={
              why ? string('unavailable', { day: props['aria-label'] ?? day, reason: why }) : props['aria-label']
            }
            data-day={day}
            data-now={day === now ? '' : undefined}
          />
        )}
      />
    );
  };

  return (
    <>
      <div
        className={css.months}
        onKeyDownCapture={onKeyDown}
        onPointerDown={point}
        onPointerLeave={() => setPointed(undefined)}
        onPointerOver={point}
      >
        {Array.from({ length: months }, (_, offset) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the position in the row
          <div className={css.month} key={offset}>
            {offset > 0 && <CalendarHeading className={css.heading} level={3} offset={{ months: offset }} />}
            <CalendarGrid className={css.grid} offset={{ months: offset }} weekdayStyle="short">
              {cell}
            </CalendarGrid>
          </div>
        ))}
      </div>
      {unavailable && (
        // Visual only: each day's accessible name already contains its reason.
        <p aria-hidden="true" className={css.reason}>
          {activeDay && reason ? string('unavailable', { day: writeDay(activeDay, locale), reason }) : ' '}
        </p>
      )}
    </>
  );
}
