import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';
import type { Upload, UploadControls } from '../upload/upload.ts';
import type { MutationName } from './invalidation/index.ts';
import { encodePermissions } from './permissions.ts';
import type { FrameQuestion, ListDeletedProductsParams, ListProductsParams, ProductInput } from './records.ts';
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

export interface UploadProductImagesInput extends Pick<UploadControls, 'onProgress' | 'signal' | 'idempotencyKey'> {
  files: readonly File[];
  /** The work to append the photographs to. */
  productId?: string;
}

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

/** Whether a vendor has a frame for a work of a size, what it costs, and why not. A question: it changes nothing. */
export const checkFrameAvailability = (product: ProductClient, question: FrameQuestion) =>
  queryOptions({
    queryKey: ['frames', question],
    queryFn: async ({ signal }) =>
      (await dataOf(product.POST('/product/checkFrameAvailabilityForArt', { body: question, signal }))).data,
  });

/** Sends photographs; without a product they wait for a save to name them. */
export const uploadProductImages = (upload: Upload) =>
  mutationOptions({
    mutationKey: ['uploadProductImages'],
    mutationFn: ({ files, productId, ...controls }: UploadProductImagesInput) =>
      upload('/product/update-images-files', { product_id: productId }, { files }, controls),
  });

/** Removes photographs; at least one must remain on a work that has some (001 section 5). */
export const removeProductImages = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['removeProductImages'] satisfies [MutationName],
    mutationFn: (imageIds: string[]) =>
      dataOf(product.POST('/product/remove-images-files', { body: { image_ids: imageIds } })),
  });
