/** What is done with many works at once. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';
import type { BulkInput, ListProductIdsParams } from './records.ts';
import { retryDelay, shouldRetry } from './retry.ts';

/** Ten thousand of the works that match, with the id to go on after: for what is done with all of them. */
export const listProductIds = (product: ProductClient, params: ListProductIdsParams) =>
  queryOptions({
    queryKey: ['products', 'ids', params],
    queryFn: ({ signal }) => dataOf(product.GET('/product/ids', { params: { query: params }, signal })),
    // A list of what is there now: never from before.
    gcTime: 0,
    staleTime: 0,
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

/** What the same would do to at most 200 works, and why not. A question: it changes nothing. */
export const previewBulk = (product: ProductClient, body: Omit<BulkInput, 'dry_run'>) =>
  queryOptions({
    queryKey: ['products', 'preview', body],
    queryFn: ({ signal }) => dataOf(product.POST('/product/bulk', { body: { ...body, dry_run: true }, signal })),
    // What would be done now: never from before.
    gcTime: 0,
    staleTime: 0,
  });
