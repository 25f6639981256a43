import { listCustomOrders, listOrders, type OrderKind } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { ordersWaiting } from '../../polling/orders-waiting.ts';
import { useServices } from '../../services/services.ts';

type Waiting = { [Kind in OrderKind]?: number | undefined };

/**
 * How many orders of each kind wait for the seller. The list that is shown knows its own; of the others nothing is asked
 * while all that wait, which is told with the versions (decision 25), are in it.
 * @param own undefined while it is not known
 */
export function useWaiting(current: string, own: number | undefined): Waiting {
  const { clients } = useServices();
  const { data: all } = useQuery(ordersWaiting);
  const isElsewhere = all !== undefined && own !== undefined && all > own;
  const asked = (kind: OrderKind) => isElsewhere && kind !== current;
  /* Counts are of the whole list, whatever of it is asked for. */
  const few = { needs_me: true, per_page: 1 };
  const { data: buy } = useQuery({
    ...listOrders(clients.product, { ready_for: 'Sale', ...few }),
    enabled: asked('buy'),
  });
  const { data: rent } = useQuery({
    ...listOrders(clients.product, { ready_for: 'Rent', ...few }),
    enabled: asked('rent'),
  });
  const { data: custom } = useQuery({ ...listCustomOrders(clients.product, few), enabled: asked('custom') });
  const elsewhere = isElsewhere
    ? { buy: buy?.counts.needs_me, rent: rent?.counts.needs_me, custom: custom?.counts.needs_me }
    : {};
  return { ...elsewhere, [current]: own };
}
