import { Link } from '@smart-art/ui/link';
import { Money } from '@smart-art/ui/money';
import { Section } from '@smart-art/ui/section';
import { Loading, Skeleton } from '@smart-art/ui/skeleton';
import { Stack } from '@smart-art/ui/stack';
import { StatTile } from '@smart-art/ui/stat-tile';
import { Muted } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { hasSellerRoute } from '../../routes/inner.ts';
import { dashboardMessages as messages } from './Dashboard.messages.ts';
import type { DashboardData } from './useDashboard.ts';

const place = '/crowdfunding-list';

/** What the seller's crowdfunding requests have raised, by currency (000 section 7: seller-total-funds). */
export function Funds({ dashboard: { funds } }: { dashboard: DashboardData }) {
  const intl = useIntl();
  const { data } = funds;
  return (
    <Section
      actions={
        hasSellerRoute(place) && (
          <Link href={place} standalone>
            {intl.formatMessage(messages.allRequests)}
          </Link>
        )
      }
      title={intl.formatMessage(messages.funds)}
    >
      <FailureBanner query={funds} title={intl.formatMessage(messages.fundsFailed)} />
      {funds.isPending && !funds.error && (
        <Loading>
          <Skeleton lines={2} />
        </Loading>
      )}
      {data?.length === 0 && <Muted>{intl.formatMessage(messages.noFunds)}</Muted>}
      {data && data.length > 0 && (
        <Stack gap={3}>
          {data.map(({ currency, raised, requests, supporters }) => (
            <StatTile
              key={currency}
              label={intl.formatMessage(messages.raised, { currency })}
              period={intl.formatMessage(messages.raisedBy, { requests, supporters })}
              value={<Money {...raised} />}
            />
          ))}
        </Stack>
      )}
    </Section>
  );
}
