import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';
import type { Upload, UploadControls } from '../upload/upload.ts';
import type { MutationName } from './invalidation/index.ts';
import type { ListReferralsParams } from './records.ts';
import { retryDelay, shouldRetry } from './retry.ts';

/** A page of the seller's invitations. */
export const listReferrals = (product: ProductClient, params: ListReferralsParams) =>
  queryOptions({
    queryKey: ['referrals', 'list', params],
    queryFn: ({ signal }) => dataOf(product.GET('/referrals', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** Checks whether a file can be attached before it is uploaded (ApiError `validation` says why not). */
export const checkReferralAttachment = (product: ProductClient, { name, size, type }: File) =>
  queryOptions({
    queryKey: ['referrals', 'attachment', name, size, type],
    queryFn: async ({ signal }) => {
      const body = { file_name: name, bytes: size, content_type: type || 'application/octet-stream' };
      return (await dataOf(product.POST('/file-size', { body, signal }))).data;
    },
  });

export interface CreateReferral extends Pick<UploadControls, 'onProgress' | 'signal'> {
  name: string;
  email: string;
  message: string;
  attachment?: File;
  /** One key per user intent; retries reuse it. See `createIntent`. */
  idempotencyKey: string;
}

/** Sends an invitation, with its attachment. */
export const createReferral = (upload: Upload) =>
  mutationOptions({
    mutationKey: ['createReferral'] satisfies [MutationName],
    mutationFn: ({ name, email, message, attachment, ...controls }: CreateReferral) =>
      upload('/referrals', { name, email, message }, attachment ? { attachment } : {}, controls),
  });

export interface SendReferralReminder {
  id: string;
  /** One key per user intent; retries reuse it. See `createIntent`. */
  idempotencyKey: string;
}

/** Resends an invitation: at most once a day and three times in all. */
export const sendReferralReminder = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['sendReferralReminder'] satisfies [MutationName],
    mutationFn: ({ id, idempotencyKey }: SendReferralReminder) =>
      dataOf(
        product.POST('/referral-send-reminder', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { id },
        }),
      ),
    retry: shouldRetry,
    retryDelay,
  });

/** Removes an invitation from the list; the link of an open one stops working. */
export const deleteReferral = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['deleteReferral'] satisfies [MutationName],
    mutationFn: (id: string) => dataOf(product.DELETE('/referrals/{id}', { params: { path: { id } } })),
  });
