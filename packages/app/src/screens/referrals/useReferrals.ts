import { listReferrals, type Referral } from '@smart-art/api-client/queries';
import { readListState, useListState } from '@smart-art/ui/list-view';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { everyRecord, LONGEST_PAGE } from '../../frame/every-record.ts';
import { useServices } from '../../services/services.ts';
import { paramsOf, referralsDefinition } from './definition.ts';

/** The seller's invitations. The state is in the URL, so it can be shared and works with Back. */
export function useReferrals() {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const { clients } = useServices();
  const queryClient = useQueryClient();
  /* Reading the URL needs no counts. */
  const bare = useMemo(() => referralsDefinition(intl), [intl]);
  const state = readListState(bare, query);
  const params = paramsOf(state);
  const referrals = useQuery(listReferrals(clients.product, { ...params, page: state.page, per_page: state.pageSize }));
  const counts = referrals.data?.counts;
  const definition = useMemo(() => referralsDefinition(intl, counts), [intl, counts]);
  const list = useListState(definition, query, (address, { replace }) =>
    setQuery(address, { replace, preventScrollReset: true }),
  );

  /** Everything the query finds, on all pages, never from the cache. */
  const fetchAll = (): Promise<Referral[]> =>
    everyRecord((page) =>
      queryClient.fetchQuery({
        ...listReferrals(clients.product, { ...params, page, per_page: LONGEST_PAGE }),
        staleTime: 0,
      }),
    );

  return { list, referrals, fetchAll };
}
