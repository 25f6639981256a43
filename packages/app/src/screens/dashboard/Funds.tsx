import { Link } from '@smart-art/ui/link';
import { Money } from '@smart-art/ui/money';
import { Section } from '@smart-art/ui/section';
import { StatTile, StatTiles } from '@smart-art/ui/stat-tile';
import { useIntl } from 'react-intl';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { hasSellerRoute } from '../../routes/inner.ts';
import { dashboardMessages as messages } from './Dashboard.messages.ts';
import type { DashboardData } from './useDashboard.ts';

const place = '/crowdfunding-list';

/**
 * The total raised by the seller's crowdfunding requests, by currency (000 section 7: seller-total-funds); nothing if
 * there are no requests.
 */
export function Funds({ dashboard: { funds } }: { dashboard: DashboardData }) {
  const intl = useIntl();
  const { data = [], error } = funds;
  if (data.length === 0 && !error) return null;
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
      {data.length > 0 && (
        <StatTiles>
          {data.map(({ currency, raised, requests, supporters }) => (
            <StatTile
              key={currency}
              label={intl.formatMessage(messages.raised, { currency })}
              period={intl.formatMessage(messages.raisedBy, { requests, supporters })}
              value={<Money {...raised} />}
            />
          ))}
        </StatTiles>
      )}
    </Section>
  );
}
