import { listUsers, type PersonCard } from '@smart-art/api-client/queries';
import { readListState, useListState } from '@smart-art/ui/list-view';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { everyRecord } from '../../frame/every-record.ts';
import { useServices } from '../../services/services.ts';
import { paramsOf, sellersDefinition, type UserListType } from './definition.ts';

/** Both the contract's maximum and its default page size for this list (000 section 9). */
const LONGEST_PAGE = 1000;

/** The people of one of the two lists. The state is in the URL, so it can be shared and works with Back. */
export function usePeople(type: UserListType) {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const { clients } = useServices();
  const queryClient = useQueryClient();
  /* Reading the URL needs no counts. */
  const bare = useMemo(() => sellersDefinition(intl, type), [intl, type]);
  const state = readListState(bare, query);
  const params = paramsOf(type, state);
  const people = useQuery(listUsers(clients.product, { ...params, page: state.page, perPage: state.pageSize }));
  const counts = people.data?.counts;
  const definition = useMemo(() => sellersDefinition(intl, type, counts), [intl, type, counts]);
  const list = useListState(definition, query, (address, { replace }) =>
    setQuery(address, { replace, preventScrollReset: true }),
  );

  /** Everything the query finds, on all pages, never from the cache. */
  const fetchAll = (): Promise<PersonCard[]> =>
    everyRecord((page) =>
      queryClient.fetchQuery({
        ...listUsers(clients.product, { ...params, page, perPage: LONGEST_PAGE }),
        staleTime: 0,
      }),
    );

  return { list, people, fetchAll };
}
