import { getSellerFunds } from '@smart-art/api-client/queries';
import { Grid } from '@smart-art/ui/grid';
import { Money } from '@smart-art/ui/money';
import { Section } from '@smart-art/ui/section';
import { Loading, Skeleton } from '@smart-art/ui/skeleton';
import { Stack } from '@smart-art/ui/stack';
import { StatTile } from '@smart-art/ui/stat-tile';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { useServices } from '../../services/services.ts';
import { FundsLines } from '../crowdfunding/FundsLines.tsx';
import { sellerFundsMessages as messages } from './list.messages.ts';

/** The total that all requests of the seller received, one currency at a time (000 section 7: seller-total-funds). */
export function SellerFunds() {
  const intl = useIntl();
  const { clients } = useServices();
  const funds = useQuery(getSellerFunds(clients.product));
  const { data } = funds;
  return (
    <Section description={intl.formatMessage(messages.help)} title={intl.formatMessage(messages.title)}>
      <FailureBanner query={funds} title={intl.formatMessage(messages.failed)} />
      {funds.isPending && !funds.error && (
        <Loading>
          <Skeleton lines={6} />
        </Loading>
      )}
      {data && (
        <Grid columns={2} columnWidth="large" gap={8}>
          {data.map(({ currency, raised, requests, supporters, lines }) => (
            <Stack gap={4} key={currency}>
              <StatTile
                label={intl.formatMessage(currency === 'JPY' ? messages.yen : messages.dollars)}
                period={intl.formatMessage(messages.from, { requests, supporters })}
                value={<Money {...raised} />}
              />
              <FundsLines lines={lines} />
            </Stack>
          ))}
        </Grid>
      )}
    </Section>
  );
}
