import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';
import type { MutationName } from './invalidation/index.ts';
import { encodePermissions } from './permissions.ts';
import type { ListProductsParams, ProductInput } from './records.ts';
import { retryDelay, shouldRetry } from './retry.ts';

/** A page of the library; the one before stays until the next has come. */
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

export interface SaveProduct {
  /** The work to save; absent to add one. */
  id?: string;
  body: ProductInput;
  /** Of the intent, not of the attempt: see `createIntent`. */
  idempotencyKey: string;
  /** The version that was edited; another one on the server refuses the save (ApiError `stale`). */
  version?: number;
}

/** Adds a work or saves one. Its idempotency key makes it safe to repeat, so network failures are retried. */
export const saveProduct = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['saveProduct'] satisfies [MutationName],
    mutationFn: ({ id = 'new', body, idempotencyKey, version }: SaveProduct) =>
      dataOf(
        product.POST('/product/create/{id}', {
          params: {
            path: { id },
            header: {
              'Idempotency-Key': idempotencyKey,
              ...(version === undefined ? null : { 'If-Match': `"${version}"` }),
            },
          },
          body,
        }),
      ),
    retry: shouldRetry,
    retryDelay,
  });

/** Moves a work to the deleted list. */
export const deleteProduct = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['deleteProduct'] satisfies [MutationName],
    mutationFn: (id: string) => dataOf(product.DELETE('/product/{id}', { params: { path: { id } } })),
  });

/** Removes photographs; at least one must remain on a work that has some (001 section 5). */
export const removeProductImages = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['removeProductImages'] satisfies [MutationName],
    mutationFn: (imageIds: string[]) =>
      dataOf(product.POST('/product/remove-images-files', { body: { image_ids: imageIds } })),
  });
