import { listDiskTransactions, listSlackTransactions, type Transaction } from '@smart-art/api-client/queries';
import type { Range } from '@smart-art/ui/filter-bar';
import { type ListDefinition, type ListState, useListState } from '@smart-art/ui/list-view';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { everyRecord, LONGEST_PAGE } from '../../frame/every-record.ts';
import { useFinancialYearStart } from '../../frame/use-financial-year-start.ts';
import { useSeller, useServices } from '../../services/services.ts';
import type { Service } from './columns.ts';
import { transactionsMessages as messages, sortMessages } from './transactions.messages.ts';

type Params = Parameters<typeof listDiskTransactions>[1];

const lists = { disk: listDiskTransactions, slack: listSlackTransactions };

/** The request parameters for the list state. */
function paramsOf(sellerId: string, { search, filters, sort }: ListState): Params {
  const days = filters.paid as Range<string> | undefined;
  const term = search.trim();
  return {
    seller_id: sellerId,
    sort: sort as NonNullable<Params['sort']>,
    ...(term && { search: term }),
    ...(days?.from && { date_from: days.from }),
    ...(days?.to && { date_to: days.to }),
  };
}

/** The receipts of a service. The state is in the URL, so it can be shared and works with Back. */
export function useReceipts(service: Service) {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const { clients } = useServices();
  const queryClient = useQueryClient();
  const sellerId = useSeller()?.id ?? '';
  const financialYearStart = useFinancialYearStart();
  const definition = useMemo<ListDefinition>(
    () => ({
      filters: [{ kind: 'date', id: 'paid', label: intl.formatMessage(messages.paidOn), financialYearStart }],
      sorts: Object.entries(sortMessages).map(([id, message]) => ({ id, label: intl.formatMessage(message) })),
    }),
    [intl, financialYearStart],
  );
  const list = useListState(definition, query, (params, { replace }) =>
    setQuery(params, { replace, preventScrollReset: true }),
  );
  const params = paramsOf(sellerId, list.state);
  const listOf = lists[service];
  const receipts = useQuery(
    listOf(clients.product, { ...params, page: list.state.page, per_page: list.state.pageSize }),
  );

  /** Everything the query finds, on all pages, never from the cache. */
  const fetchAll = (): Promise<Transaction[]> =>
    everyRecord((page) => {
      const { queryKey, queryFn } = listOf(clients.product, { ...params, page, per_page: LONGEST_PAGE });
      return queryClient.fetchQuery({ queryKey, ...(queryFn && { queryFn }), staleTime: 0 });
    });

  return { list, receipts, fetchAll };
}
