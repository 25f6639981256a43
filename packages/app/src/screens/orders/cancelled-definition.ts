import type { CancelledOrder, ListCancelledOrdersParams } from '@smart-art/api-client/queries';
import type { MoneyRange, Range } from '@smart-art/ui/filter-bar';
import type { ListDefinition, ListState } from '@smart-art/ui/list-view';
import type { IntlShape } from 'react-intl';
import { causeMessages } from '../../orders/cause.messages.ts';
import { refundMessages } from '../../orders/refund.messages.ts';
import { cancelledMessages as messages } from './cancelled.messages.ts';
import { totalFilter } from './definition.ts';
import { ordersMessages } from './orders.messages.ts';

const kinds = ['buy', 'rent', 'custom'] as const satisfies readonly CancelledOrder['kind'][];
const causes = Object.keys(causeMessages) as CancelledOrder['cause'][];

/** Filters of the list of cancelled orders. The ids appear in bookmarked URLs, so they must not change. */
export const cancelledDefinition = (intl: IntlShape, financialYearStart?: number): ListDefinition => ({
  filters: [
    {
      kind: 'one',
      id: 'refund',
      label: intl.formatMessage(messages.refund),
      chips: true,
      options: [
        { value: '', label: intl.formatMessage(ordersMessages.all) },
        { value: 'due', label: intl.formatMessage(refundMessages.due) },
        { value: 'refunded', label: intl.formatMessage(refundMessages.refunded) },
      ],
    },
    {
      kind: 'one',
      id: 'kind',
      label: intl.formatMessage(messages.kind),
      options: kinds.map((value) => ({ value, label: intl.formatMessage(ordersMessages[value]) })),
    },
    {
      kind: 'one',
      id: 'cause',
      label: intl.formatMessage(messages.cause),
      options: causes.map((value) => ({ value, label: intl.formatMessage(causeMessages[value]) })),
    },
    { kind: 'date', id: 'ended', label: intl.formatMessage(messages.endedOn), financialYearStart },
    totalFilter(intl),
  ],
});

/** The request parameters without the page. */
export function cancelledQuery({ search, filters }: Pick<ListState, 'search' | 'filters'>): ListCancelledOrdersParams {
  const ended = filters.ended as Range<string> | undefined;
  const total = filters.total as MoneyRange | undefined;
  const term = search.trim();
  return {
    ...(term && { search: term }),
    /* Each value is one of its filter's options. */
    ...(filters.refund !== undefined && { refund: filters.refund as 'due' | 'refunded' }),
    ...(filters.kind !== undefined && { kind: filters.kind as CancelledOrder['kind'] }),
    ...(filters.cause !== undefined && { cause: filters.cause as CancelledOrder['cause'] }),
    ...(ended?.from && { date_from: ended.from }),
    ...(ended?.to && { date_to: ended.to }),
    ...(total?.from && { amount_from: total.from }),
    ...(total?.to && { amount_to: total.to }),
    ...(total && { amount_currency: total.currency }),
  };
}
