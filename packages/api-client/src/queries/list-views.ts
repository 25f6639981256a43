import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';
import type { ListViewChange, NewListView } from './records.ts';
import { retryDelay, shouldRetry } from './retry.ts';

/** The seller's saved views of a list, in the seller's own order. */
export const listViews = (product: ProductClient, list: string) =>
  queryOptions({
    queryKey: ['list-views', list],
    queryFn: async ({ signal }) =>
      (await dataOf(product.GET('/list-views', { params: { query: { list } }, signal }))).data,
  });

export interface KeepView {
  body: NewListView;
  /** One key per user intent; retries reuse it. See `createIntent`. */
  idempotencyKey: string;
}

/** Saves a view of a list under a unique name. The idempotency key makes it safe to repeat. */
export const keepView = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['keepView'],
    mutationFn: ({ body, idempotencyKey }: KeepView) =>
      dataOf(product.POST('/list-views', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body })),
    retry: shouldRetry,
    retryDelay,
  });

export interface ChangeView {
  id: string;
  body: ListViewChange;
  /** Version the user saw. The change fails with ApiError `stale` if the server has a different one. */
  version?: number;
}

/** Renames a view, moves it, makes it the default or replaces its query. */
export const changeView = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['changeView'],
    mutationFn: ({ id, body, version }: ChangeView) =>
      dataOf(
        product.POST('/list-views/{id}', {
          params: { path: { id }, header: version === undefined ? {} : { 'If-Match': `"${version}"` } },
          body,
        }),
      ),
  });

/** Removes a view; the records in it are not affected. */
export const removeView = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['removeView'],
    mutationFn: (id: string) => dataOf(product.DELETE('/list-views/{id}', { params: { path: { id } } })),
  });
