import { queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';
import { RARELY } from './freshness.ts';

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
 * The versions of the data that an open page polls: languages, notifications, profile, settings and agreement (000
 * section 9; 001 section 9). Cheap enough for a poll every second, because the browser sends the ETag it has cached.
 * `tag` is that ETag; other responses carry it as `X-Changes`.
 */
export const changes = (product: ProductClient) =>
  queryOptions({
    queryKey: ['general', 'changes'],
    queryFn: async ({ signal }) => {
      const call = product.GET('/changes', { signal });
      const { data } = await dataOf(call);
      return { ...data, tag: (await call).response.headers.get('ETag') ?? undefined };
    },
    staleTime: 0,
    retry: false,
  });

/** Options for describing a work: categories, units, policies, materials, named in the caller's language. */
export const masterData = (product: ProductClient) =>
  queryOptions({
    queryKey: ['general', 'master-data'],
    queryFn: async ({ signal }) => (await dataOf(product.GET('/master-data', { signal }))).data,
    staleTime: RARELY,
  });
