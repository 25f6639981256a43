/** Queries and mutations of a work's page. */
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';
import type { ProductNeighboursParams } from './records.ts';
import { retryDelay, shouldRetry } from './retry.ts';

/** The history of a work, latest first. */
export const getProductHistory = (
  product: ProductClient,
  id: string,
  params: { page?: number; per_page?: number } = {},
) =>
  queryOptions({
    queryKey: ['products', 'history', id, params],
    queryFn: ({ signal }) =>
      dataOf(product.GET('/product/history/{id}', { params: { path: { id }, query: params }, signal })),
  });

/** The previous and the next work in the list, with its filters and order. */
export const getProductNeighbours = (product: ProductClient, id: string, params: ProductNeighboursParams) =>
  queryOptions({
    queryKey: ['products', 'neighbours', id, params],
    queryFn: async ({ signal }) =>
      (await dataOf(product.GET('/product/neighbours/{id}', { params: { path: { id }, query: params }, signal }))).data,
    placeholderData: keepPreviousData,
  });

export interface DuplicateProduct {
  id: string;
  /** One key per user intent; retries reuse it. See `createIntent`. */
  idempotencyKey: string;
}

/** Duplicates a work and its photographs; the copy is not offered. The idempotency key makes it safe to repeat. */
export const duplicateProduct = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['duplicateProduct'],
    mutationFn: ({ id, idempotencyKey }: DuplicateProduct) =>
      dataOf(
        product.POST('/product/duplicate/{id}', {
          params: { path: { id }, header: { 'Idempotency-Key': idempotencyKey } },
        }),
      ),
    retry: shouldRetry,
    retryDelay,
  });
