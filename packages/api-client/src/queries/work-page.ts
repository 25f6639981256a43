/** What the page of a work asks for, and what is done from there. */
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';
import type { ProductNeighboursParams } from './records.ts';
import { retryDelay, shouldRetry } from './retry.ts';

/** What happened to a work, the latest first. */
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

/** The works beside one in the list as it is narrowed and ordered. */
export const getProductNeighbours = (product: ProductClient, id: string, params: ProductNeighboursParams) =>
  queryOptions({
    queryKey: ['products', 'neighbours', id, params],
    queryFn: async ({ signal }) =>
      (await dataOf(product.GET('/product/neighbours/{id}', { params: { path: { id }, query: params }, signal }))).data,
    placeholderData: keepPreviousData,
  });

export interface DuplicateProduct {
  id: string;
  /** Of the intent, not of the attempt: see `createIntent`. */
  idempotencyKey: string;
}

/** Adds a work like another, with photographs of its own, not offered. Its idempotency key makes it safe to repeat. */
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
