import type { CancelledOrder } from '@smart-art/api-client/queries';
import { ArtworkThumbnail } from '@smart-art/ui/artwork';
import type { Column, TableLayout } from '@smart-art/ui/data-table';
import { dayAt } from '@smart-art/ui/date-field';
import { formatDate } from '@smart-art/ui/date-time';
import { formatMoney } from '@smart-art/ui/money';
import { StatusBadge } from '@smart-art/ui/status-badge';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { causeMessages } from '../../orders/cause.messages.ts';
import { refundMessages } from '../../orders/refund.messages.ts';
import { sourceOf } from '../../works/caption.ts';
import { cancelledMessages as messages } from './cancelled.messages.ts';
import { ordersMessages } from './orders.messages.ts';

const refundMessage = ({ refund_status: status }: CancelledOrder) =>
  status ? refundMessages[status] : messages.nothing;

/** Whether anything paid has to be refunded. */
export const goesBack = ({ funds_return_to_buyer_info: funds }: CancelledOrder) => Number(funds.amount) > 0;

/** The refund status, if anything is refunded. */
export function RefundBadge({ intl, order }: { intl: IntlShape; order: CancelledOrder }) {
  if (!order.refund_status) return null;
  return (
    <StatusBadge tone={order.refund_status === 'due' ? 'warning' : 'neutral'}>
      {intl.formatMessage(refundMessage(order))}
    </StatusBadge>
  );
}

/** Default columns. */
export const usualCancelledColumns: TableLayout = { order: [], hidden: ['total'], widths: {} };

/** The columns of the cancelled orders. */
export function cancelledColumns(intl: IntlShape, productUrl: string): Column<CancelledOrder>[] {
  const money = ({ amount, currency }: CancelledOrder['total']) => formatMoney(amount, currency, intl.locale);
  const header = (message: MessageDescriptor) => intl.formatMessage(message);
  return [
    { id: 'number', header: header(ordersMessages.number), text: ({ number }) => number, look: 'strong', width: 128 },
    {
      id: 'picture',
      header: header(ordersMessages.picture),
      render: ({ work }) => <ArtworkThumbnail image={work.cover ? sourceOf(productUrl, work.cover) : null} />,
      picture: true,
      priority: 2,
    },
    { id: 'work', header: header(ordersMessages.work), text: ({ work }) => work.title, look: 'artName', width: 164 },
    { id: 'buyer', header: header(ordersMessages.buyer), text: ({ buyer }) => buyer.name, width: 118, priority: 3 },
    {
      id: 'kind',
      header: header(messages.kind),
      text: ({ kind }) => header(ordersMessages[kind]),
      width: 84,
      priority: 6,
    },
    {
      id: 'cause',
      header: header(messages.cause),
      text: ({ cause }) => header(causeMessages[cause]),
      width: 184,
      priority: 4,
    },
    {
      id: 'total',
      header: header(ordersMessages.total),
      text: ({ total }) => money(total),
      align: 'end',
      width: 104,
      priority: 7,
    },
    {
      id: 'returned',
      header: header(messages.returned),
      text: (order) => (goesBack(order) ? money(order.funds_return_to_buyer_info) : ''),
      align: 'end',
      width: 104,
      priority: 1,
    },
    {
      id: 'refund',
      header: header(messages.refund),
      render: (order) => <RefundBadge intl={intl} order={order} />,
      text: (order) => header(refundMessage(order)),
      width: 108,
    },
    {
      id: 'at',
      header: header(messages.at),
      text: ({ cancelled_at }) => formatDate(new Date(cancelled_at), intl),
      width: 116,
      priority: 5,
    },
  ];
}

/** The columns of an export: amounts as numbers, days in ISO 8601. */
export function cancelledCsv(intl: IntlShape): Column<CancelledOrder>[] {
  const column = (
    id: string,
    message: MessageDescriptor,
    csv: Column<CancelledOrder>['csv'],
  ): Column<CancelledOrder> => ({
    id,
    header: intl.formatMessage(message),
    csv: csv ?? false,
  });
  return [
    column('number', ordersMessages.number, ({ number }) => number),
    column('cancelled_at', messages.at, ({ cancelled_at }) => dayAt(new Date(cancelled_at), intl.timeZone)),
    column('kind', messages.kind, ({ kind }) => intl.formatMessage(ordersMessages[kind])),
    column('work', ordersMessages.work, ({ work }) => work.title),
    column('buyer', ordersMessages.buyer, ({ buyer }) => buyer.name),
    column('cause', messages.cause, ({ cause }) => intl.formatMessage(causeMessages[cause])),
    column('reason', messages.reason, ({ reason }) => reason ?? ''),
    column('total', ordersMessages.total, ({ total }) => Number(total.amount)),
    column('returned', messages.returned, ({ funds_return_to_buyer_info: funds }) => Number(funds.amount)),
    column('currency', ordersMessages.currency, ({ total }) => total.currency),
    column('refund', messages.refund, (order) => intl.formatMessage(refundMessage(order))),
  ];
}
