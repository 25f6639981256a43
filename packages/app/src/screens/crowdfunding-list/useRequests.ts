import {
  type CrowdfundingPage,
  type CrowdfundingSummary,
  listCrowdfundingRequests,
} from '@smart-art/api-client/queries';
import { readListState, useListState } from '@smart-art/ui/list-view';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { everyRecord, LONGEST_PAGE } from '../../frame/every-record.ts';
import { useServices } from '../../services/services.ts';
import { paramsOf, requestsDefinition } from './definition.ts';
import type { RequestList } from './paths.ts';

/** This endpoint returns its items as `list` (000 section 3); all others use `data`. */
const asPage = (page: CrowdfundingPage) => ({ ...page, data: page.list });

/** A list of requests. The state is in the URL, so it can be shared and works with Back. */
export function useRequests(of: RequestList) {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const { clients } = useServices();
  const queryClient = useQueryClient();
  /* Reading the URL needs no counts. */
  const bare = useMemo(() => requestsDefinition(intl, of), [intl, of]);
  const state = readListState(bare, query);
  const params = paramsOf(of, state);
  const requests = useQuery({
    ...listCrowdfundingRequests(clients.product, { ...params, page: state.page, per_page: state.pageSize }),
    select: asPage,
  });
  const counts = requests.data?.counts;
  const definition = useMemo(() => requestsDefinition(intl, of, counts), [intl, of, counts]);
  const list = useListState(definition, query, (address, { replace }) =>
    setQuery(address, { replace, preventScrollReset: true }),
  );

  /** Everything the query finds, on all pages, never from the cache. */
  const fetchAll = (): Promise<CrowdfundingSummary[]> =>
    everyRecord(async (page) =>
      asPage(
        await queryClient.fetchQuery({
          ...listCrowdfundingRequests(clients.product, { ...params, page, per_page: LONGEST_PAGE }),
          staleTime: 0,
        }),
      ),
    );

  return { list, requests, counts, fetchAll };
}
