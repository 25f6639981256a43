import type { OrderDetails, OrderStatus } from '@smart-art/api-client/queries';
import type { TimelineStep } from '@smart-art/ui/timeline';
import type { IntlShape } from 'react-intl';
import { orderStatusMessages } from '../../orders/status.messages.ts';
import { primaryStepOf } from '../../orders/steps.ts';
import { hintOf, waitingOf } from './hint.ts';
import { turnOf } from './order.messages.ts';
import { aheadMessages as messages } from './waiting.messages.ts';

/** The statuses of an order without exceptions. */
const way: readonly OrderStatus[] = [
  'Purchase Request',
  'Payment Requested',
  'Payment',
  'Order Confirmed',
  'Shipped',
  'Delivered',
  'Closed',
];

/** Final statuses. */
const ends: readonly OrderStatus[] = ['Closed', 'Rejected', 'Order Cancelled'];

/**
 * What an order waits for, and the following steps if all goes well.
 * @param days in which a purchase may be returned, if the operator has set them
 */
export function aheadOf(intl: IntlShape, order: OrderDetails, days: number | undefined): TimelineStep[] {
  const { status, kind } = order;
  const lead = primaryStepOf(order);
  if (ends.includes(status) && !lead) return [];
  const step = lead && intl.formatMessage(turnOf(lead));
  const now: TimelineStep = {
    id: 'now',
    now: true,
    title: step ? intl.formatMessage(messages.yourTurnTo, { step }) : intl.formatMessage(waitingOf(order)),
    note: hintOf(intl, order),
  };
  const place = way.indexOf(status);
  const after = place < 0 ? (status === 'Return Request' ? (['Closed'] as const) : []) : way.slice(place + 1);
  return [
    now,
    ...after.map((id) => ({
      id,
      title: intl.formatMessage(orderStatusMessages[id]),
      ...(id === 'Payment' && { note: intl.formatMessage(messages.inTenDays) }),
      ...(id === 'Closed' &&
        kind === 'buy' &&
        place >= 0 &&
        days !== undefined && { note: intl.formatMessage(messages.returnable, { days }) }),
    })),
  ];
}
