/** Product queries the library needs at once; those in products.ts load with the screens that use them. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';
import { encodePermissions } from './permissions.ts';
import type { ListProductsParams } from './records.ts';

/** A page of the library. The previous page stays until the next has loaded. */
export const listProducts = (product: ProductClient, permissions: readonly string[], params: ListProductsParams) =>
  queryOptions({
    queryKey: ['products', 'list', params],
    queryFn: ({ signal }) =>
      dataOf(
        product.GET('/product/list', {
          params: { query: { ...params, permissions: encodePermissions(permissions) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** One work with all its photographs. */
export const getProduct = (product: ProductClient, id: string) =>
  queryOptions({
    queryKey: ['products', 'details', id],
    queryFn: async ({ signal }) =>
      (await dataOf(product.GET('/product/details/{id}', { params: { path: { id } }, signal }))).data,
  });
