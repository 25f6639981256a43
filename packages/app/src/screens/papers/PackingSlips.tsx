import { getPerson } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { LinkButton } from '@smart-art/ui/button';
import { EmptyState } from '@smart-art/ui/empty-state';
import { Page } from '@smart-art/ui/page';
import { Loading, Skeleton } from '@smart-art/ui/skeleton';
import { Stack } from '@smart-art/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { orderStatusMessages } from '../../orders/status.messages.ts';
import { useServices } from '../../services/services.ts';
import { paths } from '../orders/paths.ts';
import { moreLabels } from './labels-path.ts';
import { OrderPaper } from './OrderPaper.tsx';
import { PaperTools, PrintButton } from './PaperTools.tsx';
import { slipsMessages as messages } from './slips.messages.ts';
import { SLIPS } from './slips-path.ts';
import { usePaper } from './usePaper.ts';
import { useSlips } from './useSlips.ts';

const kinds = ['buy', 'rent', 'custom'] as const;

/** The packing slips of many orders, one page each: of selected orders, or of the filtered list (000 section 2). */
export function Component() {
  const intl = useIntl();
  const { clients } = useServices();
  const { pathname, state } = useLocation();
  const kind = kinds.find((one) => pathname.startsWith(paths[one])) ?? 'buy';
  const { query, setParam, language, intls } = usePaper();
  const { slips, status } = useSlips(kind, query);
  const person = useQuery(getPerson(clients.product));
  const title = intl.formatMessage(messages.title);
  useTitle(title);
  const crumbs = useCrumbs(title);
  const profile = person.data?.profile;
  const { data } = slips;
  const failed = [slips, person].find(({ error, data: known }) => error && !known);
  const statusName = status && intl.formatMessage(orderStatusMessages[status]);
  const count = data?.orders.length ?? 0;
  const more = (data?.more ?? 0) + moreLabels(state);
  return (
    <Page
      crumbs={crumbs}
      primaryAction={<PrintButton disabled={!profile || !data?.orders.length} />}
      summary={
        data &&
        profile &&
        (statusName
          ? intl.formatMessage(messages.summary, { count, status: statusName })
          : intl.formatMessage(messages.selected, { count }))
      }
      title={title}
    >
      <Stack gap={6}>
        <PaperTools language={language} onLanguageChange={(value) => setParam('words', value)} />
        {data && more > 0 && (
          <Banner tone="info">{intl.formatMessage(messages.more, { count: more, limit: SLIPS })}</Banner>
        )}
        {data && data.missing > 0 && (
          <Banner tone="info">{intl.formatMessage(messages.missing, { count: data.missing })}</Banner>
        )}
        {failed ? (
          <FailureBanner query={failed} title={intl.formatMessage(messages.failed)} />
        ) : !data || !profile ? (
          <Loading>
            <Skeleton height="40rem" shape="block" />
          </Loading>
        ) : data.orders.length === 0 ? (
          <EmptyState
            action={<LinkButton href={paths[kind]}>{intl.formatMessage(messages.toOrders)}</LinkButton>}
            title={
              statusName
                ? intl.formatMessage(messages.none, { status: statusName })
                : intl.formatMessage(messages.noneSelected)
            }
          >
            {intl.formatMessage(messages.noneHelp)}
          </EmptyState>
        ) : (
          data.orders.map((order) => (
            <OrderPaper key={order.id} kind="slip" order={order} profile={profile} intls={intls} />
          ))
        )}
      </Stack>
    </Page>
  );
}
