/* For the work editor and imports; separate from the chunk that every signed-in page loads. */
import { queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';
import { RARELY } from './freshness.ts';
import type { ListCategoriesParams, ListFrameVendorsParams, ListSubCategoriesParams } from './records.ts';

/** Categories by part of their name and by type of work. */
export const categories = (product: ProductClient, query: ListCategoriesParams = {}) =>
  queryOptions({
    queryKey: ['general', 'categories', query],
    queryFn: async ({ signal }) =>
      (await dataOf(product.GET('/master-data/categories', { params: { query }, signal }))).data,
    staleTime: RARELY,
  });

/** Sub-categories by part of their name and by category. */
export const subCategories = (product: ProductClient, query: ListSubCategoriesParams = {}) =>
  queryOptions({
    queryKey: ['general', 'sub-categories', query],
    queryFn: async ({ signal }) =>
      (await dataOf(product.GET('/master-data/sub-categories', { params: { query }, signal }))).data,
    staleTime: RARELY,
  });

/** Frame vendors by part of their name and by what they have in stock. */
export const frameVendors = (product: ProductClient, query: ListFrameVendorsParams = {}) =>
  queryOptions({
    queryKey: ['general', 'frame-vendors', query],
    queryFn: async ({ signal }) =>
      (await dataOf(product.GET('/master-data/frame-vendors', { params: { query }, signal }))).data,
    staleTime: RARELY,
  });

/** The product types, named in the caller's language. */
export const productTypes = (product: ProductClient) =>
  queryOptions({
    queryKey: ['general', 'product-types'],
    queryFn: async ({ signal }) => (await dataOf(product.GET('/product-types', { signal }))).data,
    staleTime: RARELY,
  });
