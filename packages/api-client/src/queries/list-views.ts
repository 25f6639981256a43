import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';
import type { ListViewChange, NewListView } from './records.ts';
import { retryDelay, shouldRetry } from './retry.ts';

/** The views that the seller has kept of a list, in the seller's own order. */
export const listViews = (product: ProductClient, list: string) =>
  queryOptions({
    queryKey: ['list-views', list],
    queryFn: async ({ signal }) =>
      (await dataOf(product.GET('/list-views', { params: { query: { list } }, signal }))).data,
  });

export interface KeepView {
  body: NewListView;
  /** Of the intent, not of the attempt: see `createIntent`. */
  idempotencyKey: string;
}

/** Keeps a view of a list under a name of its own. Its idempotency key makes it safe to repeat. */
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
  /** The version that was seen; another one on the server refuses the change (ApiError `stale`). */
  version?: number;
}

/** Renames a view, moves it, makes it the default or gives it another query. */
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

/** Forgets a view; what is in it stays. */
export const removeView = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['removeView'],
    mutationFn: (id: string) => dataOf(product.DELETE('/list-views/{id}', { params: { path: { id } } })),
  });
