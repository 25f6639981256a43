import { tabStore } from '../session/tab-store.ts';
import { deviceDrafts } from './device-drafts.ts';
import { perTab } from './per-tab.ts';

/** Drafts of forms on this device, separate per tab (decision 28). */
export const formDrafts = perTab({
  store: deviceDrafts,
  /* Available only on HTTPS and localhost. */
  locks: globalThis.navigator?.locks,
  memory: tabStore,
});

/* Release locks on pagehide: a page that holds any is not put into the back/forward cache. */
globalThis.addEventListener?.('pagehide', () => formDrafts.pause());
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted) void formDrafts.resume();
});
