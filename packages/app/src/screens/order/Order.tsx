import { getOrder, type OrderDetails } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { renewalOf } from '../../orders/address-renewal.ts';
import { useServices } from '../../services/services.ts';
import { OrderScreen } from './OrderScreen.tsx';

interface Props {
  id: string;
  /** The order as included in another response. */
  known?: { order: OrderDetails; at: number };
}

/** A purchase or rental order. */
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

/** /buy-orders-info/{id} and /rent-orders-info/{id} (000 section 2): one order and its available actions. */
export function Component() {
  const { id = '' } = useParams();
  return <SoldOrder id={id} />;
}
