import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';
import { ApiError } from '../errors.ts';
import type { MutationName } from './invalidation/index.ts';
import type {
  AgreementPageKey,
  AgreementState,
  ListTransactionsParams,
  RenewPaymentBody,
  SignUpPaymentBody,
  SignUpServicesBody,
  StoreClientSettingsBody,
  TestPaymentGatewayBody,
} from './records.ts';
import { retryDelay, shouldRetry } from './retry.ts';

/** The last response of the polled call, per client: a 304 has no body. */
const polled = new WeakMap<ProductClient, { email: string; etag: string; data: AgreementState | null }>();

/** The current agreement; null until services are chosen. Cheap enough to be polled every second (001 section 7). */
export const agreementSubscriptionData = (product: ProductClient, email: string) =>
  queryOptions({
    queryKey: ['agreement', 'state', email],
    queryFn: async ({ signal }): Promise<AgreementState | null> => {
      const last = polled.get(product);
      const cached = last?.email === email ? last : undefined;
      try {
        const { data, response } = await product.POST('/getUserAgreementSubscriptionData', {
          params: { header: cached ? { 'If-None-Match': cached.etag } : {} },
          body: { email },
          signal,
        });
        const state = data?.data ?? null;
        const etag = response.headers.get('ETag');
        if (etag) polled.set(product, { email, etag, data: state });
        return state;
      } catch (error) {
        if (cached && error instanceof ApiError && error.status === 304) return cached.data;
        throw error;
      }
    },
  });

/** Data for the payment and renewal screens: services, prices, payment methods, pending payment. */
export const usersRenewalData = (product: ProductClient, email: string) =>
  queryOptions({
    queryKey: ['agreement', 'renewal', email],
    queryFn: async ({ signal }) =>
      (await dataOf(product.POST('/getUsersRenewalData', { body: { email }, signal }))).data,
  });

/** The text of an agreement, in the caller's language; without a version the one in force. */
export const agreementRecord = (product: ProductClient, pageKey: AgreementPageKey, version?: number) =>
  queryOptions({
    queryKey: ['agreement', 'record', pageKey, version ?? null],
    queryFn: async ({ signal }) =>
      (
        await dataOf(
          product.GET('/agreements/{page_key}', {
            params: { path: { page_key: pageKey }, query: version === undefined ? {} : { version } },
            signal,
          }),
        )
      ).data,
    staleTime: 10 * 60_000,
  });

/** One payment with its timeline. */
export const subscriptionPayment = (product: ProductClient, id: string) =>
  queryOptions({
    queryKey: ['payments', 'details', id],
    queryFn: async ({ signal }) =>
      (await dataOf(product.GET('/payments/{id}', { params: { path: { id } }, signal }))).data,
  });

/** A card payment of sign-up, as the gateway reports it: shown by /success. */
export const stripeData = (product: ProductClient, sessionId: string) =>
  queryOptions({
    queryKey: ['payments', 'stripe', sessionId],
    queryFn: async ({ signal }) =>
      (await dataOf(product.GET('/retrive-stripe-data', { params: { query: { session_id: sessionId } }, signal })))
        .data,
  });

/** A card payment of a renewal, as the gateway reports it: shown by /payment-renew-success. */
export const stripeRenewalData = (product: ProductClient, sessionId: string) =>
  queryOptions({
    queryKey: ['payments', 'stripe-renewal', sessionId],
    queryFn: async ({ signal }) =>
      (
        await dataOf(
          product.GET('/retrive-stripe-renew-payment-data', { params: { query: { session_id: sessionId } }, signal }),
        )
      ).data,
  });

