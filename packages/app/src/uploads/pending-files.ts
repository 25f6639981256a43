import { promisifyRequest } from 'idb-keyval';
import { openDeviceStore } from '../drafts/device-store.ts';

/** A stored copy of a file that has not been uploaded: the browser's own File may be gone after a reload. */
interface PendingFile {
  blob: Blob;
  name: string;
  lastModified: number;
  /** Time of storing, ms since 1970. */
  keptAt: number;
}

/** Photographs stored on this device until they are uploaded; drafts refer to them by key. */
export interface PendingFileStore {
  /** @throws if the device has no space left or refuses storage */
  keep(key: string, file: File): Promise<void>;
  /** The stored files, by key. */
  load(keys: readonly string[]): Promise<ReadonlyMap<string, File>>;
  drop(keys: readonly string[]): Promise<void>;
  /** Drops files that were stored long ago. */
  tidy(): Promise<void>;
}

/** Device storage left free for everything else, in bytes. */
const RESERVE = 64 * 1024 ** 2;

/** How long a file is kept after it was stored, in milliseconds. */
const LIFE_MS = 14 * 24 * 60 * 60 * 1000;

const isPendingFile = (value: unknown): value is PendingFile =>
  typeof value === 'object' && value !== null && 'blob' in value && value.blob instanceof Blob;

/** Whether the device has space for a number of bytes; true if the browser does not report it. */
async function hasRoomFor(bytes: number): Promise<boolean> {
  const estimate = await globalThis.navigator?.storage?.estimate?.().catch(() => undefined);
  if (estimate?.quota === undefined || estimate.usage === undefined) return true;
  return estimate.quota - estimate.usage > bytes + RESERVE;
}

/** @param sellerId the owner: other sellers on the device neither see nor drop these files */
export function createPendingFileStore(sellerId: string): PendingFileStore {
  const store = openDeviceStore('photographs-to-send', 'files');
  const place = (key: string) => `${sellerId}:${key}`;
  return {
    async keep(key, file) {
      if (!(await hasRoomFor(file.size))) throw new DOMException('No room is left.', 'QuotaExceededError');
      const { name, type, lastModified } = file;
      /* Copy the bytes: the file itself may be moved or deleted before the upload. */
      const blob = new Blob([await file.arrayBuffer()], { type });
      const stored: PendingFile = { blob, name, lastModified, keptAt: Date.now() };
      await store('readwrite', (files) => {
        files.put(stored, place(key));
        return promisifyRequest(files.transaction);
      });
    },

    async load(keys) {
      const found = new Map<string, File>();
      if (keys.length === 0) return found;
      await store('readonly', (files) =>
        Promise.all(
          keys.map(async (key) => {
            const stored = await promisifyRequest<unknown>(files.get(place(key)));
            if (!isPendingFile(stored)) return;
            const { blob, name, lastModified } = stored;
            found.set(key, new File([blob], name, { type: blob.type, lastModified }));
          }),
        ),
      ).catch(() => {});
      return found;
    },

    async drop(keys) {
      if (keys.length === 0) return;
      await store('readwrite', (files) => {
        for (const key of keys) files.delete(place(key));
        return promisifyRequest(files.transaction);
      }).catch(() => {});
    },

    async tidy() {
      const before = Date.now() - LIFE_MS;
      await store('readwrite', (files) => {
        const cursor = files.openCursor();
        cursor.onsuccess = () => {
          const at = cursor.result;
          if (!at) return;
          if (!isPendingFile(at.value) || at.value.keptAt < before) at.delete();
          at.continue();
        };
        return promisifyRequest(files.transaction);
      }).catch(() => {});
    },
  };
}
