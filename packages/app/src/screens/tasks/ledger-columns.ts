import type { LedgerEntry } from '@smart-art/api-client/queries';
import type { Column } from '@smart-art/ui/data-table';
import { dayAt, writeDay } from '@smart-art/ui/date-field';
import { formatDate } from '@smart-art/ui/date-time';
import { formatMoney } from '@smart-art/ui/money';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { causeMessages, ledgerMessages as messages } from './ledger.messages.ts';
import type { Direction } from './paths.ts';

/** The due date of a payout, or what it waits for; a text if nothing is due. */
function payoutText(intl: IntlShape, { payout }: LedgerEntry, write: (day: string) => string): string {
  if (!payout) return intl.formatMessage(messages.nothingDue);
  if (payout.state === 'due') return payout.due_on ? write(payout.due_on) : '';
  return intl.formatMessage(messages[payout.state]);
}

/** The columns of the ledger. Ids are the wire names of the sort fields. */
export function ledgerColumns(intl: IntlShape, direction: Direction): Column<LedgerEntry>[] {
  const header = (message: MessageDescriptor) => intl.formatMessage(message);
  return [
    {
      id: 'number',
      header: header(messages.number),
      text: ({ order }) => order?.number ?? '',
      look: 'strong',
      width: 148,
    },
    {
      id: 'at',
      header: header(messages.at),
      text: ({ at }) => formatDate(new Date(at), intl),
      width: 116,
      priority: 1,
      sortable: true,
    },
    {
      id: 'cause',
      header: header(messages.cause),
      text: ({ cause }) => header(causeMessages[cause]),
      width: 140,
      priority: 3,
    },
    {
      id: 'work',
      header: header(messages.work),
      text: ({ order }) => order?.title ?? '',
      look: 'artName',
      width: 180,
      priority: 2,
    },
    { id: 'buyer', header: header(messages.buyer), text: ({ order }) => order?.buyer ?? '', width: 130, priority: 4 },
    {
      id: 'amount',
      header: header(messages.amount),
      text: ({ amount }) => formatMoney(amount.amount, amount.currency, intl.locale),
      align: 'end',
      look: 'strong',
      width: 128,
    },
    ...(direction === 'credit'
      ? [
          {
            id: 'payout',
            header: header(messages.payout),
            text: (entry: LedgerEntry) => payoutText(intl, entry, (day) => writeDay(day, intl.locale)),
            width: 140,
            priority: 5,
          },
        ]
      : []),
  ];
}

/** The columns of an export for bookkeeping: amounts as numbers, days in ISO 8601. */
export function ledgerCsv(intl: IntlShape, direction: Direction): Column<LedgerEntry>[] {
  const column = (id: string, header: MessageDescriptor, csv: Column<LedgerEntry>['csv']): Column<LedgerEntry> => ({
    id,
    header: intl.formatMessage(header),
    csv: csv ?? false,
  });
  return [
    column('at', messages.at, ({ at }) => dayAt(new Date(at), intl.timeZone)),
    column('number', messages.number, ({ order }) => order?.number ?? ''),
    column('cause', messages.cause, ({ cause }) => intl.formatMessage(causeMessages[cause])),
    column('work', messages.work, ({ order }) => order?.title ?? ''),
    column('buyer', messages.buyer, ({ order }) => order?.buyer ?? ''),
    column('amount', messages.amount, ({ amount }) => Number(amount.amount)),
    column('currency', messages.currency, ({ amount }) => amount.currency),
    ...(direction === 'credit'
      ? [column('payout', messages.payout, (entry) => payoutText(intl, entry, (day) => day))]
      : []),
  ];
}
