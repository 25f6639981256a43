/** Keeps a signed-in page up to date (000 section 9; 001 sections 4, 7 and 9): one question a second for all tabs. */
import { ApiError } from '@smart-art/api-client';
import { pollInterval } from '@smart-art/openapi/rules';
import type { QueryKey } from '@tanstack/react-query';
import { takeLead } from './lead.ts';
import { createPoller } from './poller.ts';
import { createQuestion, type PollingOptions, queriesOf } from './question.ts';
import { createKnown, type Resource, type Told } from './versions.ts';

/** A server that does not answer is asked at least so often, in milliseconds. */
const LONGEST_PAUSE = 60_000;

/** What tabs tell each other: a tab that comes into sight asks, the one that leads tells. */
type Message = { kind: 'ask' } | ({ kind: 'told' } & Told);

/** Every question stands under these keys: the bell is asked for with a page and without. */
const keysOf = (queries: ReturnType<typeof queriesOf>): Record<Resource, QueryKey> => ({
  languages: queries.languages.queryKey,
  notifications: ['notifications'],
  profile: queries.profile.queryKey,
  settings: queries.settings.queryKey,
  agreement: queries.agreement.queryKey,
});

/** @returns ends it */
export function startPolling(options: PollingOptions): () => void {
  const { queryClient, seller } = options;
  const keys = keysOf(queriesOf(options));
  const question = createQuestion(options);
  const name = `polling ${seller.id}`;
  const tabs = new BroadcastChannel(name);
  const say = (message: Message) => tabs.postMessage(message);
  let leads = false;
  let askedAt = 0;

  const known = createKnown({
    loadedAt: (resource) =>
      Math.max(
        0,
        ...queryClient
          .getQueryCache()
          .findAll({ queryKey: keys[resource] })
          .map(({ state }) => state.dataUpdatedAt),
      ),
    onStale: (resource) => void queryClient.invalidateQueries({ queryKey: keys[resource] }),
  });

  const poller = createPoller({
    interval: pollInterval,
    longest: LONGEST_PAUSE,
    wishOf: (error) =>
      error instanceof ApiError && error.retryAfter !== undefined ? error.retryAfter * 1000 : undefined,
    async ask(signal) {
      const began = Date.now();
      const versions = await question(signal);
      if (signal.aborted) return;
      askedAt = began;
      if (known.learn({ versions, askedAt })) say({ kind: 'told', versions: known.versions(), askedAt });
    },
  });

  tabs.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'ask') {
      if (leads) say({ kind: 'told', versions: known.versions(), askedAt });
      return;
    }
    // What a hidden tab misses it asks for when it is seen again.
    if (document.visibilityState === 'visible') known.learn(data);
  };

  const stopLeading = takeLead({
    name,
    onLead(now) {
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
