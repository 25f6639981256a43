import { DateTime } from '@smart-art/ui/date-time';
import { EmptyState } from '@smart-art/ui/empty-state';
import { Link } from '@smart-art/ui/link';
import { Row, RowList } from '@smart-art/ui/row-list';
import { Section } from '@smart-art/ui/section';
import { Loading, Skeleton } from '@smart-art/ui/skeleton';
import { useIntl } from 'react-intl';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { linkOf } from '../../frame/notices.ts';
import { dashboardMessages as messages } from './Dashboard.messages.ts';
import type { DashboardData } from './useDashboard.ts';
import { otherNotifications } from './waiting.ts';

const SHOWN = 4;

/** The latest notifications except those already listed as tasks above; the notification list has all of them. */
export function RecentNotifications({ dashboard: { news, tasks } }: { dashboard: DashboardData }) {
  const intl = useIntl();
  const { data } = news;
  const others = data && otherNotifications(data.data, tasks.data?.data ?? []);
  return (
    <Section
      actions={
        data &&
        data.data.length > 0 && (
          <Link href="/notifications" standalone>
            {intl.formatMessage(messages.allNews)}
          </Link>
        )
      }
      title={intl.formatMessage(messages.news)}
    >
      <FailureBanner query={news} title={intl.formatMessage(messages.newsFailed)} />
      {news.isPending && !news.error && (
        <Loading>
          <Skeleton lines={SHOWN} />
        </Loading>
      )}
      {others?.length === 0 && (
        <EmptyState
          size="line"
          title={intl.formatMessage(data?.data.length === 0 ? messages.noNews : messages.noOtherNews)}
        />
      )}
      {others && others.length > 0 && (
        <RowList>
          {others.slice(0, SHOWN).map(({ id, message, link, created_at, seen }) => (
            <Row
              href={linkOf(link)}
              key={id}
              note={<DateTime relative value={created_at} />}
              title={message}
              unread={!seen}
            />
          ))}
        </RowList>
      )}
    </Section>
  );
}
