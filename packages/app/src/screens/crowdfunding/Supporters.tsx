import type { CrowdfundingRequest } from '@smart-art/api-client/queries';
import { type Column, DataTable } from '@smart-art/ui/data-table';
import { formatDate } from '@smart-art/ui/date-time';
import { EmptyState } from '@smart-art/ui/empty-state';
import { Link } from '@smart-art/ui/link';
import { formatMoney } from '@smart-art/ui/money';
import { Section } from '@smart-art/ui/section';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { dealerPath } from '../../people/dealer-path.ts';
import { supporterMessages as messages } from './request.messages.ts';

type Contribution = CrowdfundingRequest['contributions'][number];

const moneyOf = (intl: IntlShape, { amount, currency }: Contribution['fee']) =>
  formatMoney(amount, currency, intl.locale);

const kindOf = (intl: IntlShape, { kind, status }: Contribution) =>
  intl.formatMessage(status === 'refunded' ? messages.refunded : messages[kind]);

const nameOf = ({ supporter: { name, company } }: Contribution) => [name, company].filter(Boolean).join(', ');

function columnsOf(intl: IntlShape): Column<Contribution>[] {
  return [
    {
      id: 'at',
      header: intl.formatMessage(messages.at),
      text: ({ at }) => formatDate(new Date(at), intl),
      width: 116,
    },
    {
      id: 'supporter',
      header: intl.formatMessage(messages.supporter),
      text: nameOf,
      render: (row) => <Link href={dealerPath(row.supporter.id)}>{nameOf(row)}</Link>,
      look: 'strong',
      width: 180,
    },
    { id: 'kind', header: intl.formatMessage(messages.kind), text: (row) => kindOf(intl, row), width: 120 },
    {
      id: 'amount',
      header: intl.formatMessage(messages.amount),
      text: ({ amount }) => moneyOf(intl, amount),
      align: 'end',
      width: 108,
    },
    {
      id: 'fee',
      header: intl.formatMessage(messages.fee),
      text: ({ fee }) => moneyOf(intl, fee),
      align: 'end',
      width: 100,
    },
    {
      id: 'received',
      header: intl.formatMessage(messages.received),
      text: ({ received }) => moneyOf(intl, received),
      align: 'end',
      look: 'strong',
      width: 112,
    },
  ];
}

/** The contributions, and the seller's share of each. */
export function Supporters({ request: { contributions, funds } }: { request: CrowdfundingRequest }) {
  const intl = useIntl();
  const columns = useMemo(() => columnsOf(intl), [intl]);
  const title = intl.formatMessage(messages.title, { count: funds.supporters });
  return (
    <Section title={title}>
      {contributions.length === 0 ? (
        <EmptyState size="line" title={intl.formatMessage(messages.none)} />
      ) : (
        <DataTable columns={columns} label={title} rowKey={({ id }) => id} rows={contributions} />
      )}
    </Section>
  );
}
