import {
  type CancelledOrder,
  type ListCancelledOrdersParams,
  listCancelledOrders,
} from '@smart-art/api-client/queries';
import { ArtworkRow } from '@smart-art/ui/artwork';
import { Grid } from '@smart-art/ui/grid';
import { CircleCheck } from '@smart-art/ui/icons';
import { type ListDefinition, readListState, useListState } from '@smart-art/ui/list-view';
import { Money } from '@smart-art/ui/money';
import { Page } from '@smart-art/ui/page';
import { Stack } from '@smart-art/ui/stack';
import { StatTile } from '@smart-art/ui/stat-tile';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { everyRecord, LONGEST_PAGE } from '../../frame/every-record.ts';
import { RecordList } from '../../frame/RecordList.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { causeMessages } from '../../orders/cause.messages.ts';
import { refundMessages } from '../../orders/refund.messages.ts';
import { useServices } from '../../services/services.ts';
import { sourceOf } from '../../works/caption.ts';
import { cancelledMessages as messages } from './cancelled.messages.ts';
import { cancelledColumns, cancelledCsv, goesBack, RefundBadge } from './cancelled-columns.tsx';
import { KindLinks } from './KindLinks.tsx';
import { ordersMessages } from './orders.messages.ts';

const definitionOf = (intl: IntlShape): ListDefinition => ({
  filters: [
    {
      kind: 'one',
      id: 'refund',
      label: intl.formatMessage(messages.refund),
      chips: true,
      options: [
        { value: '', label: intl.formatMessage(ordersMessages.all) },
        { value: 'due', label: intl.formatMessage(refundMessages.due) },
        { value: 'refunded', label: intl.formatMessage(refundMessages.refunded) },
      ],
    },
  ],
});

/** The cancellation, with its order (000 section 2). */
const pathOf = ({ id }: CancelledOrder) => `/cancelled-order/view/${id}`;

/** /cancelled-order-list (000 section 2): what came to nothing, and what of it goes back to buyers. */
export function Component() {
  const intl = useIntl();
  const { clients, config } = useServices();
  const queryClient = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const definition = useMemo(() => definitionOf(intl), [intl]);
  const { search, filters, page: at, pageSize } = readListState(definition, query);
  const question: ListCancelledOrdersParams = {
    ...(search.trim() && { search: search.trim() }),
    ...(filters.refund !== undefined && { refund: filters.refund as 'due' | 'refunded' }),
  };
  const cancelled = useQuery(listCancelledOrders(clients.product, { ...question, page: at, per_page: pageSize }));
  const { data: page } = cancelled;
  const list = useListState(definition, query, (params, { replace }) =>
    setQuery(params, { replace, preventScrollReset: true }),
  );
  const columns = useMemo(() => cancelledColumns(intl, config.productUrl), [intl, config.productUrl]);
  const name = intl.formatMessage(messages.title);
  useTitle(name);
  const isNarrowed = Object.keys(question).length > 0;
  const fetchAll = (): Promise<CancelledOrder[]> =>
    everyRecord((number) =>
      queryClient.fetchQuery({
        ...listCancelledOrders(clients.product, { ...question, page: number, per_page: LONGEST_PAGE }),
        staleTime: 0,
      }),
    );
  const funds = page?.funds_return_to_buyer_info;
  return (
    <Page crumbs={useCrumbs()} title={name}>
      <Stack gap={5}>
        <KindLinks current="cancelled" />
        {funds && Number(funds.amount) > 0 && (
          <Grid columns={3}>
            <StatTile label={intl.formatMessage(messages.fundsReturned)} value={<Money {...funds} />} />
          </Grid>
        )}
        <RecordList
          card={(order) => (
            <ArtworkRow
              artist={[order.number, order.buyer.name].join(' · ')}
              href={pathOf(order)}
              image={order.work.cover && sourceOf(config.productUrl, order.work.cover)}
              medium={intl.formatMessage(causeMessages[order.cause])}
              price={goesBack(order) && <Money {...order.funds_return_to_buyer_info} />}
              status={<RefundBadge intl={intl} order={order} />}
              title={order.work.title}
            />
          )}
          columns={columns}
          csv={cancelledCsv(intl)}
          empty={{
            icon: CircleCheck,
            title: intl.formatMessage(messages.empty),
            children: intl.formatMessage(messages.emptyHelp),
          }}
          fetchAll={fetchAll}
          hrefOf={pathOf}
          isEmpty={page?.total === 0 && !isNarrowed}
          list={list}
          name={name}
          query={cancelled}
          words={{
            search: intl.formatMessage(messages.search),
            failed: intl.formatMessage(messages.failed),
            found: (count) => intl.formatMessage(messages.found, { count }),
            exported: (count) => intl.formatMessage(messages.exported, { count }),
          }}
        />
      </Stack>
    </Page>
  );
}
