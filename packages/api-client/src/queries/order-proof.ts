import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';
import type { Upload, UploadControls } from '../upload/upload.ts';
import type { MutationName } from './invalidation/index.ts';
import type { OrderMessageInput } from './records.ts';
import { retryDelay, shouldRetry } from './retry.ts';

/** The proof pack of an order: its parts with their hashes, and the URL of the archive. */
export const getOrderProof = (product: ProductClient, id: string) =>
  queryOptions({
    queryKey: ['orders', 'proof', id],
    queryFn: async ({ signal }) =>
      (await dataOf(product.GET('/order-proof/{order_id}', { params: { path: { order_id: id } }, signal }))).data,
  });

export interface SendOrderMessage {
  body: OrderMessageInput;
  /** One key per user intent; retries reuse it. See `createIntent`. */
  idempotencyKey: string;
}

/** Sends a message to the buyer of an order. */
export const sendOrderMessage = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['sendOrderMessage'] satisfies [MutationName],
    mutationFn: ({ body, idempotencyKey }: SendOrderMessage) =>
      dataOf(product.POST('/order-message', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body })),
    retry: shouldRetry,
    retryDelay,
  });

export interface RecordOrderCondition extends Pick<UploadControls, 'onProgress' | 'signal' | 'version'> {
  orderId: string;
  /** What the photographs show. */
  note?: string;
  photographs: readonly File[];
  /** One key per user intent; retries reuse it. See `createIntent`. */
  idempotencyKey: string;
}

/** Records the condition of a work before it is shipped. */
export const recordOrderCondition = (upload: Upload) =>
  mutationOptions({
    mutationKey: ['recordOrderCondition'] satisfies [MutationName],
    mutationFn: ({ orderId, note, photographs, ...controls }: RecordOrderCondition) =>
      upload('/order-condition', { order_id: orderId, note }, { photographs }, controls),
  });
