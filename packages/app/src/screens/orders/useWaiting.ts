import { listCustomOrders, listOrders, type OrderKind } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { ordersWaiting } from '../../polling/orders-waiting.ts';
import { useServices } from '../../services/services.ts';

type Waiting = { [Kind in OrderKind]?: number | undefined };

/**
 * How many orders of each kind wait for the seller. The current list knows its own count; the others are requested only
 * if the total, which comes with the polled versions (decision 25), exceeds it.
 * @param own undefined until it is loaded
 */
export function useWaiting(current: string, own: number | undefined): Waiting {
  const { clients } = useServices();
  const { data: all } = useQuery(ordersWaiting);
  const isElsewhere = all !== undefined && own !== undefined && all > own;
  const isNeeded = (kind: OrderKind) => isElsewhere && kind !== current;
  /* Counts cover the whole list, so one record per page is enough. */
  const few = { needs_me: true, per_page: 1 };
  const { data: buy } = useQuery({
    ...listOrders(clients.product, { ready_for: 'Sale', ...few }),
    enabled: isNeeded('buy'),
  });
  const { data: rent } = useQuery({
    ...listOrders(clients.product, { ready_for: 'Rent', ...few }),
    enabled: isNeeded('rent'),
  });
  const { data: custom } = useQuery({ ...listCustomOrders(clients.product, few), enabled: isNeeded('custom') });
  const elsewhere = isElsewhere
    ? { buy: buy?.counts.needs_me, rent: rent?.counts.needs_me, custom: custom?.counts.needs_me }
    : {};
  return { ...elsewhere, [current]: own };
}
