/** Where files lie that are not on the house's own disk. */

export interface StoredFile {
  stream: NodeJS.ReadableStream;
  bytes: number | undefined;
}

export interface NewFile {
  /** Below the store: `<key>/<name>`. */
  path: string;
  data: Buffer;
  contentType: string;
}

/** Why a store cannot be used. */
export class FilesFailure extends Error {
  readonly reason: 'refused_address' | 'unreachable' | 'timeout' | 'no_bucket' | 'denied' | 'not_storage';

  constructor(reason: FilesFailure['reason'], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** How many files a bucket removes in one call. */
export const removedAtOnce = 1000;

/** Every method throws a FilesFailure where the store refuses or does not answer. */
export interface FileStore {
  /** When it returns the file is kept. */
  put(file: NewFile): Promise<void>;
  /** @returns undefined where there is no such file */
  read(path: string): Promise<StoredFile | undefined>;
  /** What is gone already is no fault. */
  remove(paths: readonly string[]): Promise<void>;
  /** The files whose paths begin so. */
  list(prefix: string): AsyncIterable<ListedFile>;
}

export interface ListedFile {
  path: string;
  keptAt: Date;
}

/** The part of a store below a folder, as a store of its own. @param folder ends with a slash */
export function filesBelow(store: FileStore, folder: string): FileStore {
  return {
    put: (file) => store.put({ ...file, path: folder + file.path }),
    read: (path) => store.read(folder + path),
    remove: (paths) => store.remove(paths.map((path) => folder + path)),
    async *list(prefix) {
      for await (const { path, keptAt } of store.list(folder + prefix))
        yield { path: path.slice(folder.length), keptAt };
    },
  };
}
