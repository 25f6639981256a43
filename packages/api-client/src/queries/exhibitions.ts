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

/** The header that names the version that was seen. */
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

/** Who applied for an exhibition, for its organiser. */
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
  /** With id an exhibition is saved, without one is added. */
  body: ExhibitionInput;
  /** Of the intent, not of the attempt: see `createIntent`. */
  idempotencyKey: string;
  /** The version that was edited; another one on the server refuses the save (ApiError `stale`). */
  version?: number;
}

/** Adds an exhibition or saves one, until 10 days before it starts. */
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
  /** The version that was seen; another one on the server refuses the deletion (ApiError `stale`). */
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
  /** Of the intent, not of the attempt: see `createIntent`. */
  idempotencyKey: string;
}

/** Applies as exhibitor or attendee; no place is left where it fails as `conflict`. */
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
  /** The application, not the exhibition. */
  id: string;
  reason: string;
  version?: number;
}

/** Gives up an application or a place; a paid one becomes a request to the house. */
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
  /** The application. */
  id: string;
  status: 'accepted' | 'declined';
  /** Needed to decline; the applicant reads it. */
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
  /** The exhibition. */
  id: string;
  body: ExhibitionMessage;
  /** Of the intent, not of the attempt: see `createIntent`. */
  idempotencyKey: string;
}

/** Writes to everybody in a view of the applicants, as its organiser; `conflict` where nobody is in it any more. */
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
