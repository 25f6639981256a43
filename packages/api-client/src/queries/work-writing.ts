/** What is asked and sent while a work is written: apart from the library's own, which a first visit downloads. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';
import type { Upload, UploadControls } from '../upload/upload.ts';
import type { MutationName } from './invalidation/index.ts';
import type { FrameQuestion, ProductInput } from './records.ts';
import { retryDelay, shouldRetry } from './retry.ts';

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
