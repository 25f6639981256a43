/** Keeps a signed-in page up to date (000 section 9; 001 sections 4, 7 and 9): one request per second for all tabs. */
import { ApiError } from '@smart-art/api-client';
import { pollInterval } from '@smart-art/openapi/rules';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { runLeaderElection } from './leader-election.ts';
import { ordersWaiting } from './orders-waiting.ts';
import { createPoll, type PollingOptions, queriesOf } from './poll.ts';
import { createPoller } from './poller.ts';
import { createKnown, type Resource, type Versions } from './versions.ts';

/** The longest delay between attempts while the server does not respond, in milliseconds. */
const LONGEST_PAUSE = 60_000;

/** Messages between tabs: a tab that becomes visible requests the versions, and the leader replies with them. */
type Message = { kind: 'request' } | { kind: 'versions'; versions: Versions };

/** Query keys to refetch per resource. Prefixes, because the bell is queried with and without a page. */
const keysOf = (queries: ReturnType<typeof queriesOf>): Record<Resource, readonly QueryKey[]> => ({
  languages: [queries.languages.queryKey],
  /* A notification is the only sign of what supporters do. */
  notifications: [['notifications'], ['crowdfunding'], ['tasks']],
  profile: [queries.profile.queryKey],
  settings: [queries.settings.queryKey],
  agreement: [queries.agreement.queryKey],
  /* Only the details of works: lists are invalidated by the user's own actions. */
  library: [['products', 'details']],
  orders: [['orders'], ['custom-orders'], ['art-pieces'], ['tasks']],
});

/** Refetches cached queries; those in their first fetch afterwards, because that response may be outdated. */
function renew(queryClient: QueryClient, queryKey: QueryKey): void {
  const coming = queryClient
    .getQueryCache()
    .findAll({ queryKey, predicate: ({ state }) => state.status === 'pending' });
  const again = () => void queryClient.invalidateQueries({ queryKey });
  again();
  for (const { promise } of coming) promise?.then(again, () => {});
}

/** @returns stops polling */
export function startPolling(options: PollingOptions): () => void {
  const { queryClient, seller } = options;
  const keys = keysOf(queriesOf(options));
  const poll = createPoll(options);
  const name = `polling ${seller.id}`;
  const tabs = new BroadcastChannel(name);
  const broadcast = (message: Message) => tabs.postMessage(message);
  let leads = false;

  const known = createKnown({
    madeUnder: options.connection.madeUnder,
    onStale: function onStale(resource) {
      for (const queryKey of keys[resource]) renew(queryClient, queryKey);
      // A backend without a version of orders: a notification is the only sign of a change.
      if (resource === 'notifications' && !known.versions().orders) onStale('orders');
    },
  });

  const learn = (versions: Versions): boolean => {
    const { orders_waiting: waiting } = versions;
    if (waiting !== undefined) queryClient.setQueryData(ordersWaiting.queryKey, waiting);
    return known.learn(versions);
  };

  const poller = createPoller({
    interval: pollInterval,
    longest: LONGEST_PAUSE,
    retryAfterOf: (error) =>
      error instanceof ApiError && error.retryAfter !== undefined ? error.retryAfter * 1000 : undefined,
    async send(signal) {
      const versions = await poll(signal);
      if (signal.aborted) return;
      if (learn(versions)) broadcast({ kind: 'versions', versions: known.versions() });
    },
  });

  tabs.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'request') {
      if (leads) broadcast({ kind: 'versions', versions: known.versions() });
      return;
    }
    // A hidden tab requests the versions when it becomes visible.
    if (document.visibilityState === 'visible') learn(data.versions);
  };

  const stopLeading = runLeaderElection({
    name,
    onLeadershipChange(now) {
      leads = now;
      if (now) poller.start();
      else poller.stop();
    },
    onSeen: () => broadcast({ kind: 'request' }),
  });
  addEventListener('online', poller.now);

  return () => {
    removeEventListener('online', poller.now);
    stopLeading();
    tabs.close();
  };
}
