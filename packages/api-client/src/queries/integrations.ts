import { publishedFeedbackStatus } from '@smart-art/openapi/constants';
import type { components, operations } from '@smart-art/openapi/product';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';
import type { MutationName } from './invalidation/index.ts';
import { retryDelay, shouldRetry } from './retry.ts';

type Schemas = components['schemas'];
type Query<Id extends keyof operations> = operations[Id] extends { parameters: { query?: infer Found } }
  ? NonNullable<Found>
  : never;
type Body<Id extends keyof operations> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Found } };
}
  ? Found
  : never;

/** Stale time for data that changes with a release, not with what the seller does. */
const RARELY = 10 * 60_000;

const ifMatch = (version: number | undefined) => (version === undefined ? null : { 'If-Match': `"${version}"` });

/** The newest notifications and the unseen count. `changes` signals new ones. */
export const listNotifications = (product: ProductClient, params: Query<'listNotifications'> = {}) =>
  queryOptions({
    queryKey: ['notifications', params],
    queryFn: ({ signal }) => dataOf(product.GET('/bell/notify/records', { params: { query: params }, signal })),
  });

/** Marks notifications as seen: one, all, or those that link to a given page. */
export const markNotificationsSeen = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['markNotificationsSeen'] satisfies [MutationName],
    mutationFn: (body: Body<'markNotificationsSeen'>) => dataOf(product.POST('/bell/notify/mark-seen', { body })),
    retry: shouldRetry,
    retryDelay,
  });

export interface CreateContactNotification {
  body: Body<'createContactNotification'>;
  /** One key per user intent; retries reuse it. See `createIntent`. */
  idempotencyKey: string;
}

/** Notifies the super admin of a contact message that was sent (001 section 3). */
export const createContactNotification = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['createContactNotification'] satisfies [MutationName],
    mutationFn: ({ body, idempotencyKey }: CreateContactNotification) =>
      dataOf(product.POST('/bell/notify/records', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body })),
    retry: shouldRetry,
    retryDelay,
  });

/** Verifies the captcha widget's token; the returned proof is sent with the contact message. */
export const verifyCaptcha = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['verifyCaptcha'] satisfies [MutationName],
    mutationFn: (body: Body<'verifyCaptcha'>) => dataOf(product.POST('/recapcha-verification', { body })),
  });

export interface SendContactMessage {
  body: Schemas['ContactInput'];
  /** One key per user intent; retries reuse it. See `createIntent`. */
  idempotencyKey: string;
}

/** Sends a message to the company. */
export const sendContactMessage = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['sendContactMessage'] satisfies [MutationName],
    mutationFn: ({ body, idempotencyKey }: SendContactMessage) =>
      dataOf(product.POST('/contact-us', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body })),
    retry: shouldRetry,
    retryDelay,
  });

export interface StoreFeedback {
  body: Schemas['FeedbackInput'];
  /** One key per user intent; retries reuse it. See `createIntent`. */
  idempotencyKey: string;
}

/** Submits feedback; the operator publishes it. */
export const storeFeedback = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['storeFeedback'] satisfies [MutationName],
    mutationFn: ({ body, idempotencyKey }: StoreFeedback) =>
      dataOf(product.POST('/feedback-store', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body })),
    retry: shouldRetry,
    retryDelay,
  });

/** A page of published feedback (000 section 9: status 1). */
export const listFeedback = (product: ProductClient, params: Omit<Query<'listFeedback'>, 'status'> = {}) =>
  queryOptions({
    queryKey: ['feedback', params],
    queryFn: ({ signal }) =>
      dataOf(
        product.GET('/feedback-list', { params: { query: { ...params, status: publishedFeedbackStatus } }, signal }),
      ),
    placeholderData: keepPreviousData,
  });

/** The modules that Slack messages can be about, and the webhook assigned to each. */
export const listSlackModules = (product: ProductClient) =>
  queryOptions({
    queryKey: ['slack', 'modules'],
    queryFn: async ({ signal }) => (await dataOf(product.GET('/slack-modules', { signal }))).data,
    staleTime: RARELY,
  });

