import { getCancelledOrder } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useServices } from '../../services/services.ts';
import { OrderScreen } from './OrderScreen.tsx';

/** /cancelled-order/view/{id} (000 section 2): an order that came to nothing, and what goes back to its buyer. */
export function Component() {
  const { id = '' } = useParams();
  const { clients } = useServices();
  const query = useQuery(getCancelledOrder(clients.product, id));
  return <OrderScreen order={query.data?.order} query={query} />;
}
