import { listOrders, type Order } from '@smart-art/api-client/queries';
import { useListState } from '@smart-art/ui/list-view';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { everyRecord, LONGEST_PAGE } from '../../frame/every-record.ts';
import { useFinancialYearStart } from '../../frame/use-financial-year-start.ts';
import { useServices } from '../../services/services.ts';
import { type Kind, ordersDefinition, ordersRequest, paramsOf } from './definition.ts';

/** A list of orders. The state is in the URL, so it can be shared and works with Back. */
export function useOrders(kind: Kind) {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const { clients } = useServices();
  const queryClient = useQueryClient();
  const bare = useMemo(() => ordersDefinition(intl), [intl]);
  const { state, page } = ordersRequest(kind, bare, query);
  const params = paramsOf(kind, state);
  const orders = useQuery(listOrders(clients.product, page));
  const counts = orders.data?.counts;
  const yearStart = useFinancialYearStart();
  const definition = useMemo(() => ordersDefinition(intl, counts, yearStart), [intl, counts, yearStart]);
  const list = useListState(definition, query, (address, { replace }) =>
    setQuery(address, { replace, preventScrollReset: true }),
  );

  /** Everything the query finds, on all pages, never from the cache. */
  const fetchAll = (): Promise<Order[]> =>
    everyRecord((page) =>
      queryClient.fetchQuery({
        ...listOrders(clients.product, { ...params, page, per_page: LONGEST_PAGE }),
        staleTime: 0,
      }),
    );

  return { list, orders, fetchAll };
}
