import { TabLinks } from '@smart-art/ui/tabs';
import { useIntl } from 'react-intl';
import { hasSellerRoute } from '../../routes/inner.ts';
import { ordersMessages as messages } from './orders.messages.ts';
import { paths } from './paths.ts';

const places = { ...paths, cancelled: '/cancelled-order-list' } as const;
type Place = keyof typeof places;

/** Leads between the lists of orders. */
export function KindLinks({ current }: { current: Place }) {
  const intl = useIntl();
  const shown = (Object.keys(places) as Place[]).filter((place) => hasSellerRoute(places[place]));
  return (
    <TabLinks
      current={places[current]}
      label={intl.formatMessage(messages.kinds)}
      links={shown.map((place) => ({ href: places[place], label: intl.formatMessage(messages[place]) }))}
    />
  );
}
