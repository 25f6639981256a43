import { queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';

/**
 * The first few works, orders, people, exhibitions and requests that contain every word.
 * @param query at least one letter
 */
export const findAnything = (product: ProductClient, query: string) =>
  queryOptions({
    queryKey: ['search', query],
    queryFn: ({ signal }) => dataOf(product.GET('/search', { params: { query: { query } }, signal })),
    /* No mutation invalidates searches, so always refetch; the cached result is shown until then. */
    staleTime: 0,
    gcTime: 60_000,
  });
