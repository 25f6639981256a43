import { promisifyRequest } from 'idb-keyval';
import { openDeviceStore } from './device-store.ts';
import type { DraftStore } from './draft.ts';

/* The library's own names, under which drafts lie on devices already. */
const store = openDeviceStore('keyval-store', 'keyval');

/**
 * Writes without waiting for the page: a transaction that is not committed by hand is given up when the page goes, and
 * what was typed last is written right then.
 */
const write = (act: (drafts: IDBObjectStore) => void): Promise<void> =>
  store('readwrite', (drafts) => {
    act(drafts);
    drafts.transaction.commit();
    return promisifyRequest(drafts.transaction);
  });

/** Drafts of this device: IndexedDB, because signing out empties local storage and must not lose an unsaved work. */
export const deviceDrafts: DraftStore = {
  get: (key) => store('readonly', (drafts) => promisifyRequest<unknown>(drafts.get(key))),
  set: (key, value) => write((drafts) => drafts.put(value, key)),
  del: (key) => write((drafts) => drafts.delete(key)),
};
