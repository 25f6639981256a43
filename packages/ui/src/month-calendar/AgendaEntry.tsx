import { useUi } from '../provider/index.ts';
import type { CalendarEvent } from './event.ts';
import * as css from './MonthCalendar.css.ts';
import { useDays } from './useDays.ts';

/** An event in the list view, used when days are too narrow for text. */
export function AgendaEntry({ event }: { event: CalendarEvent }) {
  const { Anchor } = useUi();
  const { days } = useDays()(event);
  return (
    <li className={css.entry}>
      <Anchor className={css.entryLink} href={event.href}>
        {event.title}
      </Anchor>
      <p className={css.muted}>{days}</p>
      {event.detail && <p className={css.muted}>{event.detail}</p>}
    </li>
  );
}
