import { tabStore } from '../session/tab-store.ts';

/** Where drafts are kept. IndexedDB in the browser; anything alike in tests. */
export interface DraftStore {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  del(key: string): Promise<void>;
  /** Where every tab has its own: the form is closed. */
  leave?(key: string): Promise<void>;
  /** Where every tab has its own: drafts of the same form that no tab has open. */
  others?(key: string): Promise<{ place: string; value: unknown }[]>;
  /** Goes over to one of `others`. @returns whether it was still free */
  moveTo?(key: string, place: string): Promise<boolean>;
}

/** A draft of the same form that was written in another tab. */
export interface OtherDraft<Value> {
  place: string;
  value: Value;
}

export interface DraftOptions<Value> {
  store: DraftStore;
  /** One for a form and a seller. */
  key: string;
  /** What another version of the app, or nobody, has written is no draft. */
  isDraft(value: unknown): value is Value;
  /**
   * What outlives a reload of the tab and is written at once: a device may lose what is written to it while the page goes.
   * The tab's own store, unless another is given.
   */
  memory?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  /** Told after each attempt to write whether the device took it. */
  onWritten?(taken: boolean): void;
  delayMs?: number;
}

/** Typing pauses this long before it is written. */
const DELAY_MS = 400;

/** The last write of each key, under way or done: a form opened anew reads after what the one before still writes. */
const queues = new WeakMap<DraftStore, Map<string, Promise<void>>>();

function queueOf(store: DraftStore): Map<string, Promise<void>> {
  const queue = queues.get(store) ?? new Map<string, Promise<void>>();
  queues.set(store, queue);
  return queue;
}

/**
 * Keeps what is typed on this device, so that a reload, a switch of language, an ended session or a crash loses nothing.
 * Writes happen in their order; a device that refuses to store is no reason to fail.
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
  /** What the page that went has not seen written; it is the last that was typed. */
  const takeCopy = (): Value | undefined => {
    const value: unknown = JSON.parse(memory.getItem(copy) ?? 'null');
    memory.removeItem(copy);
    return isDraft(value) ? value : undefined;
  };
  const leaveCopy = (value: Value) => {
    try {
      memory.setItem(copy, JSON.stringify(value));
    } catch {
      /* A tab that has no more room leaves it to the device. */
    }
  };
  /** What is being written, until it is. */
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
    /** The kept draft; null where there is none or it cannot be read. */
    async load(): Promise<Value | null> {
      await written();
      try {
        /* What a device refuses to give may still be in the tab. */
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
    /** Keeps a value soon; only the last one of a burst is written. */
    save(value: Value): void {
      waiting = { value };
      clearTimeout(timer);
      timer = setTimeout(write, delayMs);
    },
    /** Writes at once what waits; resolves when everything is written. */
    flush,
    /** Writes what waits and closes the draft: another tab may open it. */
    leave(): Promise<void> {
      void flush();
      return enqueue(async () => store.leave?.(key));
    },
    /** Drafts of the same form that no tab has open, this one left out. */
    async others(): Promise<OtherDraft<Value>[]> {
      await written();
      try {
        const found = (await store.others?.(key)) ?? [];
        return found.flatMap(({ place, value }) => (isDraft(value) ? [{ place, value }] : []));
      } catch {
        return [];
      }
    },
    /** Goes over to another draft; this one stays as it is. `load` reads it then. @returns whether it was still free */
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
