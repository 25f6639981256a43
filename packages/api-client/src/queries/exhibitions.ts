import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';
import type { MutationName } from './invalidation/index.ts';
import type {
  ExhibitionApplication,
  ExhibitionInput,
  ExhibitionMessage,
  ListAppliedExhibitionsParams,
  ListExhibitionsParams,
  ListExhibitionUsersParams,
} from './records.ts';
import { retryDelay, shouldRetry } from './retry.ts';

/** The If-Match header for the version the user saw. */
const seen = (version: number | undefined) => (version === undefined ? {} : { 'If-Match': `"${version}"` });

/** The exhibitions of every seller. */
export const listExhibitions = (product: ProductClient, params: ListExhibitionsParams) =>
  queryOptions({
    queryKey: ['exhibitions', 'list', params],
    queryFn: ({ signal }) => dataOf(product.GET('/exhibition', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** The exhibitions the seller organises. */
export const listOrganizedExhibitions = (product: ProductClient, params: ListExhibitionsParams) =>
  queryOptions({
    queryKey: ['exhibitions', 'organizer', params],
    queryFn: ({ signal }) => dataOf(product.GET('/exhibition-organizer', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** The exhibitions the seller applied for as attendee. */
export const listAttendedExhibitions = (product: ProductClient, params: ListAppliedExhibitionsParams) =>
  queryOptions({
    queryKey: ['exhibitions', 'attendee', params],
    queryFn: ({ signal }) => dataOf(product.GET('/exhibition-attendee', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** The exhibitions the seller applied for as exhibitor. */
export const listExhibitedExhibitions = (product: ProductClient, params: ListAppliedExhibitionsParams) =>
  queryOptions({
    queryKey: ['exhibitions', 'exhibitor', params],
    queryFn: ({ signal }) => dataOf(product.GET('/exhibition-exhibitor', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** The applicants of an exhibition, for its organiser. */
export const listExhibitionUsers = (product: ProductClient, id: string, params: ListExhibitionUsersParams) =>
  queryOptions({
    queryKey: ['exhibitions', 'users', id, params],
    queryFn: ({ signal }) =>
      dataOf(product.GET('/exhibition-users/{id}', { params: { path: { id }, query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** One exhibition with its pictures and the works on show. */
export const getExhibition = (product: ProductClient, id: string) =>
  queryOptions({
    queryKey: ['exhibitions', 'details', id],
    queryFn: async ({ signal }) =>
      (await dataOf(product.GET('/exhibition/{id}', { params: { path: { id } }, signal }))).data,
  });

export interface SaveExhibition {
  /** With an id the exhibition is updated, without one it is created. */
  body: ExhibitionInput;
  /** One key per user intent; retries reuse it. See `createIntent`. */
  idempotencyKey: string;
  /** Version the user edited. The save fails with ApiError `stale` if the server has a different one. */
  version?: number;
}

/** Creates or updates an exhibition, until 10 days before it starts. */
export const saveExhibition = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['saveExhibition'] satisfies [MutationName],
    mutationFn: ({ body, idempotencyKey, version }: SaveExhibition) =>
      dataOf(
        product.POST('/exhibition', {
          params: { header: { 'Idempotency-Key': idempotencyKey, ...seen(version) } },
          body,
        }),
      ),
    retry: shouldRetry,
    retryDelay,
  });

export interface DeleteExhibition {
  id: string;
  /** Version the user saw. The deletion fails with ApiError `stale` if the server has a different one. */
  version?: number;
}

/** Deletes an exhibition, until 10 days before it starts; every open application is cancelled. */
export const deleteExhibition = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['deleteExhibition'] satisfies [MutationName],
    mutationFn: ({ id, version }: DeleteExhibition) =>
      dataOf(product.DELETE('/exhibition/{id}', { params: { path: { id }, header: seen(version) } })),
  });

export interface ApplyForExhibition {
  body: ExhibitionApplication;
  /** One key per user intent; retries reuse it. See `createIntent`. */
  idempotencyKey: string;
}

/** Applies as exhibitor or attendee; fails with `conflict` if no place is left. */
export const applyForExhibition = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['applyForExhibition'] satisfies [MutationName],
    mutationFn: ({ body, idempotencyKey }: ApplyForExhibition) =>
      dataOf(
        product.POST('/apply-for-exhibition', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body }),
      ),
    retry: shouldRetry,
    retryDelay,
  });

export interface CancelExhibitionSubscription {
  /** Id of the application, not of the exhibition. */
  id: string;
  reason: string;
  version?: number;
}

/** Withdraws an application or gives up a place; if it was paid, the operator has to approve. */
export const cancelExhibitionSubscription = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['cancelExhibitionSubscription'] satisfies [MutationName],
    mutationFn: ({ id, reason, version }: CancelExhibitionSubscription) =>
      dataOf(
        product.POST('/cancel-subscription', {
          params: { header: seen(version) },
          body: { subscription_id: id, reason },
        }),
      ),
  });

export interface ChangeExhibitorStatus {
  /** Id of the application. */
  id: string;
  status: 'accepted' | 'declined';
  /** Required when declining; shown to the applicant. */
  reason?: string;
  version?: number;
}

/** Accepts or declines an exhibitor, as the organiser. */
export const changeExhibitorStatus = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['changeExhibitorStatus'] satisfies [MutationName],
    mutationFn: ({ id, version, ...body }: ChangeExhibitorStatus) =>
      dataOf(product.POST('/change-exhibitor-status/{id}', { params: { path: { id }, header: seen(version) }, body })),
  });

export interface MessageExhibitionUsers {
  /** Id of the exhibition. */
  id: string;
  body: ExhibitionMessage;
  /** One key per user intent; retries reuse it. See `createIntent`. */
  idempotencyKey: string;
}

/** Sends a message to all applicants in a filtered view, as the organiser; `conflict` if the view is empty by now. */
export const messageExhibitionUsers = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['messageExhibitionUsers'] satisfies [MutationName],
    mutationFn: ({ id, body, idempotencyKey }: MessageExhibitionUsers) =>
      dataOf(
        product.POST('/exhibition-users/{id}/message', {
          params: { path: { id }, header: { 'Idempotency-Key': idempotencyKey } },
          body,
        }),
      ),
    retry: shouldRetry,
    retryDelay,
  });
