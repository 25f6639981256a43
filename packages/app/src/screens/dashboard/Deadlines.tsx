import { DateTime } from '@smart-art/ui/date-time';
import { Clock } from '@smart-art/ui/icons';
import { Row, RowList } from '@smart-art/ui/row-list';
import { Section } from '@smart-art/ui/section';
import { StatusBadge } from '@smart-art/ui/status-badge';
import { useIntl } from 'react-intl';
import { CalendarFeed } from '../../calendar/CalendarFeed.tsx';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { dashboardMessages as messages } from './Dashboard.messages.ts';
import { deadlineItem } from './deadline-item.ts';
import { dayOf, daysUntil, keyOf } from './deadlines.ts';
import type { DashboardData } from './useDashboard.ts';
import { otherDeadlines } from './waiting.ts';

/** Only the nearest deadlines; the lists show all. */
const SHOWN = 5;
/** Deadlines this many days away or fewer are highlighted. */
const SOON_DAYS = 3;

/** Upcoming deadlines that are not among the tasks above; renders nothing if there are none. */
export function Deadlines({ dashboard }: { dashboard: DashboardData }) {
  const intl = useIntl();
  const { deadlines: query, tasks, today } = dashboard;
  const deadlines = otherDeadlines(query.data ?? [], tasks.data?.data ?? []);
  /* Without deadlines, the calendar feed is not offered. */
  if (deadlines.length === 0 && !query.error) return null;
  return (
    <Section actions={<CalendarFeed />} title={intl.formatMessage(messages.deadlines)}>
      <FailureBanner query={query} title={intl.formatMessage(messages.deadlinesFailed)} />
      {deadlines.length > 0 && (
        <RowList>
          {deadlines.slice(0, SHOWN).map((deadline) => {
            const day = dayOf(deadline, intl.timeZone);
            const days = daysUntil(day, today, intl.timeZone);
            const near = intl.formatRelativeTime(days, 'day', { numeric: 'auto' });
            const { text, href } = deadlineItem(intl, deadline);
            const isSoon = days <= SOON_DAYS;
            return (
              <Row
                aside={
                  isSoon && (
                    <StatusBadge icon={Clock} tone="warning">
                      {near}
                    </StatusBadge>
                  )
                }
                href={href}
                key={keyOf(deadline)}
                note={
                  <>
                    <DateTime value={day} />
                    {!isSoon && ` · ${near}`}
                  </>
                }
                title={text}
              />
            );
          })}
        </RowList>
      )}
    </Section>
  );
}
