import { queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';

/** The first few works, orders, people, exhibitions and requests that have every word. @param query at least one letter */
export const findAnything = (product: ProductClient, query: string) =>
  queryOptions({
    queryKey: ['search', query],
    queryFn: ({ signal }) => dataOf(product.GET('/search', { params: { query: { query } }, signal })),
    /* What is done elsewhere makes no search stale: it is asked anew, what was found stands meanwhile. */
    staleTime: 0,
    gcTime: 60_000,
  });
