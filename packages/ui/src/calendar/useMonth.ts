import { type CalendarDate, endOfWeek, startOfWeek } from '@internationalized/date';
import { type KeyboardEvent, use, useRef } from 'react';
import { CalendarStateContext, RangeCalendarStateContext, useLocale } from 'react-aria-components';

/** State of the surrounding calendar, for one day or a range. */
export function useMonth() {
  const single = use(CalendarStateContext);
  const range = use(RangeCalendarStateContext);
  const state = single ?? range;
  if (!state) throw new Error('Only inside a calendar.');
  const { start, end } = state.visibleRange;
  const months = (end.year - start.year) * 12 + end.month - start.month + 1;
  return {
    state,
    /** The first visible month. */
    shown: start,
    /** Shows a month. If it is not visible yet, it becomes the first. */
    show: (month: CalendarDate) => {
      const first = month.set({ day: 1 });
      // React Aria shows an earlier month as the last visible one, so focus a later month to make it the first.
      const back = first.compare(start) < 0 ? months - 1 : 0;
      const day = months === 1 ? state.focusedDate.day : 1;
      state.setFocusedDate(first.add({ months: back }).set({ day }));
    },
  };
}

/**
 * Home and End go to the ends of the week (ARIA Authoring Practices), with Control to those of the month. Page Up and
 * Page Down keep the day of the month they started with: from 31 January via 28 February to 31 March.
 */
export function useDayKeys() {
  const { locale } = useLocale();
  const { state } = useMonth();
  const began = useRef({ at: '', day: 0 });

  const destination = ({ key, ctrlKey, shiftKey }: KeyboardEvent): CalendarDate | undefined => {
    const { focusedDate: from } = state;
    if (key === 'Home') return ctrlKey ? from.set({ day: 1 }) : startOfWeek(from, locale);
    if (key === 'End') return ctrlKey ? from.set({ day: 31 }) : endOfWeek(from, locale);
    if (key !== 'PageUp' && key !== 'PageDown') return undefined;
    const by = key === 'PageUp' ? -1 : 1;
    const day = began.current.at === from.toString() ? began.current.day : from.day;
    const to = from
      .set({ day: 1 })
      .add(shiftKey ? { years: by } : { months: by })
      .set({ day });
    began.current = { at: to.toString(), day };
    return to;
  };

  return (event: KeyboardEvent) => {
    const to = destination(event);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    state.setFocusedDate(to);
  };
}
