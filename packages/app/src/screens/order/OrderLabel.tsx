import { getProduct, type OrderDetails } from '@smart-art/api-client/queries';
import { ArtworkFacts } from '@smart-art/ui/artwork';
import { formatExact } from '@smart-art/ui/date-time';
import type { DescriptionItem } from '@smart-art/ui/description-list';
import { Inline } from '@smart-art/ui/inline';
import { Link } from '@smart-art/ui/link';
import { Skeleton } from '@smart-art/ui/skeleton';
import { StatusBadge } from '@smart-art/ui/status-badge';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { AddressText } from '../../people/AddressText.tsx';
import { townOf } from '../../people/address-of.ts';
import { useServices } from '../../services/services.ts';
import { sourceOf } from '../../works/caption.ts';
import { labelOf } from '../../works/label-of.ts';
import { factNames, factMessages as messages } from './fact.messages.ts';
import { orderMessages } from './order.messages.ts';

const discountTones = { requested: 'warning', accepted: 'success', rejected: 'neutral' } as const;
const discountMessages = {
  requested: messages.discountAsked,
  accepted: messages.discountAccepted,
  rejected: messages.discountRejected,
};

/** The requested event discount, its event and its status. */
function discountOf(intl: IntlShape, order: OrderDetails): ReactNode {
  const { event_discount_status: discount, event_discount_percent: percent, event_name: occasion } = order;
  if (discount === 'none') return null;
  const share = intl.formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <Inline gap={2}>
      {[share, occasion].filter(Boolean).join(' · ')}
      <StatusBadge tone={discountTones[discount]}>{intl.formatMessage(discountMessages[discount])}</StatusBadge>
    </Inline>
  );
}

/** The buyer and their location. */
function buyerOf(intl: IntlShape, { buyer, delivery_address: to }: OrderDetails): string {
  const country = intl.formatDisplayName(to.country, { type: 'region' }) ?? to.country;
  const name = [buyer.name, buyer.company].filter(Boolean).join(', ');
  return intl.formatMessage(messages.buyerPlace, { buyer: name, city: to.city, country });
}

interface Props {
  order: OrderDetails;
  /** Facts that only this kind of order has. */
  also?: readonly DescriptionItem[] | undefined;
}

/**
 * What was ordered, as a label beside its picture: the work, the buyer, date and destination. The order contains only
 * the work's title; other details come from the work's record, if it still exists.
 */
export function OrderLabel({ order, also = [] }: Props) {
  const intl = useIntl();
  const { clients, config } = useServices();
  const { work } = order;
  const { data: known, isLoading } = useQuery({
    ...getProduct(clients.product, work.id ?? ''),
    enabled: work.id !== null,
  });
  const label = known && labelOf(intl, known);
  const waiting = isLoading && <Skeleton width="10rem" />;
  const facts: [keyof typeof factNames, ReactNode][] = [
    ['artist', label?.artist ?? waiting],
    ['medium', label?.medium ?? waiting],
    ['buyer', buyerOf(intl, order)],
    ['ordered', formatExact(new Date(order.created_at), intl)],
    ['deliverTo', <AddressText key="town">{townOf(order.delivery_address)}</AddressText>],
    ['event', discountOf(intl, order)],
  ];
  return (
    <ArtworkFacts
      facts={[
        ...facts.flatMap(([name, description]): DescriptionItem[] =>
          description ? [{ term: intl.formatMessage(factNames[name]), description }] : [],
        ),
        ...also,
      ]}
      image={work.cover && sourceOf(config.productUrl, work.cover)}
      link={
        work.id && (
          <Link href={`/view-art/${work.id}`} standalone>
            {intl.formatMessage(orderMessages.work)}
          </Link>
        )
      }
    />
  );
}
