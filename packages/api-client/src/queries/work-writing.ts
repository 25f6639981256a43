/** Queries and mutations of the work editor: separate from those of the library, which a first visit downloads. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';
import type { Upload, UploadControls } from '../upload/upload.ts';
import type { MutationName } from './invalidation/index.ts';
import type { FrameAvailabilityRequest, ProductInput } from './records.ts';
import { retryDelay, shouldRetry } from './retry.ts';

export interface SaveProduct {
  /** The work to update; absent to create one. */
  id?: string;
  body: ProductInput;
  /** One key per user intent; retries reuse it. See `createIntent`. */
  idempotencyKey: string;
  /** Version the user edited. The save fails with ApiError `stale` if the server has a different one. */
  version?: number;
}

/** Creates or updates a work. The idempotency key makes it safe to repeat, so network failures are retried. */
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
  /** The work to add the photographs to. */
  productId?: string;
}

/**
 * Works, including deleted ones, with a photograph almost the same as the given one.
 * @param exceptId the work the photograph is for
 */
export const listSimilarProducts = (product: ProductClient, imageId: string, exceptId?: string) =>
  queryOptions({
    queryKey: ['products', 'similar', imageId, exceptId],
    queryFn: async ({ signal }) => {
      const params = { path: { id: imageId }, query: { product_id: exceptId } };
      return (await dataOf(product.GET('/product/similar/{id}', { params, signal }))).data;
    },
  });

/** Whether a vendor has a frame for a work of a given size, its price, or why not. Changes nothing. */
export const checkFrameAvailability = (product: ProductClient, request: FrameAvailabilityRequest) =>
  queryOptions({
    queryKey: ['frames', request],
    queryFn: async ({ signal }) =>
      (await dataOf(product.POST('/product/checkFrameAvailabilityForArt', { body: request, signal }))).data,
  });

/** Uploads photographs; without a product they stay unattached until a save names them. */
export const uploadProductImages = (upload: Upload) =>
  mutationOptions({
    mutationKey: ['uploadProductImages'],
    mutationFn: ({ files, productId, ...controls }: UploadProductImagesInput) =>
      upload('/product/update-images-files', { product_id: productId }, { files }, controls),
  });

/** Removes photographs; a work that has some must keep at least one (001 section 5). */
export const removeProductImages = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['removeProductImages'] satisfies [MutationName],
    mutationFn: (imageIds: string[]) =>
      dataOf(product.POST('/product/remove-images-files', { body: { image_ids: imageIds } })),
  });
