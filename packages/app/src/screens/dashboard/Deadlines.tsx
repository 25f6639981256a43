import type { Deadline } from '@smart-art/api-client/queries';
import { DateTime } from '@smart-art/ui/date-time';
import { Inline } from '@smart-art/ui/inline';
import { Link } from '@smart-art/ui/link';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { StatusBadge } from '@smart-art/ui/status-badge';
import { Text } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { CalendarFeed } from '../../calendar/CalendarFeed.tsx';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { dashboardMessages as messages } from './Dashboard.messages.ts';
import { dayOf, daysUntil, keyOf } from './deadlines.ts';
import { sayDeadline } from './say-deadline.ts';
import type { DashboardData } from './useDashboard.ts';

/** The nearest ones are enough: the lists show all. */
const SHOWN = 6;
/** From so many days on a deadline is marked. */
const SOON_DAYS = 3;

/** What must have happened by when; nothing where there is no such day. */
export function Deadlines({ dashboard }: { dashboard: DashboardData }) {
  const intl = useIntl();
  const { deadlines: query, today } = dashboard;
  const { data: deadlines = [] } = query;
  /* Who has nothing to keep yet is not told how. */
  if (deadlines.length === 0 && !query.error) return null;
  return (
    <Section actions={<CalendarFeed />} title={intl.formatMessage(messages.deadlines)}>
      <FailureBanner query={query} title={intl.formatMessage(messages.deadlinesFailed)} />
      <Stack as="ul" gap={3}>
        {deadlines.slice(0, SHOWN).map((deadline) => {
          const day = dayOf(deadline, intl.timeZone);
          const days = daysUntil(day, today, intl.timeZone);
          return (
            <Inline as="li" gap={3} justify="between" key={keyOf(deadline)}>
              <What deadline={deadline} />
              <Inline gap={3}>
                <StatusBadge tone={days <= SOON_DAYS ? 'warning' : 'neutral'}>
                  {intl.formatRelativeTime(days, 'day', { numeric: 'auto' })}
                </StatusBadge>
                <DateTime value={day} />
              </Inline>
            </Inline>
          );
        })}
      </Stack>
    </Section>
  );
}

function What({ deadline }: { deadline: Deadline }) {
  const intl = useIntl();
  const { words, href } = sayDeadline(intl, deadline);
  return href ? (
    <Link href={href} standalone>
      {words}
    </Link>
  ) : (
    <Text as="span">{words}</Text>
  );
}
