import type { Transaction } from '@smart-art/api-client/queries';
import type { Column } from '@smart-art/ui/data-table';
import { dayAt, writeDay } from '@smart-art/ui/date-field';
import { formatDate } from '@smart-art/ui/date-time';
import { formatMoney } from '@smart-art/ui/money';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { transactionsMessages as messages, methodMessages } from './transactions.messages.ts';

export type Service = Transaction['service'];

const moneyOf = (intl: IntlShape, { amount, currency }: Transaction['total']) =>
  formatMoney(amount, currency, intl.locale);

/** The columns of the receipts on screen; the export has more. */
export function columnsOf(intl: IntlShape, service: Service): Column<Transaction>[] {
  const quota: Column<Transaction> = {
    id: 'quota',
    header: intl.formatMessage(messages.quota),
    text: ({ quota_gb }) => (quota_gb === null ? '' : intl.formatMessage(messages.gigabytes, { count: quota_gb })),
    align: 'end',
    width: 85,
    priority: 3,
  };
  return [
    {
      id: 'number',
      header: intl.formatMessage(messages.number),
      text: ({ number }) => number,
      look: 'strong',
      width: 175,
    },
    {
      id: 'paid_at',
      header: intl.formatMessage(messages.paidOn),
      text: ({ paid_at }) => formatDate(new Date(paid_at), intl),
      width: 130,
      priority: 1,
      sortable: true,
    },
    ...(service === 'disk' ? [quota] : []),
    {
      id: 'covers',
      header: intl.formatMessage(messages.covers),
      text: ({ period_start, period_end }) =>
        intl.formatMessage(messages.period, {
          from: writeDay(period_start, intl.locale),
          to: writeDay(period_end, intl.locale),
        }),
      width: 245,
      priority: 2,
    },
    {
      id: 'method',
      header: intl.formatMessage(messages.method),
      text: ({ method }) => intl.formatMessage(methodMessages[method]),
      width: 115,
      priority: 4,
    },
    {
      id: 'total',
      header: intl.formatMessage(messages.total),
      text: ({ total }) => moneyOf(intl, total),
      align: 'end',
      look: 'strong',
      width: 115,
      sortable: true,
    },
  ];
}

/** The columns of an export for bookkeeping: amounts as numbers, days in ISO 8601. */
export function csvColumnsOf(intl: IntlShape, service: Service): Column<Transaction>[] {
  const column = (id: string, header: MessageDescriptor, csv: Column<Transaction>['csv']): Column<Transaction> => ({
    id,
    header: intl.formatMessage(header),
    csv: csv ?? false,
  });
  return [
    column('number', messages.number, ({ number }) => number),
    column('paid_at', messages.paidOn, ({ paid_at }) => dayAt(new Date(paid_at), intl.timeZone)),
    ...(service === 'disk' ? [column('quota', messages.quotaGb, ({ quota_gb }) => quota_gb)] : []),
    column('from', messages.coversFrom, ({ period_start }) => period_start),
    column('to', messages.coversTo, ({ period_end }) => period_end),
    column('method', messages.method, ({ method }) => intl.formatMessage(methodMessages[method])),
    column('net', messages.net, ({ net }) => Number(net.amount)),
    column('tax', messages.tax, ({ consumption_tax }) => Number(consumption_tax.amount)),
    column('total', messages.total, ({ total }) => Number(total.amount)),
    column('currency', messages.currency, ({ total }) => total.currency),
  ];
}
