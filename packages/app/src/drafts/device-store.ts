import { createStore, type UseStore } from 'idb-keyval';

/**
 * A store in this device's IndexedDB, opened on first use. If site data is blocked, opening throws; here each use
 * rejects instead, as on a full device.
 */
export function openDeviceStore(dbName: string, storeName: string): UseStore {
  let store: UseStore | undefined;
  return async (mode, act) => {
    store ??= createStore(dbName, storeName);
    return store(mode, act);
  };
}