/** A page of the seller's Slack webhooks. */
export const listSlackWebhooks = (product: ProductClient, params: Query<'listSlackWebhooks'> = {}) =>
  queryOptions({
    queryKey: ['slack', 'list', params],
    queryFn: ({ signal }) => dataOf(product.GET('/slack-webhook', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** One Slack webhook with its modules. */
export const getSlackWebhook = (product: ProductClient, id: string) =>
  queryOptions({
    queryKey: ['slack', 'details', id],
    queryFn: async ({ signal }) =>
      (await dataOf(product.GET('/slack-webhook/{id}', { params: { path: { id } }, signal }))).data,
  });

export interface SaveSlackWebhook {
  /** The webhook to update; absent to create one. */
  id?: string;
  body: Schemas['SlackWebhookInput'];
  /** One key per user intent; retries reuse it. See `createIntent`. */
  idempotencyKey: string;
  /** Version the user edited. The save fails with ApiError `stale` if the server has a different one. */
  version?: number;
}

/** Creates or updates a Slack webhook. */
export const saveSlackWebhook = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['saveSlackWebhook'] satisfies [MutationName],
    mutationFn: ({ id = 'new', body, idempotencyKey, version }: SaveSlackWebhook) =>
      dataOf(
        product.POST('/slack-webhook/{id}', {
          params: { path: { id }, header: { 'Idempotency-Key': idempotencyKey, ...ifMatch(version) } },
          body,
        }),
      ),
    retry: shouldRetry,
    retryDelay,
  });

export interface DeleteSlackWebhook {
  id: string;
  /** Version the user saw. */
  version?: number;
}

/** Removes a Slack webhook with its URL and modules. */
export const deleteSlackWebhook = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['deleteSlackWebhook'] satisfies [MutationName],
    mutationFn: ({ id, version }: DeleteSlackWebhook) =>
      dataOf(product.DELETE('/slack-webhook/{id}', { params: { path: { id }, header: { ...ifMatch(version) } } })),
  });

/** Sends a test message to the channel. */
export const testSlackWebhook = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['testSlackWebhook'] satisfies [MutationName],
    mutationFn: (id: string) => dataOf(product.POST('/slack-webhook/{id}/test', { params: { path: { id } } })),
  });

export interface UpdateSlackWebhookUrl {
  body: Body<'updateSlackWebhookUrl'>;
  /** Version the user edited. */
  version?: number;
}

/** Changes the URL of a Slack webhook. */
export const updateSlackWebhookUrl = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['updateSlackWebhookUrl'] satisfies [MutationName],
    mutationFn: ({ body, version }: UpdateSlackWebhookUrl) =>
      dataOf(product.POST('/update-slack-webhook-url', { params: { header: { ...ifMatch(version) } }, body })),
  });

/** Removes a module from its webhook; `id` is that of the entry in the webhook's modules. */
export const deleteSlackWebhookModule = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['deleteSlackWebhookModule'] satisfies [MutationName],
    mutationFn: (id: string) => dataOf(product.DELETE('/slack-webhook-module/{id}', { params: { path: { id } } })),
  });

/** A page of the messages sent to a channel, newest first. */
export const listSlackDeliveries = (product: ProductClient, id: string, params: Query<'listSlackDeliveries'> = {}) =>
  queryOptions({
    queryKey: ['slack', 'deliveries', id, params],
    queryFn: ({ signal }) =>
      dataOf(product.GET('/slack-webhook/{id}/deliveries', { params: { path: { id }, query: params }, signal })),
    placeholderData: keepPreviousData,
  });

export interface RetrySlackDelivery {
  /** Id of the webhook. */
  id: string;
  deliveryId: string;
}

/** Retries a failed message. Calling it twice still sends it once. */
export const retrySlackDelivery = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['retrySlackDelivery'] satisfies [MutationName],
    mutationFn: ({ id, deliveryId }: RetrySlackDelivery) =>
      dataOf(
        product.POST('/slack-webhook/{id}/deliveries/{delivery_id}/retry', {
          params: { path: { id, delivery_id: deliveryId } },
        }),
      ),
    retry: shouldRetry,
    retryDelay,
  });

/** The seller's own file server; ApiError `not-found` if the operator stores the photographs. */
export const getBucketDetails = (product: ProductClient) =>
  queryOptions({
    queryKey: ['storage', 'details'],
    queryFn: async ({ signal }) => (await dataOf(product.GET('/bucket-details', { signal }))).data,
  });

/** Tests a file server: write, read, delete. */
export const testBucketConnection = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['testBucketConnection'] satisfies [MutationName],
    mutationFn: (body: Body<'testBucketConnection'>) => dataOf(product.POST('/client-test-connection', { body })),
  });

export interface SaveBucketDetails {
  body: Schemas['BucketInput'];
  /** One key per user intent; retries reuse it. See `createIntent`. */
  idempotencyKey: string;
  /** Version the user edited; absent the first time. */
  version?: number;
}

/** Stores new photographs on the seller's file server from now on. The details must have passed the test. */
export const saveBucketDetails = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['saveBucketDetails'] satisfies [MutationName],
    mutationFn: ({ body, idempotencyKey, version }: SaveBucketDetails) =>
      dataOf(
        product.POST('/save-bucket-details', {
          params: { header: { 'Idempotency-Key': idempotencyKey, ...ifMatch(version) } },
          body,
        }),
      ),
    retry: shouldRetry,
    retryDelay,
  });

/** Stores new photographs with the operator again. @param version the user saw */
export const removeBucketDetails = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['removeBucketDetails'] satisfies [MutationName],
    mutationFn: (version: number | undefined) =>
      dataOf(product.DELETE('/bucket-details', { params: { header: { ...ifMatch(version) } } })),
  });
