/** The files of private documents: `documents/<2 characters>/<key>` below the data folder. */
import { createHash } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { randomText } from '../ids.ts';

const keyPattern = /^[0-9a-hjkmnp-tv-z]{26}$/;

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

  constructor(dataDir: string) {
    this.#root = join(dataDir, 'documents');
    this.#aside = join(dataDir, 'uploads');
  }

  async prepare(): Promise<void> {
    await mkdir(this.#root, { recursive: true });
    await mkdir(this.#aside, { recursive: true });
  }

  pathOf(key: string): string {
    return join(this.#root, key.slice(0, 2), key);
  }

  /** Keeps a copy of a file; when it returns the copy survives a power cut. @returns its key */
  async keep(path: string): Promise<string> {
    const key = randomText();
    const aside = join(this.#aside, `${key}.new`);
    await copyFile(path, aside);
    await sync(aside);
    await mkdir(dirname(this.pathOf(key)), { recursive: true });
    await rename(aside, this.pathOf(key));
    await sync(dirname(this.pathOf(key)));
    return key;
  }

  /** Where there is no such file, the stream says so. */
  read(key: string): ReadStream {
    return createReadStream(this.pathOf(key));
  }

  /** SHA-256 of a file, hexadecimal. */
  async digestOf(key: string): Promise<string> {
    const hash = createHash('sha256');
    await pipeline(this.read(key), hash);
    return hash.digest('hex');
  }

  /** What is gone already is no fault. */
  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) await rm(this.pathOf(key), { force: true });
  }

  /** The keys of files that were kept before an instant. */
  async keysBefore(instant: Date): Promise<string[]> {
    const keys: string[] = [];
    for (const prefix of await readdir(this.#root)) {
      for (const key of await readdir(join(this.#root, prefix))) {
        const { mtime } = await stat(this.pathOf(key));
        if (mtime < instant && keyPattern.test(key)) keys.push(key);
      }
    }
    return keys;
  }
}
