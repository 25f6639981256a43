import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';
import type { ListDeletedProductsParams } from './records.ts';

export interface ProductVersion {
  id: string;
  /** Version the user saw. The change fails with ApiError `stale` if the server has a different one. */
  version?: number;
}

const seen = (version: number | undefined) => (version === undefined ? {} : { 'If-Match': `"${version}"` });

/** Moves a work to the deleted list. Fails with ApiError `conflict` if an order or a crowdfunding request uses it. */
export const deleteProduct = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['deleteProduct'],
    mutationFn: ({ id, version }: ProductVersion) =>
      dataOf(product.DELETE('/product/{id}', { params: { path: { id }, header: seen(version) } })),
  });

/** Restores a deleted work to the library. */
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
