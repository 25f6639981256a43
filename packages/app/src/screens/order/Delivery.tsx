import type { OrderDetails } from '@smart-art/api-client/queries';
import { DateTime } from '@smart-art/ui/date-time';
import { type DescriptionItem, DescriptionList } from '@smart-art/ui/description-list';
import { Inline } from '@smart-art/ui/inline';
import { Link } from '@smart-art/ui/link';
import { Section } from '@smart-art/ui/section';
import { StatusBadge, type StatusBadgeProps } from '@smart-art/ui/status-badge';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AddressText } from '../../people/AddressText.tsx';
import { addressOf } from '../../people/address-of.ts';
import { factNames, factMessages as messages, paymentMethodMessages, paymentStatusMessages } from './fact.messages.ts';

const paymentTones: Record<OrderDetails['payment_status'], StatusBadgeProps['tone']> = {
  none: 'neutral',
  pending: 'warning',
  confirmed: 'success',
  refunded: 'neutral',
};

/** The recipient, contact details and payment method. */
export function Delivery({ order }: { order: OrderDetails }) {
  const intl = useIntl();
  const { buyer, delivery_address: to } = order;
  const countryName = (code: string) => intl.formatDisplayName(code, { type: 'region' });
  const address = [to.name, addressOf(to, countryName)].filter(Boolean).join('\n');
  const facts: [keyof typeof factNames, ReactNode][] = [
    ['address', <AddressText key="address">{address}</AddressText>],
    ['international', order.international && intl.formatMessage(messages.leavesCountry)],
    [
      'email',
      <Link href={`mailto:${buyer.email}`} key="email">
        {buyer.email}
      </Link>,
    ],
    ['phone', to.phone],
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
  return (
    <Section title={intl.formatMessage(factNames.delivery)}>
      <DescriptionList
        items={facts.flatMap(([name, description]): DescriptionItem[] =>
          description ? [{ term: intl.formatMessage(factNames[name]), description }] : [],
        )}
      />
    </Section>
  );
}