/** A page of receipts for disk quota. The previous page stays until the next has loaded. */
export const listDiskTransactions = (product: ProductClient, params: ListTransactionsParams) =>
  queryOptions({
    queryKey: ['payments', 'transactions', 'disk', params],
    queryFn: ({ signal }) => dataOf(product.GET('/transactions-list-disk', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** A page of receipts for the notification service. The previous page stays until the next has loaded. */
export const listSlackTransactions = (product: ProductClient, params: ListTransactionsParams) =>
  queryOptions({
    queryKey: ['payments', 'transactions', 'slack', params],
    queryFn: ({ signal }) => dataOf(product.GET('/transactions-list-slack', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** A receipt with everything printed on it. A paid receipt never changes, so it is never stale. */
export const getTransaction = (product: ProductClient, id: string) =>
  queryOptions({
    queryKey: ['payments', 'transaction', id],
    queryFn: async ({ signal }) =>
      (await dataOf(product.GET('/transactions/{id}', { params: { path: { id } }, signal }))).data,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The seller's finance and general settings; the secret key is masked. */
export const clientSettings = (product: ProductClient, userId: string) =>
  queryOptions({
    queryKey: ['settings', userId],
    queryFn: async ({ signal }) =>
      (await dataOf(product.GET('/get-client-settings', { params: { query: { user_id: userId } }, signal }))).data,
  });

interface Keyed<Body> {
  body: Body;
  /** One key per user intent; retries reuse it. See `createIntent`. */
  idempotencyKey: string;
}

const keyed = (idempotencyKey: string) => ({ header: { 'Idempotency-Key': idempotencyKey } });

/** The idempotency key makes these safe to repeat, so network failures are retried. */
const repeatable = { retry: shouldRetry, retryDelay };

/** Step 1 of sign-up: chooses services. */
export const signUpServices = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['signUpServices'] satisfies [MutationName],
    mutationFn: ({ body, idempotencyKey }: Keyed<SignUpServicesBody>) =>
      dataOf(product.POST('/sign-up-services', { params: keyed(idempotencyKey), body })),
    ...repeatable,
  });

/** Step 2 of sign-up: starts a payment. Send the browser to the returned checkout.url. */
export const signUpPayment = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['signUpPayment'] satisfies [MutationName],
    mutationFn: ({ body, idempotencyKey }: Keyed<SignUpPaymentBody>) =>
      dataOf(product.POST('/sign-up-payment', { params: keyed(idempotencyKey), body })),
    ...repeatable,
  });

/** Starts the payment of a renewal; a free one takes effect at once. */
export const renewPayment = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['renewPayment'] satisfies [MutationName],
    mutationFn: ({ body, idempotencyKey }: Keyed<RenewPaymentBody>) =>
      dataOf(product.POST('/renew_payment', { params: keyed(idempotencyKey), body })),
    ...repeatable,
  });

/** Completes a card payment of sign-up. Safe to repeat. */
export const confirmStripePayment = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['confirmStripePayment'] satisfies [MutationName],
    mutationFn: (sessionId: string) =>
      dataOf(product.POST('/stripe-payment-success', { body: { session_id: sessionId } })),
    ...repeatable,
  });

/** Completes a card payment of a renewal. Safe to repeat. */
export const confirmStripeRenewalPayment = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['confirmStripeRenewalPayment'] satisfies [MutationName],
    mutationFn: (sessionId: string) =>
      dataOf(product.POST('/stripe-renew-payment-success', { body: { session_id: sessionId } })),
    ...repeatable,
  });

/** Completes a wallet payment with the token from its return URL. Safe to repeat. */
export const captureWalletPayment = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['captureWalletPayment'] satisfies [MutationName],
    mutationFn: (token: string) => dataOf(product.POST('/capture-wallet-payment', { body: { token } })),
    ...repeatable,
  });

export interface CancelSubscriptionPayment {
  id: string;
  /** Version the user saw. Fails with ApiError `stale` if the server has a different one. */
  version?: number;
}

/** Cancels a payment that is not paid yet. */
export const cancelSubscriptionPayment = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['cancelSubscriptionPayment'] satisfies [MutationName],
    mutationFn: ({ id, version }: CancelSubscriptionPayment) =>
      dataOf(
        product.POST('/payments/{id}/cancel', {
          params: { path: { id }, header: version === undefined ? {} : { 'If-Match': `"${version}"` } },
        }),
      ),
  });

export interface StoreClientSettings extends Keyed<StoreClientSettingsBody> {
  /** Version the user edited. The save fails with ApiError `stale` if the server has a different one. */
  version?: number;
}

/** Saves the given settings; the others stay unchanged. */
export const storeClientSettings = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['storeClientSettings'] satisfies [MutationName],
    mutationFn: ({ body, idempotencyKey, version }: StoreClientSettings) =>
      dataOf(
        product.POST('/store-client-settings', {
          params: {
            header: {
              'Idempotency-Key': idempotencyKey,
              ...(version === undefined ? null : { 'If-Match': `"${version}"` }),
            },
          },
          body,
        }),
      ),
    ...repeatable,
  });

/** Tests a payment gateway with the saved settings, overridden by those sent; saves nothing. */
export const testPaymentGateway = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['testPaymentGateway'] satisfies [MutationName],
    mutationFn: (body: TestPaymentGatewayBody) => dataOf(product.POST('/test-payment-gateway', { body })),
  });
