import { ApiError } from '@smart-art/api-client';
import {
  getCustomOrder,
  getOrder,
  listCustomOrders,
  listOrders,
  type OrderDetails,
  type OrderKind,
} from '@smart-art/api-client/queries';
import { readListState } from '@smart-art/ui/list-view';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { asOrder } from '../../orders/as-order.ts';
import { useServices } from '../../services/services.ts';
import { customDefinition, customParamsOf } from '../orders/custom-definition.ts';
import { ordersDefinition, paramsOf } from '../orders/definition.ts';
import { idsOfSlips, SLIPS } from './slips-path.ts';

/** The orders to print packing slips for. */
export interface Slips {
  orders: OrderDetails[];
  /** Named in the URL, but no longer there. */
  missing: number;
  /** Beyond the limit. */
  more: number;
}

const isGone = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'validation');

/**
 * The orders listed in a URL's `ids`, in that order; without `ids`, those that its filters find, newest first. Without
 * a status filter, only those to be shipped.
 */
export function useSlips(kind: OrderKind, query: URLSearchParams) {
  const intl = useIntl();
  const { product } = useServices().clients;
  const queryClient = useQueryClient();
  const ids = idsOfSlips(query);
  const params =
    kind === 'custom'
      ? customParamsOf(readListState(customDefinition(intl), query))
      : paramsOf(kind, readListState(ordersDefinition(intl), query));
  const status = params.status ?? 'Order Confirmed';

  const read = async (id: string): Promise<OrderDetails> =>
    kind === 'custom'
      ? asOrder(await queryClient.fetchQuery(getCustomOrder(product, id)))
      : queryClient.fetchQuery(getOrder(product, id));

  const byIds = async (all: readonly string[]): Promise<Slips> => {
    const found = await Promise.all(
      all.slice(0, SLIPS).map((id) =>
        read(id).catch((error: unknown) => {
          if (isGone(error)) return null;
          throw error;
        }),
      ),
    );
    const orders = found.filter((order) => order !== null);
    return { orders, missing: found.length - orders.length, more: Math.max(0, all.length - SLIPS) };
  };

  const byFilters = async (): Promise<Slips> => {
    const narrowed = { ...params, status, page: 1, per_page: SLIPS };
    const { data, total } =
      'ready_for' in narrowed
        ? await queryClient.fetchQuery({ ...listOrders(product, narrowed), staleTime: 0 })
        : await queryClient.fetchQuery({ ...listCustomOrders(product, narrowed), staleTime: 0 });
    const orders = await Promise.all(data.map(({ id }) => read(id)));
    return { orders, missing: 0, more: total - data.length };
  };

  const slips = useQuery({
    queryKey: [kind === 'custom' ? 'custom-orders' : 'orders', 'slips', ids ?? { ...params, status }],
    queryFn: () => (ids ? byIds(ids) : byFilters()),
  });
  /* Selected orders may have any status. */
  return { slips, status: ids ? null : status };
}
