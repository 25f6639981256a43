import type { ListOrdersParams, OrderPage, OrderStatus } from '@smart-art/api-client/queries';
import type { MoneyRange, Range } from '@smart-art/ui/filter-bar';
import { type ListDefinition, type ListState, readListState } from '@smart-art/ui/list-view';
import type { IntlShape } from 'react-intl';
import { orderStatusMessages } from '../../orders/status.messages.ts';
import { ordersMessages as messages, sortMessages } from './orders.messages.ts';

/** Lists of orders that the contract selects with `ready_for` (000 section 3). */
export type Kind = 'buy' | 'rent';

const readyFor = { buy: 'Sale', rent: 'Rent' } as const;

const statuses = Object.keys(orderStatusMessages) as OrderStatus[];

type Counts = Pick<OrderPage['counts'], 'all' | 'needs_me'> & { by_status: Partial<Record<string, number>> };

/** Filters orders by their total, in either currency. */
export const totalFilter = (intl: IntlShape): NonNullable<ListDefinition['filters']>[number] => ({
  kind: 'money',
  id: 'total',
  label: intl.formatMessage(messages.total),
  currencies: intl.locale === 'ja' ? ['JPY', 'USD'] : ['USD', 'JPY'],
});

/** Filters shared by all lists of orders. The ids appear in bookmarked URLs, so they must not change. */
export const filtersOf = (
  intl: IntlShape,
  counts?: Counts,
  financialYearStart?: number,
): ListDefinition['filters'] & object => [
  {
    kind: 'one',
    id: 'show',
    label: intl.formatMessage(messages.show),
    chips: true,
    options: [
      { value: '', label: intl.formatMessage(messages.all) },
      { value: 'needs_me', label: intl.formatMessage(messages.needsMe), count: counts?.needs_me },
    ],
  },
  {
    kind: 'one',
    id: 'status',
    label: intl.formatMessage(messages.status),
    options: statuses.map((value) => ({
      value,
      label: intl.formatMessage(orderStatusMessages[value]),
      count: counts?.by_status[value],
    })),
  },
  { kind: 'date', id: 'ordered', label: intl.formatMessage(messages.orderedOn), financialYearStart },
  totalFilter(intl),
];

/** Filters and sorting of a list of purchases or rentals. */
export const ordersDefinition = (
  intl: IntlShape,
  counts?: OrderPage['counts'],
  financialYearStart?: number,
): ListDefinition => ({
  filters: filtersOf(intl, counts, financialYearStart),
  sorts: Object.entries(sortMessages).map(([id, message]) => ({ id, label: intl.formatMessage(message) })),
});

/** The request parameters of filters and search. */
export function narrowingOf({ search, filters }: Pick<ListState, 'search' | 'filters'>) {
  const ordered = filters.ordered as Range<string> | undefined;
  const total = filters.total as MoneyRange | undefined;
  const term = search.trim();
  return {
    ...(term && { search: term }),
    ...(filters.show === 'needs_me' && { needs_me: true }),
    /* Each value is one of its filter's options. */
    ...(filters.status !== undefined && { status: filters.status as OrderStatus }),
    ...(ordered?.from && { date_from: ordered.from }),
    ...(ordered?.to && { date_to: ordered.to }),
    ...(total?.from && { amount_from: total.from }),
    ...(total?.to && { amount_to: total.to }),
    ...(total && { amount_currency: total.currency }),
  };
}

/** The request parameters without the page. */
export const paramsOf = (kind: Kind, { sort, ...narrowed }: Pick<ListState, 'search' | 'filters' | 'sort'>) =>
  ({
    ready_for: readyFor[kind],
    sort: sort as NonNullable<ListOrdersParams['sort']>,
    ...narrowingOf(narrowed),
  }) satisfies ListOrdersParams;

/** The list state and the page in a URL. Reading it needs no counts. */
export function ordersRequest(kind: Kind, bare: ListDefinition, address: URLSearchParams) {
  const state = readListState(bare, address);
  return { state, page: { ...paramsOf(kind, state), page: state.page, per_page: state.pageSize } };
}
