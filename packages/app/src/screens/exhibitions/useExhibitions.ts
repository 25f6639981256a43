import {
  type Exhibition,
  type ListAppliedExhibitionsParams,
  listAttendedExhibitions,
  listExhibitedExhibitions,
  listExhibitions,
  listOrganizedExhibitions,
} from '@smart-art/api-client/queries';
import { readListState, useListState } from '@smart-art/ui/list-view';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import type { ExhibitionList } from '../../exhibitions/paths.ts';
import { everyRecord, LONGEST_PAGE } from '../../frame/every-record.ts';
import { useServices } from '../../services/services.ts';
import { exhibitionsDefinition, paramsOf } from './definition.ts';

const calls = {
  exhibitions: listExhibitions,
  organizer: listOrganizedExhibitions,
  exhibitor: listExhibitedExhibitions,
  attendee: listAttendedExhibitions,
} as const;

/**
 * One of the lists of exhibitions. The state is in the URL, so it can be shared and works with Back.
 * @param within limits it to a period, which is requested as a single page
 */
export function useExhibitions(of: ExhibitionList, within?: { from: string; until: string }) {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const { clients } = useServices();
  const queryClient = useQueryClient();
  const definition = useMemo(() => exhibitionsDefinition(intl, of), [intl, of]);
  const state = readListState(definition, query);
  const params = { ...paramsOf(state), ...within };
  const pageQuery = (page: Pick<ListAppliedExhibitionsParams, 'page' | 'per_page'>) =>
    /* The endpoints differ in one parameter, which is only sent to those that accept it. */
    (calls[of] as typeof listExhibitions)(clients.product, { ...params, ...page });
  const exhibitions = useQuery(
    pageQuery(within ? { page: 1, per_page: LONGEST_PAGE } : { page: state.page, per_page: state.pageSize }),
  );
  const list = useListState(definition, query, (address, { replace }) =>
    setQuery(address, { replace, preventScrollReset: true }),
  );

  /** Everything the query finds, on all pages, never from the cache. */
  const fetchAll = (): Promise<Exhibition[]> =>
    everyRecord((page) => queryClient.fetchQuery({ ...pageQuery({ page, per_page: LONGEST_PAGE }), staleTime: 0 }));

  return { list, exhibitions, counts: exhibitions.data?.counts, fetchAll };
}
