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

/** What changes by a release, not by what the seller does. */
const RARELY = 10 * 60_000;

const ifMatch = (version: number | undefined) => (version === undefined ? null : { 'If-Match': `"${version}"` });

/** The newest notifications and the unseen count. What is new is learned from `changes`. */
export const listNotifications = (product: ProductClient, params: Query<'listNotifications'> = {}) =>
  queryOptions({
    queryKey: ['notifications', params],
    queryFn: ({ signal }) => dataOf(product.GET('/bell/notify/records', { params: { query: params }, signal })),
  });

/** Marks notifications as seen: one, all, or those that lead to a page. */
export const markNotificationsSeen = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['markNotificationsSeen'] satisfies [MutationName],
    mutationFn: (body: Body<'markNotificationsSeen'>) => dataOf(product.POST('/bell/notify/mark-seen', { body })),
    retry: shouldRetry,
    retryDelay,
  });

export interface CreateContactNotification {
  body: Body<'createContactNotification'>;
  /** Of the intent, not of the attempt: see `createIntent`. */
  idempotencyKey: string;
}

/** Tells the super admin of a contact message, after it was sent (001 section 3). */
export const createContactNotification = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['createContactNotification'] satisfies [MutationName],
    mutationFn: ({ body, idempotencyKey }: CreateContactNotification) =>
      dataOf(product.POST('/bell/notify/records', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body })),
    retry: shouldRetry,
    retryDelay,
  });

/** Holds the captcha widget's token against the captcha service; the answer's proof goes with the contact message. */
export const verifyCaptcha = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['verifyCaptcha'] satisfies [MutationName],
    mutationFn: (body: Body<'verifyCaptcha'>) => dataOf(product.POST('/recapcha-verification', { body })),
  });

export interface SendContactMessage {
  body: Schemas['ContactInput'];
  /** Of the intent, not of the attempt: see `createIntent`. */
  idempotencyKey: string;
}

/** Writes to the company. */
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
  /** Of the intent, not of the attempt: see `createIntent`. */
  idempotencyKey: string;
}

/** Leaves feedback; the house publishes it. */
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

/** What Slack messages can be about, and which webhook has each. */
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
  /** The webhook to save; absent to add one. */
  id?: string;
  body: Schemas['SlackWebhookInput'];
  /** Of the intent, not of the attempt: see `createIntent`. */
  idempotencyKey: string;
  /** The version that was edited; another one on the server refuses the save (ApiError `stale`). */
  version?: number;
}

/** Adds a Slack webhook or saves one. */
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
  /** The version that was seen. */
  version?: number;
}

/** Removes a Slack webhook with its address and modules. */
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
  /** The version that was edited. */
  version?: number;
}

/** Changes the address of a Slack webhook. */
export const updateSlackWebhookUrl = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['updateSlackWebhookUrl'] satisfies [MutationName],
    mutationFn: ({ body, version }: UpdateSlackWebhookUrl) =>
      dataOf(product.POST('/update-slack-webhook-url', { params: { header: { ...ifMatch(version) } }, body })),
  });

/** Takes a module from its webhook; `id` is that of the entry in the webhook's modules. */
export const deleteSlackWebhookModule = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['deleteSlackWebhookModule'] satisfies [MutationName],
    mutationFn: (id: string) => dataOf(product.DELETE('/slack-webhook-module/{id}', { params: { path: { id } } })),
  });

/** A page of what was sent to a channel, newest first. */
export const listSlackDeliveries = (product: ProductClient, id: string, params: Query<'listSlackDeliveries'> = {}) =>
  queryOptions({
    queryKey: ['slack', 'deliveries', id, params],
    queryFn: ({ signal }) =>
      dataOf(product.GET('/slack-webhook/{id}/deliveries', { params: { path: { id }, query: params }, signal })),
    placeholderData: keepPreviousData,
  });

export interface RetrySlackDelivery {
  /** Of the webhook. */
  id: string;
  deliveryId: string;
}

/** Tries a message again that did not arrive; asked for twice, it is sent once. */
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

/** The seller's own file server; an ApiError `not-found` where photographs lie with the house. */
export const getBucketDetails = (product: ProductClient) =>
  queryOptions({
    queryKey: ['storage', 'details'],
    queryFn: async ({ signal }) => (await dataOf(product.GET('/bucket-details', { signal }))).data,
  });

/** Tries a file server: write, read, remove. */
export const testBucketConnection = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['testBucketConnection'] satisfies [MutationName],
    mutationFn: (body: Body<'testBucketConnection'>) => dataOf(product.POST('/client-test-connection', { body })),
  });

export interface SaveBucketDetails {
  body: Schemas['BucketInput'];
  /** Of the intent, not of the attempt: see `createIntent`. */
  idempotencyKey: string;
  /** The version that was edited; absent for the first details. */
  version?: number;
}

/** Keeps new photographs on the seller's file server from now on; the details must have passed the test. */
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

/** Keeps new photographs with the house again. @param version that was seen */
export const removeBucketDetails = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['removeBucketDetails'] satisfies [MutationName],
    mutationFn: (version: number | undefined) =>
      dataOf(product.DELETE('/bucket-details', { params: { header: { ...ifMatch(version) } } })),
  });
