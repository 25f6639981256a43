import type { LedgerEntry, ListLedgerEntriesParams } from '@smart-art/api-client/queries';
import type { Range } from '@smart-art/ui/filter-bar';
import type { ListDefinition, ListState } from '@smart-art/ui/list-view';
import type { IntlShape } from 'react-intl';
import { causeMessages, ledgerMessages as messages } from './ledger.messages.ts';
import type { Direction } from './paths.ts';

type Cause = LedgerEntry['cause'];

/** The causes of credits; an expense is always a refund. */
const causes: readonly Cause[] = ['sale', 'rent', 'custom', 'renewal', 'deposit_forfeited'];

/** Filters and sorting of the entries. The ids appear in bookmarked URLs, so they must not change. */
export const ledgerDefinition = (
  intl: IntlShape,
  direction: Direction,
  financialYearStart?: number,
): ListDefinition => ({
  filters: [
    ...(direction === 'credit'
      ? [
          {
            kind: 'one' as const,
            id: 'cause',
            label: intl.formatMessage(messages.cause),
            options: causes.map((value) => ({ value, label: intl.formatMessage(causeMessages[value]) })),
          },
        ]
      : []),
    {
      kind: 'one',
      id: 'currency',
      label: intl.formatMessage(messages.currency),
      options: [
        { value: 'USD', label: intl.formatMessage(messages.dollars) },
        { value: 'JPY', label: intl.formatMessage(messages.yen) },
      ],
    },
    { kind: 'date', id: 'booked', label: intl.formatMessage(messages.booked), financialYearStart },
  ],
  sorts: [
    { id: '-at', label: intl.formatMessage(messages.latest) },
    { id: 'at', label: intl.formatMessage(messages.oldest) },
  ],
});

/** The request parameters of filters and search. */
export function narrowingOf({ search, filters }: Pick<ListState, 'search' | 'filters'>) {
  const booked = filters.booked as Range<string> | undefined;
  const term = search.trim();
  return {
    ...(term && { search: term }),
    /* Each value is one of its filter's options. */
    ...(filters.cause !== undefined && { cause: filters.cause as Cause }),
    ...(filters.currency !== undefined && { currency: filters.currency as 'USD' | 'JPY' }),
    ...(booked?.from && { date_from: booked.from }),
    ...(booked?.to && { date_to: booked.to }),
  } satisfies Partial<ListLedgerEntriesParams>;
}
