/** Bulk actions on works. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';
import type { BulkInput, ListProductIdsParams } from './records.ts';
import { retryDelay, shouldRetry } from './retry.ts';

/** Ids of up to 10,000 matching works, with the cursor for the next page. For actions on all of them. */
export const listProductIds = (product: ProductClient, params: ListProductIdsParams) =>
  queryOptions({
    queryKey: ['products', 'ids', params],
    queryFn: ({ signal }) => dataOf(product.GET('/product/ids', { params: { query: params }, signal })),
    // Always fetch: the list must be current.
    gcTime: 0,
    staleTime: 0,
  });

export interface BulkProducts {
  body: BulkInput;
  /** One key per batch; retries reuse it. See `createIntent`. */
  idempotencyKey: string;
}

/**
 * Runs one action on at most 200 works, or with `dry_run` reports what it would do; returns a result per work. The
 * idempotency key makes it safe to repeat, so network failures are retried.
 */
export const bulkProducts = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['bulkProducts'],
    mutationFn: ({ body, idempotencyKey }: BulkProducts) =>
      dataOf(product.POST('/product/bulk', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body })),
    retry: shouldRetry,
    retryDelay,
  });

/** Previews an action on at most 200 works, with the reasons for those it would skip. Changes nothing. */
export const previewBulk = (product: ProductClient, body: Omit<BulkInput, 'dry_run'>) =>
  queryOptions({
    queryKey: ['products', 'preview', body],
    queryFn: ({ signal }) => dataOf(product.POST('/product/bulk', { body: { ...body, dry_run: true }, signal })),
    // Always fetch: the list must be current.
    gcTime: 0,
    staleTime: 0,
  });
