import type { CrowdfundingSummary } from '@smart-art/api-client/queries';
import type { Column } from '@smart-art/ui/data-table';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { requestStatusMessages } from '../crowdfunding/request.messages.ts';
import { listMessages as messages } from './list.messages.ts';

const receivedOf = ({ funds }: CrowdfundingSummary): number =>
  Number(funds.lines.find(({ kind }) => kind === 'amount_received')?.amount.amount ?? 0);

/** The columns of a CSV export: amounts as numbers, dates and times in ISO 8601. */
export function requestCsv(intl: IntlShape): Column<CrowdfundingSummary>[] {
  const column = (
    id: string,
    header: MessageDescriptor,
    csv: Column<CrowdfundingSummary>['csv'],
  ): Column<CrowdfundingSummary> => ({ id, header: intl.formatMessage(header), csv: csv ?? false });
  return [
    column('number', messages.number, ({ number }) => number),
    column('title', messages.request, ({ title }) => title),
    column('status', messages.status, ({ status }) => intl.formatMessage(requestStatusMessages[status])),
    column('amount', messages.amount, ({ amount_requested }) => Number(amount_requested.amount)),
    column('raised', messages.raised, ({ funds }) => Number(funds.raised.amount)),
    column('received', messages.received, receivedOf),
    column('currency', messages.currency, ({ amount_requested }) => amount_requested.currency),
    column('supporters', messages.supporters, ({ funds }) => funds.supporters),
    column('pieces', messages.pieces, ({ pieces }) => pieces),
    column('bought', messages.bought, ({ purchased_pieces }) => purchased_pieces.length),
    column('completion', messages.completion, ({ art_completion_date }) => art_completion_date),
    column('valid_until', messages.validUntil, ({ valid_until }) => valid_until ?? ''),
    column('sent', messages.sent, ({ created_at }) => created_at),
    column('cancelled', messages.cancelledOn, ({ cancelled_at }) => cancelled_at ?? ''),
    column('reason', messages.reason, ({ reason }) => reason ?? ''),
  ];
}
