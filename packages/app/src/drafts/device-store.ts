import { createStore, type UseStore } from 'idb-keyval';

/**
 * A store in this device's IndexedDB, opened when it is first used. Where site data is blocked opening it throws: here
 * every use of it rejects instead, as it does on a full device.
 */
export function openDeviceStore(dbName: string, storeName: string): UseStore {
  let store: UseStore | undefined;
  return async (mode, act) => {
    store ??= createStore(dbName, storeName);
    return store(mode, act);
  };
}
