/** Where drafts are kept. IndexedDB in the browser; anything alike in tests. */
export interface DraftStore {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  del(key: string): Promise<void>;
}

export interface DraftOptions<Value> {
  store: DraftStore;
  /** One for a form and a seller. */
  key: string;
  /** What another version of the app, or nobody, has written is no draft. */
  isDraft(value: unknown): value is Value;
  delayMs?: number;
}

/** Typing pauses this long before it is written. */
const DELAY_MS = 400;

/**
 * Keeps what is typed on this device, so that a reload, a switch of language, an ended session or a crash loses nothing.
 * Writes happen in their order; a device that refuses to store is no reason to fail.
 */
export function createDraft<Value>({ store, key, isDraft, delayMs = DELAY_MS }: DraftOptions<Value>) {
  let waiting: { value: Value } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writes: Promise<unknown> = Promise.resolve();

  const enqueue = (write: () => Promise<void>): Promise<void> => {
    const done = writes.then(write).catch(() => {});
    writes = done;
    return done;
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    if (!waiting) return enqueue(async () => {});
    const { value } = waiting;
    waiting = undefined;
    return enqueue(() => store.set(key, value));
  };

  return {
    /** The kept draft; null where there is none or it cannot be read. */
    async load(): Promise<Value | null> {
      try {
        const value = await store.get(key);
        return isDraft(value) ? value : null;
      } catch {
        return null;
      }
    },
    /** Keeps a value soon; only the last one of a burst is written. */
    save(value: Value): void {
      waiting = { value };
      clearTimeout(timer);
      timer = setTimeout(flush, delayMs);
    },
    /** Writes at once what waits; resolves when everything is written. */
    flush,
    discard(): Promise<void> {
      clearTimeout(timer);
      waiting = undefined;
      return enqueue(() => store.del(key));
    },
  };
}

export type Draft<Value> = ReturnType<typeof createDraft<Value>>;
