import { ApiError } from '@smart-art/api-client';
import { getProduct, listProducts, type Product } from '@smart-art/api-client/queries';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useSeller, useServices } from '../../services/services.ts';
import { libraryParamsAt } from '../../works/library-list/params-at.ts';
import { LABELS } from './labels-path.ts';

/** The contract's maximum page size. */
const LONGEST_PAGE = 200;

/** The works to print labels for. */
export interface Labelled {
  works: Product[];
  /** Named in the URL, but no longer in the library. */
  missing: number;
  /** Beyond the limit. */
  more: number;
}

const isGone = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'validation');

/** The works listed in a URL's `ids`, in that order; without `ids`, those that its filters find in the library. */
export function useLabelled(query: URLSearchParams) {
  const intl = useIntl();
  const { clients } = useServices();
  const permissions = useSeller()?.permissions ?? [];
  const queryClient = useQueryClient();
  const named = query.get('ids');
  const ids = named === null ? null : [...new Set(named.split(',').filter(Boolean))];
  const params = libraryParamsAt(intl, query);

  const byIds = async (all: readonly string[]): Promise<Labelled> => {
    const found = await Promise.all(
      all.slice(0, LABELS).map((id) =>
        queryClient.fetchQuery(getProduct(clients.product, id)).catch((error: unknown) => {
          if (isGone(error)) return null;
          throw error;
        }),
      ),
    );
    const works = found.flatMap((work) => (work && work.deleted_at === null ? [work] : []));
    return { works, missing: found.length - works.length, more: Math.max(0, all.length - LABELS) };
  };

  const byFilters = async (): Promise<Labelled> => {
    const works = new Map<string, Product>();
    for (let page = 1; ; page += 1) {
      const { queryKey, queryFn } = listProducts(clients.product, permissions, {
        ...params,
        page,
        per_page: LONGEST_PAGE,
      });
      const { data, total } = await queryClient.fetchQuery({ queryKey, ...(queryFn && { queryFn }), staleTime: 0 });
      for (const work of data) works.set(work.id, work);
      if (works.size >= Math.min(total, LABELS) || data.length === 0) {
        return { works: [...works.values()].slice(0, LABELS), missing: 0, more: Math.max(0, total - LABELS) };
      }
    }
  };

  return useQuery({
    queryKey: ['products', 'labelled', ids ?? params],
    queryFn: () => (ids ? byIds(ids) : byFilters()),
  });
}
