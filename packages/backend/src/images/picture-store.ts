/** The files of photographs: `files/<2 characters>/<key>/<width>.<extension>` below the data folder. */
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomText } from '../ids.ts';
import type { PictureFile } from './picture.ts';

/** What a key is: the folder and the address of a photograph's files. */
export const keyPattern = /^[0-9a-hjkmnp-tv-z]{26}$/;
export const fileNamePattern = /^[1-9]\d{0,8}\.(?:jpg|webp|png)$/;

async function sync(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeSynced(path: string, data: Buffer): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(data);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export class PictureStore {
  /** Files that are served. */
  readonly root: string;
  /** Uploads under way. */
  readonly uploads: string;

  constructor(dataDir: string) {
    this.root = join(dataDir, 'files');
    this.uploads = join(dataDir, 'uploads');
  }

  async prepare(): Promise<void> {
    await mkdir(this.root, { recursive: true });
    await mkdir(this.uploads, { recursive: true });
  }

  folderOf(key: string): string {
    return join(this.root, key.slice(0, 2), key);
  }

  /**
   * Writes all files of a photograph; when it returns they survive a power cut. They are written aside and appear
   * together.
   *
   * @returns the key of the photograph
   */
  async write(files: PictureFile[]): Promise<string> {
    const key = randomText();
    const aside = join(this.uploads, `${key}.new`);
    const folder = this.folderOf(key);
    try {
      await mkdir(aside);
      for (const { name, data } of files) await writeSynced(join(aside, name), data);
      await sync(aside);
      await mkdir(dirname(folder), { recursive: true });
      await rename(aside, folder);
      await sync(dirname(folder));
    } catch (error) {
      await rm(aside, { recursive: true, force: true });
      throw error;
    }
    return key;
  }

  /** Removes the files of photographs; what is gone already is no fault. */
  async remove(images: readonly { key: string }[]): Promise<void> {
    for (const { key } of images) await rm(this.folderOf(key), { recursive: true, force: true });
  }

  /** The keys whose folders were made before an instant. */
  async keysBefore(instant: Date): Promise<string[]> {
    const keys: string[] = [];
    for (const prefix of await readdir(this.root)) {
      for (const key of await readdir(join(this.root, prefix))) {
        const { mtime } = await stat(join(this.root, prefix, key));
        if (mtime < instant && keyPattern.test(key)) keys.push(key);
      }
    }
    return keys;
  }

  /** Removes what interrupted uploads left before an instant. */
  async removeUploadsBefore(instant: Date): Promise<void> {
    for (const name of await readdir(this.uploads)) {
      const path = join(this.uploads, name);
      if ((await stat(path)).mtime < instant) await rm(path, { recursive: true, force: true });
    }
  }
}
