import type { PendingFileStore } from './pending-files.ts';
import type { Upload, UploadQueue } from './upload-queue.ts';

/** A file is dropped this long after its upload: by then the draft refers to the server's copy. */
const DROP_MS = 2000;

const isPending = ({ state }: Upload) => state !== 'done';

/**
 * Stores a queue's files on the device until they are uploaded, one after the other, so that a reload or a crash loses
 * none. A file that cannot be stored is uploaded all the same.
 */
export function createFileKeeper(queue: UploadQueue, files: PendingFileStore, stored: Iterable<string> = []) {
  /** Whether the device has stored the file, by key. */
  let known: ReadonlyMap<string, boolean> = new Map(Array.from(stored, (key) => [key, true] as const));
  const listeners = new Set<() => void>();
  const note = (key: string, isStored: boolean | undefined) => {
    const next = new Map(known);
    if (isStored === undefined) next.delete(key);
    else next.set(key, isStored);
    known = next;
    for (const listener of listeners) listener();
  };
  let isWorking = false;
  let isEnded = false;
  const leaving = new Map<string, ReturnType<typeof setTimeout>>();

  const pendingKeys = () =>
    new Set(
      queue
        .snapshot()
        .filter(isPending)
        .map(({ key }) => key),
    );

  const keepAll = async () => {
    if (isWorking) return;
    isWorking = true;
    for (;;) {
      const item = queue.snapshot().find((one) => isPending(one) && one.file && !known.has(one.key));
      if (!item?.file || isEnded) break;
      const { key, file } = item;
      const isStored = await files.keep(key, file).then(
        () => true,
        () => false,
      );
      note(key, isStored);
      look();
    }
    isWorking = false;
  };

  const forget = (key: string) => {
    leaving.delete(key);
    note(key, undefined);
    void files.drop([key]);
  };

  /** Drops files that were uploaded, removed or replaced; stores new ones. */
  const look = () => {
    if (isEnded) return;
    const pending = pendingKeys();
    for (const [key, isStored] of known) {
      if (pending.has(key) || leaving.has(key)) continue;
      if (isStored) leaving.set(key, setTimeout(forget, DROP_MS, key));
    }
    void keepAll();
  };
  const unwatch = queue.subscribe(look);
  look();

  return {
    snapshot: () => known,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The form was closed: uploaded files are dropped at once, the others stay for the next time. */
    end(): void {
      unwatch();
      isEnded = true;
      const gone = [...leaving.keys()];
      for (const timer of leaving.values()) clearTimeout(timer);
      leaving.clear();
      void files.drop(gone);
    },
  };
}
