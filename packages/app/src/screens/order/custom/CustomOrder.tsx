import { getCustomOrder } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { renewalOf } from '../../../orders/address-renewal.ts';
import { asOrder } from '../../../orders/as-order.ts';
import { useServices } from '../../../services/services.ts';
import { OrderScreen } from '../OrderScreen.tsx';
import { madeAheadOf } from './ahead.ts';
import { nextOf } from './next.tsx';
import { Pieces } from './Pieces.tsx';
import { StageBadge } from './StageBadge.tsx';
import { Wish } from './Wish.tsx';

/** An order for pieces that are made for it. */
export function MadeOrder({ id }: { id: string }) {
  const intl = useIntl();
  const { clients } = useServices();
  const query = useQuery({
    ...getCustomOrder(clients.product, id),
    refetchInterval: ({ state }) => renewalOf(state.data),
  });
  const { data: made } = query;
  const order = useMemo(() => made && asOrder(made), [made]);
  const more = made && {
    ahead: madeAheadOf(intl, made),
    badge: <StageBadge order={made} />,
    idle: nextOf(intl, made),
    sections: (
      <>
        <Wish order={made} />
        <Pieces order={made} />
      </>
    ),
  };
  return <OrderScreen more={more} order={order} query={query} />;
}

/** /custom-orders-info/{id} (000 section 2): one custom order, and what can be done with it now. */
export function Component() {
  const { id = '' } = useParams();
  return <MadeOrder id={id} />;
}
