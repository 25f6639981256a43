/** Keeps a signed-in page up to date (000 section 9; 001 sections 4, 7 and 9): one question a second for all tabs. */
import { ApiError } from '@smart-art/api-client';
import { pollInterval } from '@smart-art/openapi/rules';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { runLeaderElection } from './leader-election.ts';
import { ordersWaiting } from './orders-waiting.ts';
import { createPoller } from './poller.ts';
import { createQuestion, type PollingOptions, queriesOf } from './question.ts';
import { createKnown, type Resource, type Versions } from './versions.ts';

/** A server that does not answer is asked at least so often, in milliseconds. */
const LONGEST_PAUSE = 60_000;

/** What tabs tell each other: a tab that comes into sight asks, the one that leads tells. */
type Message = { kind: 'ask' } | { kind: 'told'; versions: Versions };

/** Every question stands under these keys: the bell is asked for with a page and without. */
const keysOf = (queries: ReturnType<typeof queriesOf>): Record<Resource, readonly QueryKey[]> => ({
  languages: [queries.languages.queryKey],
  /* What supporters do is told by a notice. */
  notifications: [['notifications'], ['crowdfunding'], ['tasks']],
  profile: [queries.profile.queryKey],
  settings: [queries.settings.queryKey],
  agreement: [queries.agreement.queryKey],
  /* Works one by one: a list is asked for again by what is done to it. */
  library: [['products', 'details']],
  orders: [['orders'], ['custom-orders'], ['art-pieces'], ['tasks']],
});

/** Asks again for what is held, and for what is on its way for the first time: that answer may be from before. */
function renew(queryClient: QueryClient, queryKey: QueryKey): void {
  const coming = queryClient
    .getQueryCache()
    .findAll({ queryKey, predicate: ({ state }) => state.status === 'pending' });
  const again = () => void queryClient.invalidateQueries({ queryKey });
  again();
  for (const { promise } of coming) promise?.then(again, () => {});
}

/** @returns ends it */
export function startPolling(options: PollingOptions): () => void {
  const { queryClient, seller } = options;
  const keys = keysOf(queriesOf(options));
  const question = createQuestion(options);
  const name = `polling ${seller.id}`;
  const tabs = new BroadcastChannel(name);
  const say = (message: Message) => tabs.postMessage(message);
  let leads = false;

  const known = createKnown({
    madeUnder: options.connection.madeUnder,
    onStale: function onStale(resource) {
      for (const queryKey of keys[resource]) renew(queryClient, queryKey);
      // Where no versions of orders are told, a notice is all that tells of them.
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
    wishOf: (error) =>
      error instanceof ApiError && error.retryAfter !== undefined ? error.retryAfter * 1000 : undefined,
    async ask(signal) {
      const versions = await question(signal);
      if (signal.aborted) return;
      if (learn(versions)) say({ kind: 'told', versions: known.versions() });
    },
  });

  tabs.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'ask') {
      if (leads) say({ kind: 'told', versions: known.versions() });
      return;
    }
    // What a hidden tab misses it asks for when it is seen again.
    if (document.visibilityState === 'visible') learn(data.versions);
  };

  const stopLeading = runLeaderElection({
    name,
    onLeadershipChange(now) {
      leads = now;
      if (now) poller.start();
      else poller.stop();
    },
    onSeen: () => say({ kind: 'ask' }),
  });
  addEventListener('online', poller.now);

  return () => {
    removeEventListener('online', poller.now);
    stopLeading();
    tabs.close();
  };
}
