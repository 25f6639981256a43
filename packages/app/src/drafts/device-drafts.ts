import { promisifyRequest } from 'idb-keyval';
import { openDeviceStore } from './device-store.ts';
import type { DraftStore } from './draft.ts';

/* The names used by the idb-keyval library: existing drafts are stored under them. */
const store = openDeviceStore('keyval-store', 'keyval');

/**
 * Commits explicitly: the browser aborts an uncommitted transaction when the page unloads, which is when the last input
 * is written.
 */
const write = (act: (drafts: IDBObjectStore) => void): Promise<void> =>
  store('readwrite', (drafts) => {
    act(drafts);
    drafts.transaction.commit();
    return promisifyRequest(drafts.transaction);
  });

/** Drafts on this device: IndexedDB, because signing out clears local storage and must not lose unsaved work. */
export const deviceDrafts: DraftStore = {
  get: (key) => store('readonly', (drafts) => promisifyRequest<unknown>(drafts.get(key))),
  set: (key, value) => write((drafts) => drafts.put(value, key)),
  del: (key) => write((drafts) => drafts.delete(key)),
};
