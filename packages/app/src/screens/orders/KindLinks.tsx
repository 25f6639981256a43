import { TabLinks } from '@smart-art/ui/tabs';
import { useIntl } from 'react-intl';
import { hasSellerRoute } from '../../routes/inner.ts';
import { ordersMessages as messages } from './orders.messages.ts';
import { paths } from './paths.ts';
import { useWaiting } from './useWaiting.ts';

const places = { ...paths, cancelled: '/cancelled-order-list' } as const;
type Place = keyof typeof places;

interface Props {
  current: Place;
  /** Number of orders in the current list that wait for the seller, once loaded. */
  waiting: number | undefined;
}

/** Links to the lists of orders, with the number of orders that wait for the seller. */
export function KindLinks({ current, waiting }: Props) {
  const intl = useIntl();
  const counts: { [Some in Place]?: number | undefined } = useWaiting(current, waiting);
  const shown = (Object.keys(places) as Place[]).filter((place) => hasSellerRoute(places[place]));
  return (
    <TabLinks
      current={places[current]}
      label={intl.formatMessage(messages.kinds)}
      links={shown.map((place) => {
        /* Do not show 0. */
        const count = counts[place] || undefined;
        return {
          href: places[place],
          label: intl.formatMessage(messages[place]),
          count,
          countLabel: count === undefined ? undefined : intl.formatMessage(messages.waiting, { count }),
        };
      })}
    />
  );
}
