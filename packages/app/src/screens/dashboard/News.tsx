import { DateTime } from '@smart-art/ui/date-time';
import { Link } from '@smart-art/ui/link';
import { Section } from '@smart-art/ui/section';
import { Loading, Skeleton } from '@smart-art/ui/skeleton';
import { Stack } from '@smart-art/ui/stack';
import { Muted, Text } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { linkOf } from '../../frame/notices.ts';
import { dashboardMessages as messages } from './Dashboard.messages.ts';
import type { DashboardData } from './useDashboard.ts';

const SHOWN = 5;

/** What has happened of late; the bell has all of it. */
export function News({ dashboard: { news } }: { dashboard: DashboardData }) {
  const intl = useIntl();
  const { data } = news;
  return (
    <Section title={intl.formatMessage(messages.news)}>
      <FailureBanner query={news} title={intl.formatMessage(messages.newsFailed)} />
      {news.isPending && !news.error && (
        <Loading>
          <Skeleton lines={5} />
        </Loading>
      )}
      {data?.data.length === 0 && <Muted>{intl.formatMessage(messages.noNews)}</Muted>}
      {data && data.data.length > 0 && (
        <Stack as="ul" gap={4}>
          {data.data.slice(0, SHOWN).map(({ id, message, link, created_at }) => {
            const href = linkOf(link);
            return (
              <Stack as="li" gap={1} key={id}>
                {href ? (
                  <Link href={href} standalone tone="name">
                    {message}
                  </Link>
                ) : (
                  <Text>{message}</Text>
                )}
                <Muted>
                  <DateTime relative value={created_at} />
                </Muted>
              </Stack>
            );
          })}
        </Stack>
      )}
    </Section>
  );
}
