import { type CustomOrder, listCustomOrders } from '@smart-art/api-client/queries';
import { ArtworkRow } from '@smart-art/ui/artwork';
import { Inbox, Printer } from '@smart-art/ui/icons';
import { readListState, useListState } from '@smart-art/ui/list-view';
import { Page } from '@smart-art/ui/page';
import { Stack } from '@smart-art/ui/stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router';
import { everyRecord, LONGEST_PAGE } from '../../frame/every-record.ts';
import { GoToSection } from '../../frame/GoToSection.tsx';
import { RecordList } from '../../frame/RecordList.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { customStateMessages } from '../../orders/custom-state.messages.ts';
import { OrderStatusBadge } from '../../orders/OrderStatusBadge.tsx';
import { useTableLayout } from '../../preferences/use-table-layout.ts';
import { sections } from '../../routes/sections.ts';
import { useServices } from '../../services/services.ts';
import { slipsOfList } from '../papers/slips-path.ts';
import { customOrdersMessages as messages } from './custom.messages.ts';
import { customColumns, customCsv, neededByText, totalText, usualCustomColumns } from './custom-columns.tsx';
import { customDefinition, customParamsOf } from './custom-definition.ts';
import { KindLinks } from './KindLinks.tsx';
import { ordersMessages } from './orders.messages.ts';
import { detailsPath } from './paths.ts';
import { SlipsBar } from './SlipsBar.tsx';

const pathOf = ({ id }: CustomOrder) => detailsPath({ kind: 'custom', id });

/** /custom-orders (000 section 2): what buyers commission. The state is in the URL. */
export function Component() {
  const intl = useIntl();
  const { clients } = useServices();
  const queryClient = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const bare = useMemo(() => customDefinition(intl), [intl]);
  const state = readListState(bare, query);
  const params = customParamsOf(state);
  const orders = useQuery(listCustomOrders(clients.product, { ...params, page: state.page, per_page: state.pageSize }));
  const { data: page } = orders;
  const definition = useMemo(() => customDefinition(intl, page?.counts), [intl, page?.counts]);
  const list = useListState(definition, query, (address, { replace }) =>
    setQuery(address, { replace, preventScrollReset: true }),
  );
  const columns = useMemo(() => customColumns(intl), [intl]);
  const [layout, setLayout] = useTableLayout('custom-orders', usualCustomColumns);
  const { search } = useLocation();
  /* The selection survives paging. */
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const name = intl.formatMessage(messages.page);
  useTitle(name);
  const fetchAll = (): Promise<CustomOrder[]> =>
    everyRecord((number) =>
      queryClient.fetchQuery({
        ...listCustomOrders(clients.product, { ...params, page: number, per_page: LONGEST_PAGE }),
        staleTime: 0,
      }),
    );
  const card = (order: CustomOrder) => (
    <ArtworkRow
      artist={[order.number, order.buyer.name].join(' · ')}
      href={pathOf(order)}
      image={null}
      medium={[intl.formatMessage(customStateMessages[order.stage]), neededByText(intl, order)]
        .filter(Boolean)
        .join(' · ')}
      price={totalText(intl, order)}
      status={<OrderStatusBadge status={order.status} />}
      title={order.title}
    />
  );
  return (
    <Page
      crumbs={useCrumbs()}
      secondaryActions={
        page && page.total > 0
          ? [
              {
                id: 'slips',
                icon: Printer,
                href: slipsOfList('custom', search),
                label: intl.formatMessage(ordersMessages.slips),
              },
            ]
          : undefined
      }
      title={name}
    >
      <Stack gap={2}>
        <KindLinks current="custom" waiting={page?.counts.needs_me} />
        <RecordList
          card={card}
          columns={columns}
          csv={customCsv(intl)}
          empty={{
            action: <GoToSection section={sections.library} />,
            icon: Inbox,
            title: intl.formatMessage(messages.empty),
            children: intl.formatMessage(messages.emptyHelp),
          }}
          fetchAll={fetchAll}
          hrefOf={pathOf}
          isEmpty={page?.counts.all === 0}
          layout={{ value: layout, usual: usualCustomColumns, onChange: setLayout }}
          list={list}
          name={name}
          query={orders}
          selection={{
            value: selected,
            onChange: setSelected,
            bar: <SlipsBar kind="custom" onClear={() => setSelected(new Set())} selected={selected} />,
          }}
          views={{ of: 'custom-orders' }}
          labels={{
            search: intl.formatMessage(ordersMessages.search),
            failed: intl.formatMessage(ordersMessages.failed),
            found: (count) => intl.formatMessage(ordersMessages.found, { count }),
            exported: (count) => intl.formatMessage(ordersMessages.exported, { count }),
          }}
        />
      </Stack>
    </Page>
  );
}
