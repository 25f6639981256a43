import type { DraftStore } from './draft.ts';
import type { FormState } from './form-draft.ts';

/** Value of a file field: one file, several or none. */
type Held = File | readonly File[] | null;

interface PersistedFiles {
  /** Incremented when this shape changes. */
  format: 1;
  files: Record<string, Held>;
}

export interface PersistedFilesOptions<Values extends object> {
  form: FormState<Values>;
  store: DraftStore;
  key: string;
  /** The fields whose files are saved. */
  names: readonly (keyof Values & string)[];
}

const isEmpty = (held: unknown): boolean =>
  held === null || held === undefined || (Array.isArray(held) && held.length === 0);

const isPersistedFiles = (value: unknown): value is PersistedFiles =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === 1 && 'files' in value;

/**
 * Saves the files chosen for a form and not uploaded yet, separate from its draft: the draft must stay text because tab
 * storage holds only text. If the device cannot store a file, the user chooses it again.
 */
export function createPersistedFiles<Values extends object>({
  form,
  store,
  key,
  names,
}: PersistedFilesOptions<Values>) {
  const heldNow = (): Record<string, Held> => {
    const { values } = form.snapshot();
    return Object.fromEntries(names.map((name) => [name, values[name] as Held]));
  };
  let seen = heldNow();
  let queue: Promise<void> = Promise.resolve();
  const enqueue = (act: () => Promise<void> | undefined): Promise<void> => {
    queue = queue.then(act).catch(() => {});
    return queue;
  };
  const keep = () => {
    const held = heldNow();
    if (names.every((name) => held[name] === seen[name])) return;
    seen = held;
    const isGone = Object.values(held).every(isEmpty);
    void enqueue(() => (isGone ? store.del(key) : store.set(key, { format: 1, files: held } satisfies PersistedFiles)));
  };
  /** Files chosen before the saved ones were loaded take precedence. */
  const fillIn = (kept: unknown) => {
    if (!isPersistedFiles(kept)) return;
    const now = heldNow();
    const filled = names.filter((name) => isEmpty(now[name]) && !isEmpty(kept.files[name]));
    if (filled.length === 0) return;
    form.patch(Object.fromEntries(filled.map((name) => [name, kept.files[name]])) as Partial<Values>);
  };
  return {
    /** Loads the saved files, fills them in, and saves changes from then on. @returns a cleanup */
    start(): () => void {
      let ended = false;
      let unwatch = () => {};
      void enqueue(async () => {
        const kept = await store.get(key);
        if (ended) return;
        fillIn(kept);
        unwatch = form.subscribe(keep);
        keep();
      });
      return () => {
        ended = true;
        unwatch();
        void enqueue(() => store.leave?.(key));
      };
    },
    /** The files were uploaded or discarded. */
    drop(): Promise<void> {
      seen = heldNow();
      return enqueue(() => store.del(key));
    },
  };
}
