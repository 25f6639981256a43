import { getCustomOrder } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { renewalOf } from '../../../orders/address-renewal.ts';
import { asOrder } from '../../../orders/as-order.ts';
import { customStateMessages } from '../../../orders/custom-state.messages.ts';
import { useServices } from '../../../services/services.ts';
import { OrderScreen } from '../OrderScreen.tsx';
import { madeAheadOf } from './ahead.ts';
import { wishMessages } from './custom.messages.ts';
import { nextOf, nextWork } from './next.ts';
import { Pieces } from './Pieces.tsx';
import { PiecesWork } from './PiecesWork.tsx';
import { Wish } from './Wish.tsx';

/** A custom order, whose pieces are made for it. */
export function MadeOrder({ id }: { id: string }) {
  const intl = useIntl();
  const { clients } = useServices();
  const query = useQuery({
    ...getCustomOrder(clients.product, id),
    refetchInterval: ({ state }) => renewalOf(state.data),
  });
  const { data: made } = query;
  const order = useMemo(() => made && asOrder(made), [made]);
  const next = made && nextWork(made);
  /* The seller's next action on the pieces is shown first, together with the pieces. */
  const isWork = next !== undefined && next !== 'choice';
  const more = made && {
    ahead: madeAheadOf(intl, made),
    facts: [
      {
        term: intl.formatMessage(wishMessages.stage),
        description: intl.formatMessage(customStateMessages[made.stage]),
      },
    ],
    idle: nextOf(intl, made),
    brief: <Wish order={made} />,
    first: isWork && <PiecesWork order={made} />,
    sections: !isWork && <Pieces order={made} />,
  };
  return <OrderScreen more={more} order={order} query={query} />;
}

/** /custom-orders-info/{id} (000 section 2): one custom order and its available actions. */
export function Component() {
  const { id = '' } = useParams();
  return <MadeOrder id={id} />;
}
