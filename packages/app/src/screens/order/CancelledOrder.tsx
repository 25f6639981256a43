import { getCancelledOrder } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useServices } from '../../services/services.ts';
import { MadeOrder } from './custom/CustomOrder.tsx';
import { SoldOrder } from './Order.tsx';
import { OrderScreen } from './OrderScreen.tsx';

/**
 * /cancelled-order/view/{id} (000 section 2): a cancelled order and its refund. It is the order's own page, so actions
 * and messages are shared with it.
 */
export function Component() {
  const { id = '' } = useParams();
  const { clients } = useServices();
  const query = useQuery(getCancelledOrder(clients.product, id));
  const { data, dataUpdatedAt: at } = query;
  if (!data) return <OrderScreen order={undefined} query={query} />;
  const { order } = data;
  if (order.kind === 'custom') return <MadeOrder id={order.id} />;
  return <SoldOrder id={order.id} key={order.id} known={{ order, at }} />;
}
