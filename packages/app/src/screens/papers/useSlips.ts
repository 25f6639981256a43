import { getOrder, listOrders, type OrderDetails } from '@smart-art/api-client/queries';
import { readListState } from '@smart-art/ui/list-view';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useServices } from '../../services/services.ts';
import { type Kind, ordersDefinition, questionOf } from '../orders/definition.ts';

/** So many slips are drawn at once: a morning's parcels. */
export const LIMIT = 50;

/** The orders whose parcels are packed. */
export interface Slips {
  orders: OrderDetails[];
  /** Beyond the limit. */
  more: number;
}

/** The orders that an address leaves of a list, the newest first; where it names no status, those that are to be shipped. */
export function useSlips(kind: Kind, query: URLSearchParams) {
  const intl = useIntl();
  const { clients } = useServices();
  const queryClient = useQueryClient();
  const { status = 'Order Confirmed', ...asked } = questionOf(kind, readListState(ordersDefinition(intl), query));
  const question = { ...asked, status };
  const slips = useQuery({
    queryKey: ['orders', 'slips', question],
    queryFn: async (): Promise<Slips> => {
      const list = listOrders(clients.product, { ...question, page: 1, per_page: LIMIT });
      const { data, total } = await queryClient.fetchQuery({ ...list, staleTime: 0 });
      const orders = await Promise.all(data.map(({ id }) => queryClient.fetchQuery(getOrder(clients.product, id))));
      return { orders, more: total - data.length };
    },
  });
  return { slips, status };
}
