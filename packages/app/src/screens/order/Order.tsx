import { getOrder, type OrderDetails } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { renewalOf } from '../../orders/address-renewal.ts';
import { useServices } from '../../services/services.ts';
import { OrderScreen } from './OrderScreen.tsx';

interface Props {
  id: string;
  /** As it came beside something else. */
  known?: { order: OrderDetails; at: number };
}

/** An order to buy or to rent. */
export function SoldOrder({ id, known }: Props) {
  const { clients } = useServices();
  const initial = known && { initialData: known.order, initialDataUpdatedAt: known.at };
  const query = useQuery({
    ...getOrder(clients.product, id),
    ...initial,
    refetchInterval: ({ state }) => renewalOf(state.data),
  });
  return <OrderScreen order={query.data} query={query} />;
}

/** /buy-orders-info/{id} and /rent-orders-info/{id} (000 section 2): one order, and what can be done with it now. */
export function Component() {
  const { id = '' } = useParams();
  return <SoldOrder id={id} />;
}
