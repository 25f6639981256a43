import { type CancelledOrder, listCancelledOrders } from '@smart-art/api-client/queries';
import { ArtworkRow } from '@smart-art/ui/artwork';
import { CircleCheck } from '@smart-art/ui/icons';
import { readListState, useListState } from '@smart-art/ui/list-view';
import { Money } from '@smart-art/ui/money';
import { Page } from '@smart-art/ui/page';
import { Stack } from '@smart-art/ui/stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { everyRecord, LONGEST_PAGE } from '../../frame/every-record.ts';
import { GoToSection } from '../../frame/GoToSection.tsx';
import { ListSums } from '../../frame/ListSums.tsx';
import { RecordList } from '../../frame/RecordList.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { useFinancialYearStart } from '../../frame/use-financial-year-start.ts';
import { causeMessages } from '../../orders/cause.messages.ts';
import { useTableLayout } from '../../preferences/use-table-layout.ts';
import { sections } from '../../routes/sections.ts';
import { useServices } from '../../services/services.ts';
import { sourceOf } from '../../works/caption.ts';
import { cancelledMessages as messages } from './cancelled.messages.ts';
import { cancelledColumns, cancelledCsv, goesBack, RefundBadge, usualCancelledColumns } from './cancelled-columns.tsx';
import { cancelledDefinition, cancelledQuery } from './cancelled-definition.ts';
import { KindLinks } from './KindLinks.tsx';

/** The page of a cancelled order (000 section 2). */
const pathOf = ({ id }: CancelledOrder) => `/cancelled-order/view/${id}`;

/** /cancelled-order-list (000 section 2): cancelled orders and their refunds. */
export function Component() {
  const intl = useIntl();
  const { clients, config } = useServices();
  const queryClient = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const bare = useMemo(() => cancelledDefinition(intl), [intl]);
  const state = readListState(bare, query);
  const params = cancelledQuery(state);
  const cancelled = useQuery(
    listCancelledOrders(clients.product, { ...params, page: state.page, per_page: state.pageSize }),
  );
  const { data: page } = cancelled;
  const yearStart = useFinancialYearStart();
  const definition = useMemo(() => cancelledDefinition(intl, yearStart), [intl, yearStart]);
  const list = useListState(definition, query, (next, { replace }) =>
    setQuery(next, { replace, preventScrollReset: true }),
  );
  const columns = useMemo(() => cancelledColumns(intl, config.productUrl), [intl, config.productUrl]);
  const [layout, setLayout] = useTableLayout('cancelled-orders', usualCancelledColumns);
  const name = intl.formatMessage(messages.title);
  useTitle(name);
  const fetchAll = (): Promise<CancelledOrder[]> =>
    everyRecord((number) =>
      queryClient.fetchQuery({
        ...listCancelledOrders(clients.product, { ...params, page: number, per_page: LONGEST_PAGE }),
        staleTime: 0,
      }),
    );
  const funds = page?.funds_return_to_buyer_info;
  return (
    <Page
      crumbs={useCrumbs()}
      summary={
        funds &&
        Number(funds.amount) > 0 && (
          <ListSums sums={[{ ...funds, label: intl.formatMessage(messages.fundsReturned) }]} />
        )
      }
      title={name}
    >
      <Stack gap={2}>
        <KindLinks current="cancelled" waiting={0} />
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
            action: <GoToSection section={sections.orders} />,
            icon: CircleCheck,
            title: intl.formatMessage(messages.empty),
            children: intl.formatMessage(messages.emptyHelp),
          }}
          fetchAll={fetchAll}
          hrefOf={pathOf}
          isEmpty={page?.counts.all === 0}
          layout={{ value: layout, usual: usualCancelledColumns, onChange: setLayout }}
          list={list}
          name={name}
          query={cancelled}
          views={{ of: 'cancelled-orders' }}
          labels={{
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
