import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';
import type { MutationName } from './invalidation/index.ts';
import type {
  CrowdfundingInput,
  CrowdfundingMessageInput,
  ListAvailableProductsParams,
  ListCrowdfundingParams,
  ProductType,
} from './records.ts';
import { retryDelay, shouldRetry } from './retry.ts';

/** The header that names the version that was seen. */
const seen = (version: number | undefined) => (version === undefined ? {} : { 'If-Match': `"${version}"` });

/** A page of requests: with is_deleted the cancelled ones, with purchased those of which pieces were bought. */
export const listCrowdfundingRequests = (product: ProductClient, params: ListCrowdfundingParams) =>
  queryOptions({
    queryKey: ['crowdfunding', 'list', params],
    queryFn: ({ signal }) => dataOf(product.GET('/crowd-funding-list', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** One request with its pieces, funds, contributions and messages. */
export const getCrowdfundingRequest = (product: ProductClient, id: string) =>
  queryOptions({
    queryKey: ['crowdfunding', 'details', id],
    queryFn: async ({ signal }) =>
      (await dataOf(product.GET('/crowd-funding/{id}', { params: { path: { id } }, signal }))).data,
  });

/** What all requests have received, by currency. */
export const getSellerFunds = (product: ProductClient) =>
  queryOptions({
    queryKey: ['crowdfunding', 'funds'],
    queryFn: async ({ signal }) => (await dataOf(product.GET('/seller-total-funds', { signal }))).data,
  });

/** Works of a type that can be chosen, for a sale, a rent or a crowdfunding request. */
export const listAvailableProducts = (product: ProductClient, type: ProductType, params: ListAvailableProductsParams) =>
  queryOptions({
    queryKey: ['crowdfunding', 'products', type, params],
    queryFn: ({ signal }) =>
      dataOf(product.GET('/product-list/{type}', { params: { path: { type }, query: params }, signal })),
    placeholderData: keepPreviousData,
  });

export interface SaveCrowdfundingRequest {
  /** The request to edit; absent to send a new one. */
  id?: string;
  body: CrowdfundingInput;
  /** Of the intent, not of the attempt: see `createIntent`. */
  idempotencyKey: string;
  /** The version that was edited; another one on the server refuses the save (ApiError `stale`). */
  version?: number;
}

/** Sends a request, or edits one while it is requested (else ApiError `conflict`). */
export const saveCrowdfundingRequest = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['saveCrowdfundingRequest'] satisfies [MutationName],
    mutationFn: ({ id = 'new', body, idempotencyKey, version }: SaveCrowdfundingRequest) =>
      dataOf(
        product.POST('/store/{id}', {
          params: { path: { id }, header: { 'Idempotency-Key': idempotencyKey, ...seen(version) } },
          body,
        }),
      ),
    retry: shouldRetry,
    retryDelay,
  });

export interface CancelCrowdfundingRequest {
  id: string;
  /** Shown in the cancelled list. */
  reason?: string;
  /** The version that was seen; another one on the server refuses it (ApiError `stale`). */
  version?: number;
}

/** Moves a request to the cancelled list, while nobody has given anything (else ApiError `conflict`). */
export const cancelCrowdfundingRequest = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['cancelCrowdfundingRequest'] satisfies [MutationName],
    mutationFn: ({ id, reason, version }: CancelCrowdfundingRequest) =>
      dataOf(
        product.DELETE('/crowd-funding/{id}', { params: { path: { id }, query: { reason }, header: seen(version) } }),
      ),
  });

export interface RemoveCrowdfundingPiece {
  /** The art piece. */
  id: string;
  /** The version of its request that was seen. */
  version?: number;
}

/** Takes a piece out of a request; the last one stays (ApiError `conflict`). */
export const removeCrowdfundingPiece = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['removeCrowdfundingPiece'] satisfies [MutationName],
    mutationFn: ({ id, version }: RemoveCrowdfundingPiece) =>
      dataOf(product.DELETE('/delete-product/{id}', { params: { path: { id }, header: seen(version) } })),
  });

export interface SendCrowdfundingMessage {
  body: CrowdfundingMessageInput;
  /** Of the intent, not of the attempt: see `createIntent`. */
  idempotencyKey: string;
}

/** Writes to one supporter of a request, or to all. */
export const sendCrowdfundingMessage = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['sendCrowdfundingMessage'] satisfies [MutationName],
    mutationFn: ({ body, idempotencyKey }: SendCrowdfundingMessage) =>
      dataOf(
        product.POST('/crowdfunding-messages', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body }),
      ),
    retry: shouldRetry,
    retryDelay,
  });
