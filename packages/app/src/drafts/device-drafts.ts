import { del, get, set } from 'idb-keyval';
import type { DraftStore } from './draft.ts';

/** Drafts of this device: IndexedDB, because signing out empties local storage and must not lose an unsaved work. */
export const deviceDrafts: DraftStore = { get: (key) => get<unknown>(key), set, del };
