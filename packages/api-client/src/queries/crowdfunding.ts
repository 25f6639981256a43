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

/** The If-Match header for the version the user saw. */
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

/** Works of a type that can be chosen for a sale, a rental or a crowdfunding request. */
export const listAvailableProducts = (product: ProductClient, type: ProductType, params: ListAvailableProductsParams) =>
  queryOptions({
    queryKey: ['crowdfunding', 'products', type, params],
    queryFn: ({ signal }) =>
      dataOf(product.GET('/product-list/{type}', { params: { path: { type }, query: params }, signal })),
    placeholderData: keepPreviousData,
  });

export interface SaveCrowdfundingRequest {
  /** The request to edit; absent to create one. */
  id?: string;
  body: CrowdfundingInput;
  /** One key per user intent; retries reuse it. See `createIntent`. */
  idempotencyKey: string;
  /** Version the user edited. The save fails with ApiError `stale` if the server has a different one. */
  version?: number;
}

/** Creates a request, or edits one while its status is requested (else ApiError `conflict`). */
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
  /** Version the user saw. Fails with ApiError `stale` if the server has a different one. */
  version?: number;
}

/** Moves a request to the cancelled list. Only while there are no contributions (else ApiError `conflict`). */
export const cancelCrowdfundingRequest = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['cancelCrowdfundingRequest'] satisfies [MutationName],
    mutationFn: ({ id, reason, version }: CancelCrowdfundingRequest) =>
      dataOf(
        product.DELETE('/crowd-funding/{id}', { params: { path: { id }, query: { reason }, header: seen(version) } }),
      ),
  });

export interface RemoveCrowdfundingPiece {
  /** Id of the art piece. */
  id: string;
  /** Version of the request the user saw. */
  version?: number;
}

/** Removes a piece from a request. The last one cannot be removed (ApiError `conflict`). */
export const removeCrowdfundingPiece = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['removeCrowdfundingPiece'] satisfies [MutationName],
    mutationFn: ({ id, version }: RemoveCrowdfundingPiece) =>
      dataOf(product.DELETE('/delete-product/{id}', { params: { path: { id }, header: seen(version) } })),
  });

export interface SendCrowdfundingMessage {
  body: CrowdfundingMessageInput;
  /** One key per user intent; retries reuse it. See `createIntent`. */
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
