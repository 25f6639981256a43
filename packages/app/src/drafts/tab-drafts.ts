import { tabStore } from '../session/tab-store.ts';
import type { DraftStore } from './draft.ts';

/**
 * Drafts of visitors, in the tab's storage only. An unknown visitor may share the device, so nothing is stored on it.
 */
export const tabDrafts: DraftStore = {
  get: async (key) => JSON.parse(tabStore.getItem(key) ?? 'null'),
  set: async (key, value) => tabStore.setItem(key, JSON.stringify(value)),
  del: async (key) => tabStore.removeItem(key),
};
