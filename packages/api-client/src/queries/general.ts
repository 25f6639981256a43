import { queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';
import type { ListCategoriesParams, ListFrameVendorsParams, ListSubCategoriesParams } from './records.ts';

/** What changes by a release or a setting, not by what the seller does. */
const RARELY = 10 * 60_000;

/** The languages offered (001 section 3). */
export const languages = (product: ProductClient) =>
  queryOptions({
    queryKey: ['general', 'languages'],
    queryFn: async ({ signal }) => (await dataOf(product.GET('/languages', { signal }))).data,
    staleTime: RARELY,
  });

/** Currency, service charge and exchange rate (001 sections 3 and 9). */
export const siteSettings = (product: ProductClient) =>
  queryOptions({
    queryKey: ['general', 'site-settings'],
    queryFn: async ({ signal }) => (await dataOf(product.GET('/site-settings', { signal }))).data,
    staleTime: RARELY,
  });

/**
 * The versions of what an open page keeps up with: languages, notifications, profile, settings and agreement (000
 * section 9; 001 section 9). Cheap enough to be asked every second: the browser names the ETag it holds.
 */
export const changes = (product: ProductClient) =>
  queryOptions({
    queryKey: ['general', 'changes'],
    queryFn: async ({ signal }) => (await dataOf(product.GET('/changes', { signal }))).data,
    staleTime: 0,
    retry: false,
  });

/** What a work can be described with: categories, units, policies, materials, named in the caller's language. */
export const masterData = (product: ProductClient) =>
  queryOptions({
    queryKey: ['general', 'master-data'],
    queryFn: async ({ signal }) => (await dataOf(product.GET('/master-data', { signal }))).data,
    staleTime: RARELY,
  });

/** Categories by parts of their name, and by the type of work they are for. */
export const categories = (product: ProductClient, query: ListCategoriesParams = {}) =>
  queryOptions({
    queryKey: ['general', 'categories', query],
    queryFn: async ({ signal }) =>
      (await dataOf(product.GET('/master-data/categories', { params: { query }, signal }))).data,
    staleTime: RARELY,
  });

/** Sub-categories by parts of their name, and by their category. */
export const subCategories = (product: ProductClient, query: ListSubCategoriesParams = {}) =>
  queryOptions({
    queryKey: ['general', 'sub-categories', query],
    queryFn: async ({ signal }) =>
      (await dataOf(product.GET('/master-data/sub-categories', { params: { query }, signal }))).data,
    staleTime: RARELY,
  });

/** Frame vendors by parts of their name, and by what they have in stock. */
export const frameVendors = (product: ProductClient, query: ListFrameVendorsParams = {}) =>
  queryOptions({
    queryKey: ['general', 'frame-vendors', query],
    queryFn: async ({ signal }) =>
      (await dataOf(product.GET('/master-data/frame-vendors', { params: { query }, signal }))).data,
    staleTime: RARELY,
  });

/** The types of product, named in the caller's language. */
export const productTypes = (product: ProductClient) =>
  queryOptions({
    queryKey: ['general', 'product-types'],
    queryFn: async ({ signal }) => (await dataOf(product.GET('/product-types', { signal }))).data,
    staleTime: RARELY,
  });
