import type { DraftStore } from './draft.ts';
import type { FormState } from './form-draft.ts';

/** Value of a file field: one file, several or none. */
type FileValue = File | readonly File[] | null;

interface PersistedFiles {
  /** Incremented when this shape changes. */
  format: 1;
  files: Record<string, FileValue>;
}

export interface PersistedFilesOptions<Values extends object> {
  form: FormState<Values>;
  store: DraftStore;
  key: string;
  /** The fields whose files are saved. */
  names: readonly (keyof Values & string)[];
}

const isEmpty = (files: unknown): boolean =>
  files === null || files === undefined || (Array.isArray(files) && files.length === 0);

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
  const currentFiles = (): Record<string, FileValue> => {
    const { values } = form.snapshot();
    return Object.fromEntries(names.map((name) => [name, values[name] as FileValue]));
  };
  let seen = currentFiles();
  let queue: Promise<void> = Promise.resolve();
  const enqueue = (act: () => Promise<void> | undefined): Promise<void> => {
    queue = queue.then(act).catch(() => {});
    return queue;
  };
  const keep = () => {
    const files = currentFiles();
    if (names.every((name) => files[name] === seen[name])) return;
    seen = files;
    const isGone = Object.values(files).every(isEmpty);
    void enqueue(() => (isGone ? store.del(key) : store.set(key, { format: 1, files } satisfies PersistedFiles)));
  };
  /** Files chosen before the saved ones were loaded take precedence. */
  const fillIn = (saved: unknown) => {
    if (!isPersistedFiles(saved)) return;
    const now = currentFiles();
    const filled = names.filter((name) => isEmpty(now[name]) && !isEmpty(saved.files[name]));
    if (filled.length === 0) return;
    form.patch(Object.fromEntries(filled.map((name) => [name, saved.files[name]])) as Partial<Values>);
  };
  return {
    /** Loads the saved files, fills them in, and saves changes from then on. @returns a cleanup */
    start(): () => void {
      let ended = false;
      let unwatch = () => {};
      void enqueue(async () => {
        const saved = await store.get(key);
        if (ended) return;
        fillIn(saved);
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
      seen = currentFiles();
      return enqueue(() => store.del(key));
    },
  };
}
