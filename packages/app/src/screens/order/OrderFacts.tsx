import type { OrderDetails } from '@smart-art/api-client/queries';
import { ArtworkFacts } from '@smart-art/ui/artwork';
import { DateTime } from '@smart-art/ui/date-time';
import { type DescriptionItem, DescriptionList } from '@smart-art/ui/description-list';
import { Inline } from '@smart-art/ui/inline';
import { Link } from '@smart-art/ui/link';
import { StatusBadge, type StatusBadgeProps } from '@smart-art/ui/status-badge';
import { type IntlShape, useIntl } from 'react-intl';
import { addressOf } from '../../people/address-of.ts';
import { useServices } from '../../services/services.ts';
import { sourceOf } from '../../works/caption.ts';
import { factNames, factMessages as messages, paymentMethodMessages, paymentStatusMessages } from './fact.messages.ts';
import { orderMessages } from './order.messages.ts';

const discountTones = { requested: 'warning', accepted: 'success', rejected: 'neutral' } as const;
const discountMessages = {
  requested: messages.discountAsked,
  accepted: messages.discountAccepted,
  rejected: messages.discountRejected,
};
const paymentTones: Record<OrderDetails['payment_status'], StatusBadgeProps['tone']> = {
  none: 'neutral',
  pending: 'warning',
  confirmed: 'success',
  refunded: 'neutral',
};

/** Who ordered, from where, and how it is paid. */
function factsOf(intl: IntlShape, order: OrderDetails): DescriptionItem[] {
  const { buyer, delivery_address: to, event_discount_status: discount, event_name } = order;
  const facts: [keyof typeof factNames, DescriptionItem['description'] | null][] = [
    ['buyer', [buyer.name, buyer.company].filter(Boolean).join(', ')],
    [
      'email',
      <Link href={`mailto:${buyer.email}`} key="email">
        {buyer.email}
      </Link>,
    ],
    ['phone', to.phone],
    ['ordered', <DateTime key="ordered" value={order.created_at} withTime />],
    ['deliverTo', `${to.name}\n${addressOf(to, (code) => intl.formatDisplayName(code, { type: 'region' })) ?? ''}`],
    ['international', order.international ? intl.formatMessage(messages.leavesCountry) : null],
    [
      'event',
      discount === 'none' ? null : (
        <Inline key="event">
          {event_name}
          <StatusBadge tone={discountTones[discount]}>{intl.formatMessage(discountMessages[discount])}</StatusBadge>
        </Inline>
      ),
    ],
    [
      'payment',
      order.payment_method && (
        <Inline>
          {intl.formatMessage(paymentMethodMessages[order.payment_method])}
          <StatusBadge tone={paymentTones[order.payment_status]}>
            {intl.formatMessage(paymentStatusMessages[order.payment_status])}
          </StatusBadge>
        </Inline>
      ),
    ],
    ['reference', order.payment_reference],
    ['paidAt', order.paid_at && <DateTime value={order.paid_at} withTime />],
  ];
  return facts.flatMap(([name, description]) =>
    description ? [{ term: intl.formatMessage(factNames[name]), description }] : [],
  );
}

/** The work with the facts of its order beside it. @param also what only its kind of orders has */
export function OrderFacts({
  order,
  also = [],
}: {
  order: OrderDetails;
  also?: readonly DescriptionItem[] | undefined;
}) {
  const intl = useIntl();
  const { config } = useServices();
  const { work } = order;
  return (
    <ArtworkFacts
      image={work.cover && sourceOf(config.productUrl, work.cover)}
      link={
        work.id && (
          <Link href={`/view-art/${work.id}`} standalone>
            {intl.formatMessage(orderMessages.work)}
          </Link>
        )
      }
    >
      <DescriptionList items={[...factsOf(intl, order), ...also]} />
    </ArtworkFacts>
  );
}
