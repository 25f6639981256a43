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

/** Every method throws a FilesFailure where the store refuses or does not answer. */
export interface FileStore {
  /** When it returns the file is kept. */
  put(file: NewFile): Promise<void>;
  /** @returns undefined where there is no such file */
  read(path: string): Promise<StoredFile | undefined>;
  /** What is gone already is no fault. */
  remove(paths: readonly string[]): Promise<void>;
}
