import { ApiError } from '@smart-art/api-client';
import { getTransaction } from '@smart-art/api-client/queries';
import { useQueries } from '@tanstack/react-query';
import { useServices } from '../../services/services.ts';

/* 422: an id in the URL is malformed. */
const isGone = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'validation');

/**
 * The receipts named in a URL, in order.
 * @param named comma-separated ids
 */
export function useReceiptsNamed(named: string) {
  const { clients } = useServices();
  const ids = [...new Set(named.split(',').filter(Boolean))];
  const queries = useQueries({ queries: ids.map((id) => getTransaction(clients.product, id)) });
  return {
    receipts: queries.flatMap(({ data }) => data ?? []),
    count: ids.length,
    /** Named, but not the seller's. */
    missing: queries.filter(({ error }) => isGone(error)).length,
    /** The first query that failed. */
    failed: queries.find(({ error }) => error && !isGone(error)),
    isPending: queries.some((query) => query.isPending),
  };
}
