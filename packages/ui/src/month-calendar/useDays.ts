import { writeDay } from '../date-field/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import type { CalendarEvent } from './event.ts';
import { strings } from './strings.ts';

/** Formats the days of an event, alone and with its title. */
export function useDays() {
  const { locale } = useUi();
  const string = useStrings(strings);
  return ({ start, end, title }: Pick<CalendarEvent, 'start' | 'end' | 'title'>) => {
    const [from, to] = [writeDay(start, locale), writeDay(end, locale)];
    return start === end
      ? { days: from, spoken: string('spokenDay', { title, from }) }
      : { days: string('days', { from, to }), spoken: string('spoken', { title, from, to }) };
  };
}
