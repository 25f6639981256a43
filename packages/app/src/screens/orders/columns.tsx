import type { Money, Order } from '@smart-art/api-client/queries';
import { ArtworkThumbnail } from '@smart-art/ui/artwork';
import type { Column, TableLayout } from '@smart-art/ui/data-table';
import { dayAt } from '@smart-art/ui/date-field';
import { formatDate } from '@smart-art/ui/date-time';
import { formatMoney } from '@smart-art/ui/money';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { type BuyerLine, buyerLines, type Line, sellerLines } from '../../orders/lines.ts';
import { moneyMessages } from '../../orders/money.messages.ts';
import { OrderStatusBadge } from '../../orders/OrderStatusBadge.tsx';
import { dueOf } from '../../orders/order-due.ts';
import { orderStatusMessages } from '../../orders/status.messages.ts';
import { sourceOf } from '../../works/caption.ts';
import { dueMessages, ordersMessages as messages } from './orders.messages.ts';

/** Default columns, where there is room. */
export const usualColumns: TableLayout = { order: [], hidden: ['received'], widths: {} };

/** An order's deadline as text; the day is in the seller's time zone. */
export function dueText(intl: IntlShape, order: Order): string {
  const due = dueOf(order);
  return due ? intl.formatMessage(dueMessages[due.kind], { date: formatDate(new Date(due.at), intl) }) : '';
}

/** The columns of a list of orders. Ids are the wire names of the sort fields. */
export function columnsOf(intl: IntlShape, productUrl: string): Column<Order>[] {
  const money = ({ amount, currency }: Pick<Money, 'amount' | 'currency'>) =>
    formatMoney(amount, currency, intl.locale);
  return [
    {
      id: 'number',
      header: intl.formatMessage(messages.number),
      text: ({ number }) => number,
      look: 'strong',
      width: 128,
    },
    {
      id: 'picture',
      header: intl.formatMessage(messages.picture),
      render: ({ work }) => <ArtworkThumbnail image={work.cover ? sourceOf(productUrl, work.cover) : null} />,
      picture: true,
      priority: 2,
    },
    {
      id: 'work',
      header: intl.formatMessage(messages.work),
      text: ({ work }) => work.title,
      look: 'artName',
      width: 172,
    },
    {
      id: 'buyer',
      header: intl.formatMessage(messages.buyer),
      text: ({ buyer }) => buyer.name,
      width: 112,
      priority: 3,
    },
    {
      id: 'status',
      header: intl.formatMessage(messages.status),
      render: ({ status }) => <OrderStatusBadge status={status} />,
      text: ({ status }) => intl.formatMessage(orderStatusMessages[status]),
      width: 164,
    },
    {
      id: 'due',
      header: intl.formatMessage(messages.due),
      text: (order) => dueText(intl, order),
      width: 180,
      priority: 4,
    },
    {
      id: 'total',
      header: intl.formatMessage(messages.total),
      text: ({ amounts }) => money(amounts.total),
      align: 'end',
      width: 104,
      priority: 1,
      sortable: true,
    },
    {
      id: 'received',
      header: intl.formatMessage(messages.received),
      text: (order) => money(order.earnings.total),
      align: 'end',
      width: 108,
      priority: 6,
    },
    {
      id: 'created_at',
      header: intl.formatMessage(messages.ordered),
      text: ({ created_at }) => formatDate(new Date(created_at), intl),
      width: 116,
      priority: 5,
      sortable: true,
    },
  ];
}

/** The lines that add up to the total, in order. */
const buyerColumns: readonly (readonly [BuyerLine, MessageDescriptor])[] = [
  ['price', moneyMessages.price],
  ['event_discount', messages.eventDiscount],
  ['delivery_charge', moneyMessages.delivery],
  ['insurance_charge', moneyMessages.insurance],
  ['tax', messages.tax],
  ['deposit', moneyMessages.deposit],
];

const lineOf = <Name extends string>(lines: readonly Line<Name>[], id: Name): number =>
  Number(lines.find(({ name }) => name === id)?.amount.amount ?? 0);

/** The columns of an export for bookkeeping: amounts as numbers, days in ISO 8601. */
export function csvColumnsOf(intl: IntlShape): Column<Order>[] {
  const column = (id: string, header: MessageDescriptor, csv: Column<Order>['csv']): Column<Order> => ({
    id,
    header: intl.formatMessage(header),
    csv: csv ?? false,
  });
  return [
    column('number', messages.number, ({ number }) => number),
    column('created_at', messages.ordered, ({ created_at }) => dayAt(new Date(created_at), intl.timeZone)),
    column('status', messages.status, ({ status }) => intl.formatMessage(orderStatusMessages[status])),
    column('work', messages.work, ({ work }) => work.title),
    column('buyer', messages.buyer, ({ buyer }) => buyer.name),
    ...buyerColumns.map(([name, header]) => column(name, header, ({ amounts }) => lineOf(buyerLines(amounts), name))),
    column('total', messages.total, ({ amounts }) => Number(amounts.total.amount)),
    column('service_charge', messages.serviceCharge, ({ amounts }) => lineOf(sellerLines(amounts), 'service_charge')),
    column('received', messages.received, (order) => Number(order.earnings.total.amount)),
    column('currency', messages.currency, ({ amounts }) => amounts.total.currency),
  ];
}
