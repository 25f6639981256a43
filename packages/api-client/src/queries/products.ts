import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';
import type { Upload, UploadControls } from '../upload/upload.ts';
import type { MutationName } from './invalidation/index.ts';
import type {
  BulkInput,
  FrameQuestion,
  ListDeletedProductsParams,
  ListProductIdsParams,
  ProductInput,
  ProductNeighboursParams,
} from './records.ts';
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

/** Ten thousand of the works that match, with the id to go on after: for what is done with all of them. */
export const listProductIds = (product: ProductClient, params: ListProductIdsParams) =>
  queryOptions({
    queryKey: ['products', 'ids', params],
    queryFn: ({ signal }) => dataOf(product.GET('/product/ids', { params: { query: params }, signal })),
    // A list of what is there now: never from before.
    gcTime: 0,
    staleTime: 0,
  });

/** The works beside one in the list as it is narrowed and ordered. */
export const getProductNeighbours = (product: ProductClient, id: string, params: ProductNeighboursParams) =>
  queryOptions({
    queryKey: ['products', 'neighbours', id, params],
    queryFn: async ({ signal }) =>
      (await dataOf(product.GET('/product/neighbours/{id}', { params: { path: { id }, query: params }, signal }))).data,
    placeholderData: keepPreviousData,
  });

/**
 * The works, deleted ones too, that have a photograph nearly like one that was sent.
 * @param exceptId the work it is for
 */
export const listSimilarProducts = (product: ProductClient, imageId: string, exceptId?: string) =>
  queryOptions({
    queryKey: ['products', 'similar', imageId, exceptId],
    queryFn: async ({ signal }) => {
      const params = { path: { id: imageId }, query: { product_id: exceptId } };
      return (await dataOf(product.GET('/product/similar/{id}', { params, signal }))).data;
    },
  });

export interface BulkProducts {
  body: BulkInput;
  /** Of this batch, not of the attempt: see `createIntent`. */
  idempotencyKey: string;
}

/**
 * The same for at most 200 works, or with `dry_run` what it would do; says work by work how it went. Its idempotency key
 * makes it safe to repeat, so network failures are retried.
 */
export const bulkProducts = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['bulkProducts'],
    mutationFn: ({ body, idempotencyKey }: BulkProducts) =>
      dataOf(product.POST('/product/bulk', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body })),
    retry: shouldRetry,
    retryDelay,
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
