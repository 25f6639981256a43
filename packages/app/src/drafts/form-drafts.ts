import { tabStore } from '../session/tab-store.ts';
import { deviceDrafts } from './device-drafts.ts';
import { perTab } from './per-tab.ts';

/** Drafts of forms on this device, each tab its own (decision 28). */
export const formDrafts = perTab({
  store: deviceDrafts,
  /* Only a page that came over HTTPS, or from this machine, has them. */
  locks: globalThis.navigator?.locks,
  memory: tabStore,
});

/* A page that holds locks would not be kept for the way back. */
globalThis.addEventListener?.('pagehide', () => formDrafts.pause());
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted) void formDrafts.resume();
});
