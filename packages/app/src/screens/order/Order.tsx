import { getOrder } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useServices } from '../../services/services.ts';
import { OrderScreen } from './OrderScreen.tsx';

/** /buy-orders-info/{id} and /rent-orders-info/{id} (000 section 2): one order, and what can be done with it now. */
export function Component() {
  const { id = '' } = useParams();
  const { clients } = useServices();
  const query = useQuery(getOrder(clients.product, id));
  return <OrderScreen order={query.data} query={query} />;
}
