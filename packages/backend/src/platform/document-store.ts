/**
 * Stores private documents as `documents/<2 characters>/<key>` in the data folder, or as `documents/<key>` in the
 * operator's bucket if there is one. Files from before the bucket stay on disk and are still read from there.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { randomText } from '../ids.ts';
import type { FileStore } from '../ports/files.ts';

const keyPattern = /^[0-9a-hjkmnp-tv-z]{26}$/;

/** Prefix in the bucket. */
const folder = 'documents/';

async function sync(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export class DocumentStore {
  readonly #root: string;
  readonly #aside: string;
  readonly #bucket: FileStore | undefined;

  constructor(dataDir: string, bucket: FileStore | undefined) {
    this.#root = join(dataDir, 'documents');
    this.#aside = join(dataDir, 'uploads');
    this.#bucket = bucket;
  }

  async prepare(): Promise<void> {
    await mkdir(this.#root, { recursive: true });
    await mkdir(this.#aside, { recursive: true });
  }

  #pathOf(key: string): string {
    return join(this.#root, key.slice(0, 2), key);
  }

  /**
   * Stores a copy of a file; it survives a power failure once this returns.
   *
   * @returns its key
   * @throws FilesFailure if the bucket rejects it
   */
  async keep(path: string, contentType: string): Promise<string> {
    const key = randomText();
    if (this.#bucket) await this.#bucket.put({ path: folder + key, data: await readFile(path), contentType });
    else await this.#keepOnDisk(path, key);
    return key;
  }

  async #keepOnDisk(path: string, key: string): Promise<void> {
    const aside = join(this.#aside, `${key}.new`);
    await copyFile(path, aside);
    await sync(aside);
    await mkdir(dirname(this.#pathOf(key)), { recursive: true });
    await rename(aside, this.#pathOf(key));
    await sync(dirname(this.#pathOf(key)));
  }

  /** If the file does not exist, the stream fails. @throws FilesFailure if the bucket does not return it */
  async read(key: string): Promise<Readable> {
    const path = this.#pathOf(key);
    const isOnDisk = await stat(path).then(
      () => true,
      () => false,
    );
    if (isOnDisk || !this.#bucket) return createReadStream(path);
    const file = await this.#bucket.read(folder + key);
    if (!file) throw new Error(`document ${key} is gone`);
    return Readable.from(file.stream);
  }

  /** SHA-256 of a file, hexadecimal. @throws FilesFailure */
  async digestOf(key: string): Promise<string> {
    const hash = createHash('sha256');
    await pipeline(await this.read(key), hash);
    return hash.digest('hex');
  }

  /** Ignores files that are already gone. The sweep retries what a bucket fails to remove. */
  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) await rm(this.#pathOf(key), { force: true });
    await this.#bucket?.remove(keys.map((key) => folder + key)).catch(() => {});
  }

  /** The keys of files stored before an instant. @throws FilesFailure */
  async keysBefore(instant: Date): Promise<string[]> {
    const keys: string[] = [];
    for (const prefix of await readdir(this.#root)) {
      for (const key of await readdir(join(this.#root, prefix))) {
        const found = await stat(this.#pathOf(key)).catch(() => undefined);
        if (found && found.mtime < instant && keyPattern.test(key)) keys.push(key);
      }
    }
    if (!this.#bucket) return keys;
    for await (const { path, storedAt } of this.#bucket.list(folder)) {
      const key = path.slice(folder.length);
      if (storedAt < instant && keyPattern.test(key)) keys.push(key);
    }
    return keys;
  }
}
