import { useUi } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import type { CalendarEvent } from './event.ts';
import * as css from './MonthCalendar.css.ts';
import { useDays } from './useDays.ts';
import type { Part } from './weeks.ts';

/** The content of a day: the bars that start on it, and space for those that started earlier. */
export function DayLines({ at, lanes, parts }: { at: number; lanes: number; parts: readonly Part<CalendarEvent>[] }) {
  const { Anchor } = useUi();
  const daysOf = useDays();
  const here = parts.filter((part) => part.at === at);
  if (here.length === 0) return lanes > 0 && <div aria-hidden="true" style={{ height: `${lanes * 2}rem` }} />;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role where its markers are not drawn
    <ul className={css.lines} role="list">
      {Array.from({ length: lanes }, (_, lane) => {
        const part = here.find((each) => each.lane === lane);
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the position of the line
        if (!part) return <li aria-hidden="true" className={css.line} key={`line ${lane}`} />;
        const { event, days, begins, ends } = part;
        const { spoken } = daysOf(event);
        return (
          <li className={css.line} key={event.id}>
            <Anchor
              aria-label={event.detail ? `${spoken}, ${event.detail}` : spoken}
              className={cx(css.event, css.tone[event.tone ?? 'neutral'])}
              data-begins={begins ? '' : undefined}
              data-ends={ends ? '' : undefined}
              href={event.href}
              style={{ width: `calc(${days * 100}% + ${days - 1}px)` }}
              title={event.title}
            >
              {event.title}
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}
