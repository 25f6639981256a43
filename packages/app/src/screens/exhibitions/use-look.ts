import { today } from '@smart-art/ui/date-field';
import { monthOf } from '@smart-art/ui/month-calendar';
import { useSearchParams } from 'react-router';

/** Whose time zone the calendar uses. */
export type Clock = 'own' | 'event';

/**
 * The view of the exhibitions: a list or a month calendar. It is in the URL, like the rest of the query.
 * @param timeZone the seller's; decides the current month
 */
export function useLook(timeZone: string) {
  const [query, setQuery] = useSearchParams();
  const isCalendar = query.get('view') === 'calendar';
  const requested = query.get('month') ?? '';
  const month = /^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(requested) ? requested : monthOf(today(timeZone));
  const clock: Clock = query.get('clock') === 'event' ? 'event' : 'own';
  const setParam = (name: string, value: string | null) =>
    setQuery(
      (known) => {
        const next = new URLSearchParams(known);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { preventScrollReset: true },
    );
  return {
    isCalendar,
    month,
    clock,
    showAs: (view: 'list' | 'calendar') => setParam('view', view === 'calendar' ? view : null),
    showMonth: (next: string) => setParam('month', next),
    showOn: (next: Clock) => setParam('clock', next === 'event' ? next : null),
  };
}
