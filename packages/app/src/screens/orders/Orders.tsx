import type { Order } from '@smart-art/api-client/queries';
import { ArtworkRow } from '@smart-art/ui/artwork';
import { LinkButton } from '@smart-art/ui/button';
import { Inbox, Printer } from '@smart-art/ui/icons';
import { Money } from '@smart-art/ui/money';
import { Page } from '@smart-art/ui/page';
import { Stack } from '@smart-art/ui/stack';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { RecordList } from '../../frame/RecordList.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { OrderStatusBadge } from '../../orders/OrderStatusBadge.tsx';
import { useTableLayout } from '../../preferences/use-table-layout.ts';
import { useServices } from '../../services/services.ts';
import { sourceOf } from '../../works/caption.ts';
import { slipsOfList } from '../papers/slips-path.ts';
import { columnsOf, csvColumnsOf, dueText, usualColumns } from './columns.tsx';
import type { Kind } from './definition.ts';
import { KindLinks } from './KindLinks.tsx';
import { ordersMessages as messages } from './orders.messages.ts';
import { detailsPath, paths } from './paths.ts';
import { SlipsBar } from './SlipsBar.tsx';
import { useOrders } from './useOrders.ts';

/** /buy-orders and /rent-orders (000 section 2): the key keeps the states of the two lists separate. */
export function Component() {
  const kind = useLocation().pathname.startsWith(paths.rent) ? 'rent' : 'buy';
  return <Orders key={kind} kind={kind} />;
}

/** The orders of one kind: their status, and which of them wait for the seller. */
function Orders({ kind }: { kind: Kind }) {
  const intl = useIntl();
  const { search } = useLocation();
  const { config } = useServices();
  const { list, orders, fetchAll } = useOrders(kind);
  const { data: page } = orders;
  const columns = useMemo(() => columnsOf(intl, config.productUrl), [intl, config.productUrl]);
  const [layout, setLayout] = useTableLayout('orders', usualColumns);
  /* The selection survives paging. */
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const name = intl.formatMessage(messages[`${kind}Page`]);
  useTitle(name);
  const card = (order: Order) => (
    <ArtworkRow
      artist={[order.number, order.buyer.name].join(' · ')}
      href={detailsPath(order)}
      image={order.work.cover && sourceOf(config.productUrl, order.work.cover)}
      medium={dueText(intl, order) || undefined}
      price={<Money {...order.amounts.total} />}
      status={<OrderStatusBadge status={order.status} />}
      title={order.work.title}
    />
  );

  return (
    <Page
      crumbs={useCrumbs()}
      secondaryActions={
        page && page.total > 0
          ? [{ id: 'slips', icon: Printer, href: slipsOfList(kind, search), label: intl.formatMessage(messages.slips) }]
          : undefined
      }
      title={name}
    >
      <Stack gap={2}>
        <KindLinks current={kind} waiting={page?.counts.needs_me} />
        <RecordList
          card={card}
          columns={columns}
          csv={csvColumnsOf(intl)}
          empty={{
            action: <LinkButton href="/art-library">{intl.formatMessage(messages.toLibrary)}</LinkButton>,
            icon: Inbox,
            title: intl.formatMessage(messages[`${kind}Empty`]),
            children: intl.formatMessage(messages.emptyHelp),
          }}
          fetchAll={fetchAll}
          hrefOf={detailsPath}
          isEmpty={page?.counts.all === 0}
          layout={{ value: layout, usual: usualColumns, onChange: setLayout }}
          list={list}
          name={name}
          query={orders}
          selection={{
            value: selected,
            onChange: setSelected,
            bar: <SlipsBar kind={kind} onClear={() => setSelected(new Set())} selected={selected} />,
          }}
          views={{ of: `${kind}-orders` }}
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
