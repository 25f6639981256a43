import type { CustomOrder } from '@smart-art/api-client/queries';
import type { Column, TableLayout } from '@smart-art/ui/data-table';
import { dayAt, writeDay } from '@smart-art/ui/date-field';
import { formatDate } from '@smart-art/ui/date-time';
import { formatMoney } from '@smart-art/ui/money';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { customStateMessages } from '../../orders/custom-state.messages.ts';
import { OrderStatusBadge } from '../../orders/OrderStatusBadge.tsx';
import { orderStatusMessages } from '../../orders/status.messages.ts';
import { customOrdersMessages as messages } from './custom.messages.ts';
import { ordersMessages } from './orders.messages.ts';

/** Default columns. */
export const usualCustomColumns: TableLayout = { order: [], hidden: ['received', 'created_at'], widths: {} };

/** The total the buyer pays; a placeholder until there is an offer. */
export function totalText(intl: IntlShape, { amounts: { total } }: CustomOrder): string {
  if (Number(total.amount) === 0) return intl.formatMessage(messages.offerMissing);
  return formatMoney(total.amount, total.currency, intl.locale);
}

/** The date by which the buyer needs it, as entered. */
export const neededByText = (intl: IntlShape, { needed_by: day }: CustomOrder): string =>
  day ? writeDay(day, intl.locale) : '';

const doneText = (intl: IntlShape, { percent }: CustomOrder): string =>
  intl.formatNumber(percent / 100, { style: 'percent' });

/** The columns of the list of custom orders. Ids are the wire names of the sort fields. */
export function customColumns(intl: IntlShape): Column<CustomOrder>[] {
  const translate = (message: MessageDescriptor) => intl.formatMessage(message);
  return [
    {
      id: 'number',
      header: translate(ordersMessages.number),
      text: ({ number }) => number,
      look: 'strong',
      width: 128,
      sortable: true,
    },
    { id: 'title', header: translate(ordersMessages.work), text: ({ title }) => title, look: 'artName', width: 184 },
    { id: 'buyer', header: translate(ordersMessages.buyer), text: ({ buyer }) => buyer.name, width: 112, priority: 3 },
    {
      id: 'status',
      header: translate(ordersMessages.status),
      render: ({ status }) => <OrderStatusBadge status={status} />,
      text: ({ status }) => translate(orderStatusMessages[status]),
      width: 164,
    },
    {
      id: 'stage',
      header: translate(messages.stage),
      text: ({ stage }) => translate(customStateMessages[stage]),
      width: 140,
      priority: 4,
    },
    {
      id: 'percent',
      header: translate(messages.done),
      text: (order) => doneText(intl, order),
      align: 'end',
      width: 72,
      priority: 5,
    },
    {
      id: 'needed_by',
      header: translate(messages.neededBy),
      text: (order) => neededByText(intl, order),
      width: 128,
      priority: 2,
      sortable: true,
    },
    {
      id: 'total',
      header: translate(ordersMessages.total),
      text: (order) => totalText(intl, order),
      align: 'end',
      width: 112,
      priority: 1,
      sortable: true,
    },
    {
      id: 'received',
      header: translate(ordersMessages.received),
      text: (order) => {
        const { amount, currency } = order.earnings.total;
        return formatMoney(amount, currency, intl.locale);
      },
      align: 'end',
      width: 108,
      priority: 7,
    },
    {
      id: 'created_at',
      header: translate(ordersMessages.ordered),
      /* The contract filters by UTC days, so the list shows UTC days, too. */
      text: ({ created_at }) => formatDate(new Date(created_at), intl),
      width: 116,
      priority: 6,
      sortable: true,
    },
  ];
}

/** The columns of an export of custom orders: amounts as numbers, days in ISO 8601. */
export function customCsv(intl: IntlShape): Column<CustomOrder>[] {
  const column = (id: string, header: MessageDescriptor, csv: Column<CustomOrder>['csv']): Column<CustomOrder> => ({
    id,
    header: intl.formatMessage(header),
    csv: csv ?? false,
  });
  return [
    column('number', ordersMessages.number, ({ number }) => number),
    column('created_at', ordersMessages.ordered, ({ created_at }) => dayAt(new Date(created_at), intl.timeZone)),
    column('status', ordersMessages.status, ({ status }) => intl.formatMessage(orderStatusMessages[status])),
    column('stage', messages.stage, ({ stage }) => intl.formatMessage(customStateMessages[stage])),
    column('title', ordersMessages.work, ({ title }) => title),
    column('buyer', ordersMessages.buyer, ({ buyer }) => buyer.name),
    column('percent', messages.done, ({ percent }) => percent),
    column('needed_by', messages.neededBy, ({ needed_by }) => needed_by ?? ''),
    column('total', ordersMessages.total, ({ amounts }) => Number(amounts.total.amount)),
    column('received', ordersMessages.received, (order) => Number(order.earnings.total.amount)),
    column('currency', ordersMessages.currency, ({ amounts }) => amounts.total.currency),
  ];
}
