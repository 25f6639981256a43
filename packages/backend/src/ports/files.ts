/** File storage outside the local disk. */

export interface StoredFile {
  stream: NodeJS.ReadableStream;
  bytes: number | undefined;
}

export interface NewFile {
  /** Path in the store: `<key>/<name>`. */
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

/** Every method throws a FilesFailure if the store refuses or does not answer. */
export interface FileStore {
  /** The file is stored once this returns. */
  put(file: NewFile): Promise<void>;
  /** @returns undefined if there is no such file */
  read(path: string): Promise<StoredFile | undefined>;
  /** Ignores files that are already gone. */
  remove(paths: readonly string[]): Promise<void>;
  /** The files with this path prefix. */
  list(prefix: string): AsyncIterable<ListedFile>;
}

export interface ListedFile {
  path: string;
  storedAt: Date;
}

/** A folder of a store as a store. @param folder ends with a slash */
export function filesBelow(store: FileStore, folder: string): FileStore {
  return {
    put: (file) => store.put({ ...file, path: folder + file.path }),
    read: (path) => store.read(folder + path),
    remove: (paths) => store.remove(paths.map((path) => folder + path)),
    async *list(prefix) {
      for await (const { path, storedAt } of store.list(folder + prefix))
        yield { path: path.slice(folder.length), storedAt };
    },
  };
}
