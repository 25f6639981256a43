import { DateTime } from '@smart-art/ui/date-time';
import { Inline } from '@smart-art/ui/inline';
import { Link } from '@smart-art/ui/link';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { StatusBadge } from '@smart-art/ui/status-badge';
import { Text } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { dashboardMessages as messages } from './Dashboard.messages.ts';
import { type Deadline, daysUntil, deadlinesOf, keyOf } from './deadlines.ts';
import { sayDeadline } from './say-deadline.ts';
import type { DashboardData } from './useDashboard.ts';

/** The nearest ones are enough: the lists show all. */
const SHOWN = 6;
/** From so many days on a deadline is marked. */
const SOON_DAYS = 3;

/** What must have happened by when; nothing where there is no such day. */
export function Deadlines({ dashboard }: { dashboard: DashboardData }) {
  const intl = useIntl();
  const { sales, rents, salesDue, rentsDue, salesOut, rentsOut, customs, customsDue, profile, today } = dashboard;
  const { organized, exhibited, attended } = dashboard;
  const known = {
    orders: [sales, rents, salesDue, rentsDue, salesOut, rentsOut].flatMap(({ data }) => data?.data ?? []),
    customs: [customs, customsDue].flatMap(({ data }) => data?.data ?? []),
    exhibitions: [organized, exhibited, attended].flatMap(({ data }) => data?.data ?? []),
    profile: profile.data,
  };
  const deadlines = deadlinesOf(known, today);
  if (deadlines.length === 0) return null;
  return (
    <Section title={intl.formatMessage(messages.deadlines)}>
      <Stack as="ul" gap={3}>
        {deadlines.slice(0, SHOWN).map((deadline) => {
          const days = daysUntil(deadline.at, today);
          return (
            <Inline as="li" gap={3} justify="between" key={keyOf(deadline)}>
              <What deadline={deadline} />
              <Inline gap={3}>
                <StatusBadge tone={days <= SOON_DAYS ? 'warning' : 'neutral'}>
                  {intl.formatRelativeTime(days, 'day', { numeric: 'auto' })}
                </StatusBadge>
                <DateTime value={deadline.at} />
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
