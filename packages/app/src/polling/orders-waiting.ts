import { queryOptions, skipToken } from '@tanstack/react-query';

/** How many orders of every kind wait for the seller. Never fetched: polling sets it (`start-polling.ts`). */
export const ordersWaiting = queryOptions<number>({
  queryKey: ['orders-waiting'],
  queryFn: skipToken,
  staleTime: Number.POSITIVE_INFINITY,
});
