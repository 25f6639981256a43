import type { Dealings } from '@smart-art/api-client/queries';
import { type Column, DataTable } from '@smart-art/ui/data-table';
import { formatDate } from '@smart-art/ui/date-time';
import { formatMoney } from '@smart-art/ui/money';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { Muted } from '@smart-art/ui/text';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { OrderStatusBadge } from '../../orders/OrderStatusBadge.tsx';
import { orderStatusMessages } from '../../orders/status.messages.ts';
import { purchasePath, requestPath } from '../crowdfunding-list/paths.ts';
import { dealerMessages as messages } from './dealer.messages.ts';

type Order = Dealings['orders'][number];
type Contribution = Dealings['contributions'][number];

const dayOf = (intl: IntlShape, at: string) => formatDate(new Date(at), intl);

const orderColumns = (intl: IntlShape): Column<Order>[] => [
  /* The number links to the order, because it is unique. */
  { id: 'number', header: intl.formatMessage(messages.number), text: ({ number }) => number, width: 112 },
  { id: 'at', header: intl.formatMessage(messages.at), text: ({ at }) => dayOf(intl, at), width: 116 },
  { id: 'title', header: intl.formatMessage(messages.title), text: ({ title }) => title, look: 'artName', width: 220 },
  {
    id: 'status',
    header: intl.formatMessage(messages.status),
    text: ({ status }) => intl.formatMessage(orderStatusMessages[status]),
    render: ({ status }) => <OrderStatusBadge status={status} />,
    width: 148,
  },
  {
    id: 'total',
    header: intl.formatMessage(messages.total),
    text: ({ total }) => formatMoney(total.amount, total.currency, intl.locale),
    align: 'end',
    look: 'strong',
    width: 116,
  },
];

const whatOf = (intl: IntlShape, { piece }: Contribution) => piece?.title ?? intl.formatMessage(messages.donation);

const amountOf = (intl: IntlShape, { amount, status }: Contribution) => {
  const money = formatMoney(amount.amount, amount.currency, intl.locale);
  return status === 'refunded' ? `${money} · ${intl.formatMessage(messages.refunded)}` : money;
};

const contributionColumns = (intl: IntlShape): Column<Contribution>[] => [
  {
    id: 'what',
    header: intl.formatMessage(messages.what),
    text: (row) => whatOf(intl, row),
    look: 'strong',
    width: 200,
  },
  { id: 'request', header: intl.formatMessage(messages.request), text: ({ request }) => request.title, width: 220 },
  { id: 'at', header: intl.formatMessage(messages.at), text: ({ at }) => dayOf(intl, at), width: 116 },
  {
    id: 'amount',
    header: intl.formatMessage(messages.amount),
    text: (row) => amountOf(intl, row),
    align: 'end',
    look: 'strong',
    width: 140,
  },
];

interface DealingsTableProps<Row> {
  title: string;
  columns: Column<Row>[];
  rows: Row[];
  /** The total. */
  count: number;
  hrefOf: (row: Row) => string;
}

function DealingsTable<Row extends { id: string }>({ title, columns, rows, count, hrefOf }: DealingsTableProps<Row>) {
  const intl = useIntl();
  const navigate = useNavigate();
  if (count === 0) return null;
  return (
    <Section title={title}>
      <Stack gap={3}>
        <DataTable
          columns={columns}
          label={title}
          onRowOpen={(row) => void navigate(hrefOf(row))}
          rowHref={hrefOf}
          rowKey={({ id }) => id}
          rows={rows}
        />
        {count > rows.length && <Muted>{intl.formatMessage(messages.latest, { count: rows.length })}</Muted>}
      </Stack>
    </Section>
  );
}

/** A buyer's orders, or a supporter's contributions, each with a link to its page. */
export function DealingsTables({ dealings }: { dealings: Dealings }) {
  const intl = useIntl();
  const columns = useMemo(() => ({ orders: orderColumns(intl), contributions: contributionColumns(intl) }), [intl]);
  return (
    <>
      <DealingsTable
        columns={columns.orders}
        count={dealings.order_count}
        hrefOf={({ kind, id }) => `/${kind}-orders-info/${id}`}
        rows={dealings.orders}
        title={intl.formatMessage(messages.orders, { count: dealings.order_count })}
      />
      <DealingsTable
        columns={columns.contributions}
        count={dealings.contribution_count}
        hrefOf={({ piece, request }) => (piece ? purchasePath(piece) : requestPath(request))}
        rows={dealings.contributions}
        title={intl.formatMessage(messages.contributions, { count: dealings.contribution_count })}
      />
    </>
  );
}
