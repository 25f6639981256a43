import { type ExhibitionUser, listExhibitionUsers } from '@smart-art/api-client/queries';
import { readListState, useListState } from '@smart-art/ui/list-view';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { everyRecord, LONGEST_PAGE } from '../../frame/every-record.ts';
import { useServices } from '../../services/services.ts';
import { applicantsDefinition, paramsOf, type Role } from './applicants-definition.ts';

/** One of the two applicant lists of an exhibition, for its organiser. The state is in the URL. */
export function useApplicants(id: string, role: Role) {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const { clients } = useServices();
  const queryClient = useQueryClient();
  const definition = useMemo(() => applicantsDefinition(intl), [intl]);
  const state = readListState(definition, query);
  const params = paramsOf(role, state);
  const users = useQuery(
    listExhibitionUsers(clients.product, id, { ...params, page: state.page, per_page: state.pageSize }),
  );
  const list = useListState(definition, query, (address, { replace }) =>
    setQuery(address, { replace, preventScrollReset: true }),
  );

  /** Everything the query finds, on all pages, never from the cache. */
  const fetchAll = (): Promise<ExhibitionUser[]> =>
    everyRecord((page) =>
      queryClient.fetchQuery({
        ...listExhibitionUsers(clients.product, id, { ...params, page, per_page: LONGEST_PAGE }),
        staleTime: 0,
      }),
    );

  return { list, users, params, fetchAll };
}
