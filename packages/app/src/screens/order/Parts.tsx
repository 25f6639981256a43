import type { OrderDetails } from '@smart-art/api-client/queries';
import { DateTime, formatDate } from '@smart-art/ui/date-time';
import { type DescriptionItem, DescriptionList } from '@smart-art/ui/description-list';
import { Inline } from '@smart-art/ui/inline';
import { Link } from '@smart-art/ui/link';
import { Money } from '@smart-art/ui/money';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { StatusBadge } from '@smart-art/ui/status-badge';
import type { ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { causeMessages } from '../../orders/cause.messages.ts';
import { conditionMessages, depositMessages } from '../../orders/condition.messages.ts';
import { refundMessages } from '../../orders/refund.messages.ts';
import { returnStatusMessages } from '../../orders/return.messages.ts';
import { Documents } from './Documents.tsx';
import { factNames, leaseStatusMessages, factMessages as messages } from './fact.messages.ts';

type Fact = [keyof typeof factNames, ReactNode];

/** Unknown facts are left out. */
const itemsOf = (intl: IntlShape, facts: readonly Fact[]): DescriptionItem[] =>
  facts.flatMap(([name, description]) =>
    description ? [{ term: intl.formatMessage(factNames[name]), description }] : [],
  );

function shipmentOf({ shipment }: OrderDetails): Fact[] {
  if (!shipment) return [];
  const { courier_company, tracking_number, tracking_date, tracking_url, delivered_at } = shipment;
  return [
    ['courier', courier_company],
    [
      'tracking',
      <Link external href={tracking_url} key="tracking">
        {tracking_number}
      </Link>,
    ],
    ['sentOn', <DateTime key="sent" value={tracking_date} />],
    ['deliveredAt', delivered_at && <DateTime value={delivered_at} withTime />],
  ];
}

function rentOf(intl: IntlShape, { rent, renewals }: OrderDetails): Fact[] {
  if (!rent) return [];
  const { minimum_rental_months: minimum, maximum_rental_months: maximum } = rent;
  return [
    ['leaseState', intl.formatMessage(leaseStatusMessages[rent.lease_status])],
    ['leaseFrom', rent.lease_starts_at && <DateTime value={rent.lease_starts_at} withTime />],
    ['leaseUntil', rent.lease_ends_at && <DateTime value={rent.lease_ends_at} withTime />],
    [
      'terms',
      minimum !== null && maximum !== null
        ? intl.formatMessage(messages.months, {
            minimum: intl.formatNumber(minimum),
            maximum: intl.formatNumber(maximum),
          })
        : null,
    ],
    [
      'renewals',
      renewals
        .map(({ months: count, ends_at }) =>
          intl.formatMessage(messages.renewedUntil, { count, date: formatDate(new Date(ends_at), intl) }),
        )
        .join('\n'),
    ],
  ];
}

function returnOf(intl: IntlShape, { return: returned }: OrderDetails): Fact[] {
  if (!returned) return [];
  const { condition, deposit, deposit_kept: kept, photographs } = returned;
  return [
    ['leaseState', intl.formatMessage(returnStatusMessages[returned.status])],
    ['returnReason', returned.reason],
    ['yourReason', returned.rejection_reason],
    ['courier', returned.courier_company],
    ['tracking', returned.tracking_number],
    ['condition', condition && intl.formatMessage(conditionMessages[condition])],
    ['conditionNote', returned.condition_note],
    ['deposit', deposit && intl.formatMessage(depositMessages[deposit])],
    ['depositKept', kept && Number(kept.amount) > 0 && <Money {...kept} key="kept" />],
    ['photographs', photographs.length > 0 && <Documents documents={photographs} key="photographs" />],
  ];
}

/** An order's details beyond its amounts: delivery, rental, return, refunds, cancellation. */
export function Parts({ order }: { order: OrderDetails }) {
  const intl = useIntl();
  const { refunds, cancellation, conditions, payment_receipts: receipts } = order;
  const parts: [keyof typeof factNames, DescriptionItem[]][] = [
    [
      'cancelled',
      cancellation
        ? [{ term: intl.formatMessage(causeMessages[cancellation.cause]), description: cancellation.reason ?? '' }]
        : [],
    ],
    [
      'before',
      conditions.map(({ id, at, note, photographs }) => ({
        term: formatDate(new Date(at), intl),
        description: (
          <Stack gap={1} key={id}>
            {note && <span>{note}</span>}
            <Documents documents={photographs} />
          </Stack>
        ),
      })),
    ],
    ['returned', itemsOf(intl, returnOf(intl, order))],
    [
      'refunds',
      refunds.map(({ id, amount, status, reference_number, payment_receipt }) => ({
        term: intl.formatMessage(refundMessages[status]),
        description: (
          <Stack gap={1} key={id}>
            <Inline>
              <Money {...amount} />
              {reference_number && <StatusBadge tone="neutral">{reference_number}</StatusBadge>}
            </Inline>
            {payment_receipt && <Documents documents={[payment_receipt]} />}
          </Stack>
        ),
      })),
    ],
    ['rent', itemsOf(intl, rentOf(intl, order))],
    ['shipment', itemsOf(intl, shipmentOf(order))],
    [
      'documents',
      itemsOf(intl, [['payment', receipts.length > 0 && <Documents documents={receipts} key="receipts" />]]),
    ],
  ];
  const shown = parts.filter(([, items]) => items.length > 0);
  if (shown.length === 0) return null;
  return shown.map(([title, items]) => (
    <Section key={title} title={intl.formatMessage(factNames[title])}>
      <DescriptionList items={items} />
    </Section>
  ));
}
