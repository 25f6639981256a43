import { tabStore } from '../session/tab-store.ts';

/** Where drafts are stored: IndexedDB in the browser, a substitute in tests. */
export interface DraftStore {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  del(key: string): Promise<void>;
  /** Per-tab stores only: the form was closed. */
  leave?(key: string): Promise<void>;
  /** Per-tab stores only: drafts of the same form that no tab has open. */
  others?(key: string): Promise<{ place: string; value: unknown }[]>;
  /** Switches to one of `others`. @returns whether it was still free */
  moveTo?(key: string, place: string): Promise<boolean>;
}

/** A draft of the same form that was written in another tab. */
export interface OtherDraft<Value> {
  place: string;
  value: Value;
}

export interface DraftOptions<Value> {
  store: DraftStore;
  /** One per form and seller. */
  key: string;
  /** Rejects values written by another version of the app or by other code. */
  isDraft(value: unknown): value is Value;
  /**
   * Storage that survives a reload of the tab and is written synchronously, because a write to IndexedDB may be lost
   * while the page unloads. The tab's own store by default.
   */
  memory?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  /** Called after each write attempt, with whether it succeeded. */
  onWritten?(taken: boolean): void;
  delayMs?: number;
}

/** Debounce before a draft is written. */
const DELAY_MS = 400;

/** The last write of each key, pending or done: a reopened form reads after the pending writes of the last one. */
const queues = new WeakMap<DraftStore, Map<string, Promise<void>>>();

function queueOf(store: DraftStore): Map<string, Promise<void>> {
  const queue = queues.get(store) ?? new Map<string, Promise<void>>();
  queues.set(store, queue);
  return queue;
}

/**
 * Saves form input on this device, so that a reload, a language switch, an expired session or a crash loses nothing.
 * Writes run in order; a failed write is not an error for the caller.
 */
export function createDraft<Value>({
  store,
  key,
  isDraft,
  memory = tabStore,
  onWritten = () => {},
  delayMs = DELAY_MS,
}: DraftOptions<Value>) {
  let waiting: { value: Value } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const queue = queueOf(store);
  const written = () => queue.get(key) ?? Promise.resolve();

  const enqueue = (write: () => Promise<void>): Promise<void> => {
    const done = written()
      .then(write)
      .catch(() => {});
    queue.set(key, done);
    return done;
  };
  const copy = `leaving ${key}`;
  /** The last input of a page that unloaded before its write was confirmed. */
  const takeCopy = (): Value | undefined => {
    const value: unknown = JSON.parse(memory.getItem(copy) ?? 'null');
    memory.removeItem(copy);
    return isDraft(value) ? value : undefined;
  };
  const leaveCopy = (value: Value) => {
    try {
      memory.setItem(copy, JSON.stringify(value));
    } catch {
      /* Tab storage is full: rely on the device. */
    }
  };
  /** The value of the pending write. */
  let underWay: Value | undefined;
  const write = (): Promise<void> => {
    clearTimeout(timer);
    if (!waiting) return enqueue(async () => {});
    const { value } = waiting;
    waiting = undefined;
    underWay = value;
    return enqueue(async () => {
      try {
        await store.set(key, value);
        memory.removeItem(copy);
        if (underWay === value) underWay = undefined;
        onWritten(true);
      } catch {
        onWritten(false);
      }
    });
  };

  const flush = (): Promise<void> => {
    const latest = waiting?.value ?? underWay;
    if (latest !== undefined) leaveCopy(latest);
    return write();
  };

  return {
    /** The saved draft; null if there is none or it cannot be read. */
    async load(): Promise<Value | null> {
      await written();
      try {
        /* If the device cannot be read, the tab may still have a copy. */
        const value = await store.get(key).catch(() => undefined);
        const newer = takeCopy();
        if (newer !== undefined) {
          await store.set(key, newer).then(
            () => onWritten(true),
            () => {
              leaveCopy(newer);
              onWritten(false);
            },
          );
          return newer;
        }
        return isDraft(value) ? value : null;
      } catch {
        return null;
      }
    },
    /** Saves a value, debounced: only the last one of a burst is written. */
    save(value: Value): void {
      waiting = { value };
      clearTimeout(timer);
      timer = setTimeout(write, delayMs);
    },
    /** Writes the pending value now; resolves when everything is written. */
    flush,
    /** Writes the pending value and closes the draft, so that another tab may open it. */
    leave(): Promise<void> {
      void flush();
      return enqueue(async () => store.leave?.(key));
    },
    /** Drafts of the same form that no tab has open, except this one. */
    async others(): Promise<OtherDraft<Value>[]> {
      await written();
      try {
        const found = (await store.others?.(key)) ?? [];
        return found.flatMap(({ place, value }) => (isDraft(value) ? [{ place, value }] : []));
      } catch {
        return [];
      }
    },
    /** Switches to another draft; this one stays saved. Call `load` afterwards. @returns whether it was still free */
    async moveTo(place: string): Promise<boolean> {
      await flush();
      return (await store.moveTo?.(key, place).catch(() => false)) ?? false;
    },
    discard(): Promise<void> {
      clearTimeout(timer);
      waiting = undefined;
      underWay = undefined;
      memory.removeItem(copy);
      return enqueue(() => store.del(key));
    },
  };
}

export type Draft<Value> = ReturnType<typeof createDraft<Value>>;
