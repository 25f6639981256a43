import { ArtworkGrid, ArtworkTile } from '@smart-art/ui/artwork';
import { EmptyState } from '@smart-art/ui/empty-state';
import { Grid } from '@smart-art/ui/grid';
import { CircleCheck } from '@smart-art/ui/icons';
import { InlineMessage } from '@smart-art/ui/inline-message';
import { Link } from '@smart-art/ui/link';
import { Money } from '@smart-art/ui/money';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { StatTile } from '@smart-art/ui/stat-tile';
import { StatusBadge } from '@smart-art/ui/status-badge';
import { useIntl } from 'react-intl';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { hasSellerRoute } from '../../routes/inner.ts';
import { useServices } from '../../services/services.ts';
import { sourceOf } from '../../works/caption.ts';
import {
  kindMessages,
  dashboardMessages as messages,
  placeMessages,
  taskMessages,
  todoMessages,
} from './Dashboard.messages.ts';
import { orderHref } from './order-href.ts';
import type { DashboardData } from './useDashboard.ts';
import { countTask, orderPlaces, tasks, waitingOrders } from './waiting.ts';

/** Orders drawn with their pictures: a row on a laptop. */
const SHOWN = 4;

/** The orders whose next step is the seller's: how many of each kind, and those that wait the longest. */
export function Waiting({ dashboard: { sales, rents, customs } }: { dashboard: DashboardData }) {
  const intl = useIntl();
  const { config } = useServices();
  const lists = [sales, rents, customs];
  const failed = lists.find(({ error }) => error);
  const loading = lists.some(({ isPending }) => isPending) && !failed;
  const counts = { buy: sales.data?.counts, rent: rents.data?.counts, custom: customs.data?.counts };
  const orders = waitingOrders([...(sales.data?.data ?? []), ...(rents.data?.data ?? [])], customs.data?.data ?? []);
  /* An order whose page is not there yet leads to its work. */
  const shown = orders.filter((order) => orderHref(order) || order.workId).slice(0, SHOWN);
  const sum = (count: 'all' | 'needs_me') => lists.reduce((so, { data }) => so + (data?.counts[count] ?? 0), 0);
  const total = sum('needs_me');
  /* Who never had an order is told what will be here, not how much of it there is not. */
  const hasOrders = loading || failed !== undefined || sum('all') > 0;
  const retry = {
    error: failed?.error,
    isFetching: lists.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(lists.filter(({ error }) => error).map(({ refetch }) => refetch())),
  };

  return (
    <Section
      actions={places(counts).map(({ kind, path }) => (
        <Link href={path} key={kind} standalone>
          {intl.formatMessage(placeMessages[kind])}
        </Link>
      ))}
      title={intl.formatMessage(messages.waiting)}
    >
      <Stack gap={6}>
        <FailureBanner query={retry} title={intl.formatMessage(messages.ordersFailed)} />
        {hasOrders && (
          <Grid columnWidth="small" columns={4}>
            {tasks.map((task) => {
              const { total: count, kinds } = countTask(task, counts);
              const [first] = kinds;
              const path = first && orderPlaces[first.kind];
              return (
                <StatTile
                  href={path && hasSellerRoute(path) ? path : undefined}
                  key={task}
                  label={intl.formatMessage(taskMessages[task])}
                  loading={loading}
                  period={
                    kinds.length > 0
                      ? intl.formatList(
                          kinds.map(({ kind, count: number }) =>
                            intl.formatMessage(messages.ofKind, {
                              kind: intl.formatMessage(kindMessages[kind]),
                              count: number,
                            }),
                          ),
                          { type: 'unit' },
                        )
                      : intl.formatMessage(messages.none)
                  }
                  value={failed && count === 0 ? null : count}
                />
              );
            })}
          </Grid>
        )}
        {shown.length > 0 && (
          <ArtworkGrid label={intl.formatMessage(messages.waitingOrders, { count: total })}>
            {shown.map((order) => (
              <ArtworkTile
                artist={intl.formatMessage(messages.orderBy, { buyer: order.buyer })}
                href={orderHref(order) ?? `/view-art/${order.workId}`}
                image={order.cover && sourceOf(config.productUrl, order.cover)}
                key={order.id}
                level={3}
                medium={order.number}
                price={<Money {...order.total} />}
                status={
                  <StatusBadge tone="warning">
                    {intl.formatMessage(order.task ? todoMessages[order.task] : messages.nextStep)}
                  </StatusBadge>
                }
                title={order.title}
              />
            ))}
          </ArtworkGrid>
        )}
        {hasOrders && !loading && !failed && total === 0 && (
          <InlineMessage tone="success">{intl.formatMessage(messages.nothingWaits)}</InlineMessage>
        )}
        {!hasOrders && (
          <EmptyState icon={CircleCheck} level={3} title={intl.formatMessage(messages.nothingWaits)}>
            {intl.formatMessage(messages.nothingWaitsHelp)}
          </EmptyState>
        )}
      </Stack>
    </Section>
  );
}

/** The lists that hold orders and have a screen. */
const places = (counts: Partial<Record<keyof typeof orderPlaces, { all: number } | undefined>>) =>
  (Object.keys(orderPlaces) as (keyof typeof orderPlaces)[])
    .map((kind) => ({ kind, path: orderPlaces[kind] }))
    .filter(({ kind, path }) => (counts[kind]?.all ?? 0) > 0 && hasSellerRoute(path));
