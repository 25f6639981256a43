import { ApiError, type Connection, type ProductClient } from '@smart-art/api-client';
import {
  agreementSubscriptionData,
  changes,
  languages,
  listNotifications,
  profileDetails,
  siteSettings,
} from '@smart-art/api-client/queries';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Versions } from './versions.ts';

export interface PollingOptions {
  product: ProductClient;
  connection: Pick<Connection, 'madeUnder'>;
  queryClient: QueryClient;
  seller: { id: string; email: string };
}

/** The query of each polled resource; works and orders have none, because there is no single query for them. */
export const queriesOf = ({ product, seller }: Pick<PollingOptions, 'product' | 'seller'>) => ({
  languages: languages(product),
  notifications: listNotifications(product),
  profile: profileDetails(product, seller.email),
  settings: siteSettings(product),
  agreement: agreementSubscriptionData(product, seller.email),
});

/**
 * Polls which resources have changed. Fallback for a backend without GET /changes: each second poll one of the five
 * resources in rotation, so each is polled every five seconds, and use its body as its version. Works are not polled
 * then; changes in orders are only noticed through notifications.
 */
export function createPoll(options: Omit<PollingOptions, 'connection'>) {
  const { product, queryClient } = options;
  const queries = queriesOf(options);
  const polled = Object.keys(queries) as (keyof typeof queries)[];
  let isLacking = false;
  let turn = 0;

  const oneOfFive = async (): Promise<Versions> => {
    const resource = polled[turn++ % polled.length] as keyof typeof queries;
    const fetch = (query: { queryKey: QueryKey }) => queryClient.fetchQuery({ ...query, staleTime: 0, retry: false });
    return { [resource]: JSON.stringify(await fetch(queries[resource])) };
  };

  return async (signal: AbortSignal): Promise<Versions> => {
    if (isLacking) return oneOfFive();
    const { queryKey } = changes(product);
    const onAbort = () => void queryClient.cancelQueries({ queryKey });
    signal.addEventListener('abort', onAbort);
    try {
      return await queryClient.fetchQuery(changes(product));
    } catch (error) {
      if (!(error instanceof ApiError && error.kind === 'not-found')) throw error;
      isLacking = true;
      return {};
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  };
}
