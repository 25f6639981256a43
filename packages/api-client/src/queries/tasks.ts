import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';
import type { ListLedgerEntriesParams, ListTasksParams } from './records.ts';
import { retryDelay, shouldRetry } from './retry.ts';

/** A page of what waits for the seller in a view, and how much waits in each; the page before stays meanwhile. */
export const listTasks = (product: ProductClient, params: ListTasksParams) =>
  queryOptions({
    queryKey: ['tasks', 'list', params],
    queryFn: ({ signal }) => dataOf(product.GET('/my-tasks', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** A page of what came in or was given back, and what all that is found comes to. */
export const listLedgerEntries = (product: ProductClient, params: ListLedgerEntriesParams) =>
  queryOptions({
    queryKey: ['orders', 'ledger', params],
    queryFn: ({ signal }) => dataOf(product.GET('/ledger', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** What must have happened by when, the nearest first. @param days how far to look ahead */
export const listDeadlines = (product: ProductClient, days = 30) =>
  queryOptions({
    queryKey: ['tasks', 'deadlines', days],
    queryFn: async ({ signal }) =>
      (await dataOf(product.GET('/deadlines', { params: { query: { days } }, signal }))).data,
  });

/** The address at which calendar programs read the deadlines, below the backend's; null where there is none. */
export const getCalendarFeed = (product: ProductClient) =>
  queryOptions({
    queryKey: ['calendar-feed'],
    queryFn: async ({ signal }) => (await dataOf(product.GET('/calendar-feed', { signal }))).data,
  });

/** Makes an address; one that was made before is dead. Its idempotency key makes it safe to repeat. */
export const makeCalendarFeed = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['makeCalendarFeed'],
    mutationFn: (idempotencyKey: string) =>
      dataOf(product.POST('/calendar-feed', { params: { header: { 'Idempotency-Key': idempotencyKey } } })),
    retry: shouldRetry,
    retryDelay,
  });

/** Takes the address away. */
export const removeCalendarFeed = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['removeCalendarFeed'],
    mutationFn: () => dataOf(product.DELETE('/calendar-feed')),
  });
