import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';
import type { ListLedgerEntriesParams, ListTasksParams } from './records.ts';
import { retryDelay, shouldRetry } from './retry.ts';

/** A page of tasks in a view, with the count of each view. The previous page stays until the next has loaded. */
export const listTasks = (product: ProductClient, params: ListTasksParams) =>
  queryOptions({
    queryKey: ['tasks', 'list', params],
    queryFn: ({ signal }) => dataOf(product.GET('/my-tasks', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** A page of incoming payments and refunds, and the total of all matches. */
export const listLedgerEntries = (product: ProductClient, params: ListLedgerEntriesParams) =>
  queryOptions({
    queryKey: ['orders', 'ledger', params],
    queryFn: ({ signal }) => dataOf(product.GET('/ledger', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** Upcoming deadlines, nearest first. @param days how far to look ahead */
export const listDeadlines = (product: ProductClient, days = 30) =>
  queryOptions({
    queryKey: ['tasks', 'deadlines', days],
    queryFn: async ({ signal }) =>
      (await dataOf(product.GET('/deadlines', { params: { query: { days } }, signal }))).data,
  });

/** The URL where calendar apps read the deadlines, relative to the backend's; null if there is none. */
export const getCalendarFeed = (product: ProductClient) =>
  queryOptions({
    queryKey: ['calendar-feed'],
    queryFn: async ({ signal }) => (await dataOf(product.GET('/calendar-feed', { signal }))).data,
  });

/** Creates a calendar URL; an earlier one stops working. The idempotency key makes it safe to repeat. */
export const makeCalendarFeed = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['makeCalendarFeed'],
    mutationFn: (idempotencyKey: string) =>
      dataOf(product.POST('/calendar-feed', { params: { header: { 'Idempotency-Key': idempotencyKey } } })),
    retry: shouldRetry,
    retryDelay,
  });

/** Removes the calendar URL. */
export const removeCalendarFeed = (product: ProductClient) =>
  mutationOptions({
    mutationKey: ['removeCalendarFeed'],
    mutationFn: () => dataOf(product.DELETE('/calendar-feed')),
  });
