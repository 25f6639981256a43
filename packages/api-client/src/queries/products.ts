import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';
import type { ListDeletedProductsParams } from './records.ts';

export interface ProductVersion {
  id: string;
  /** The version that was seen; another one on the server refuses the change (ApiError `stale`). */
  version?: number;
}

const seen = (version: number | undefined) => (version === undefined ? {} : { 'If-Match': `"${version}"` });

/** Moves a work to the deleted list; what an order or a crowdfunding request uses stays (ApiError `conflict`). */
export const deleteProduct = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['deleteProduct'],
    mutationFn: ({ id, version }: ProductVersion) =>
      dataOf(product.DELETE('/product/{id}', { params: { path: { id }, header: seen(version) } })),
  });

/** Brings a deleted work back into the library. */
export const restoreProduct = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['restoreProduct'],
    mutationFn: ({ id, version }: ProductVersion) =>
      dataOf(product.POST('/product/restore/{id}', { params: { path: { id }, header: seen(version) } })),
  });

/** A page of the deleted works, the latest deleted first. */
export const listDeletedProducts = (product: ProductClient, params: ListDeletedProductsParams) =>
  queryOptions({
    queryKey: ['products', 'deleted', params],
    queryFn: ({ signal }) => dataOf(product.GET('/product/deleted-list', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });
