import { tabStore } from '../session/tab-store.ts';
import type { DraftStore } from './draft.ts';

/**
 * Drafts of a visitor: in the memory of the tab, gone with it. Whoever nobody knows may share the device with the next
 * visitor, so nothing of theirs is kept on it.
 */
export const tabDrafts: DraftStore = {
  get: async (key) => JSON.parse(tabStore.getItem(key) ?? 'null'),
  set: async (key, value) => tabStore.setItem(key, JSON.stringify(value)),
  del: async (key) => tabStore.removeItem(key),
};
