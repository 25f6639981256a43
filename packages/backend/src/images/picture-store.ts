/**
 * Stores photographs as `files/<2 characters>/<key>/<width>.<extension>` in the data folder, or as
 * `photographs/<key>/<width>.<extension>` in a bucket.
 */
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { randomText } from '../ids.ts';
import type { StoredFile } from '../ports/files.ts';
import type { Place, Places } from '../storage/places.ts';

/** A file of a photograph to be written; read lazily, so that only one is in memory at a time. */
export interface PictureFile {
  /** Such as `640.webp`. */
  name: string;
  width: number;
  read(): Promise<Buffer>;
}

/** Format of a key, which names a photograph's folder and URL. */
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

const contentTypes: Record<string, string> = { jpg: 'image/jpeg', webp: 'image/webp', png: 'image/png' };

/** The content type of a file that {@link fileNamePattern} describes. */
export const contentTypeOfName = (name: string) => contentTypes[name.split('.').at(-1) ?? ''] ?? 'image/jpeg';

const pathOf = (key: string, name: string) => `photographs/${key}/${name}`;

/** Bucket paths of a photograph's files. */
export const pathsOf = ({ key, files }: { key: string; files: readonly { name: string }[] }) =>
  files.map(({ name }) => pathOf(key, name));

/** The storage columns of a photograph's record. */
interface StoredPicture {
  key: string;
  place: Place;
  files: readonly { name: string; width: number }[];
}

export class PictureStore {
  /** Folder of the served files. */
  readonly root: string;
  /** Folder of unfinished uploads. */
  readonly uploads: string;
  readonly #places: Places;

  constructor(dataDir: string, places: Places) {
    this.#places = places;
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

  /** Where the operator stores pictures that do not belong to a work: profile pictures. */
  get operatorPlace(): Place {
    return this.#places.operatorPlace;
  }

  /** Where a seller's new photographs are stored. */
  placeFor(sellerId: string): Promise<Place> {
    return this.#places.placeFor(sellerId);
  }

  /**
   * Writes all files of a photograph; they survive a power failure once this returns.
   *
   * @returns the key of the photograph
   * @throws FilesFailure if a bucket rejects them; files already written are removed if possible
   */
  async write(files: PictureFile[], place: Place = 'disk'): Promise<string> {
    const key = randomText();
    if (place === 'disk') await this.#writeToDisk(key, files);
    else await this.#writeAway(key, files, place);
    return key;
  }

  /**
   * Copies the files of a photograph.
   *
   * @returns the key of the copy
   * @throws FilesFailure if a bucket fails
   */
  async copy({ key, place: from, files }: StoredPicture, to: Place): Promise<string> {
    const copied = files.map(({ name, width }) => ({ name, width, read: () => this.readFile(from, key, name) }));
    return this.write(copied, to);
  }

  /** Reads a file of a photograph from any place. @throws FilesFailure, or an error if it is missing */
  async readFile(place: Place, key: string, name: string): Promise<Buffer> {
    if (place === 'disk') return readFile(join(this.folderOf(key), name));
    const file = await this.readAway(place, key, name);
    if (!file) throw new Error(`${name} of photograph ${key} is gone`);
    return buffer(file.stream);
  }

  async #writeAway(key: string, files: PictureFile[], place: Place): Promise<void> {
    const store = await this.#places.storeAt(place);
    try {
      for (const { name, read } of files)
        await store.put({ path: pathOf(key, name), data: await read(), contentType: contentTypeOfName(name) });
    } catch (error) {
      await store.remove(pathsOf({ key, files })).catch(() => {});
      throw error;
    }
  }

  /** Written to a temporary folder and renamed, so that the files appear together. */
  async #writeToDisk(key: string, files: PictureFile[]): Promise<void> {
    const aside = join(this.uploads, `${key}.new`);
    const folder = this.folderOf(key);
    try {
      await mkdir(aside);
      for (const { name, read } of files) await writeSynced(join(aside, name), await read());
      await sync(aside);
      await mkdir(dirname(folder), { recursive: true });
      await rename(aside, folder);
      await sync(dirname(folder));
    } catch (error) {
      await rm(aside, { recursive: true, force: true });
      throw error;
    }
  }

  /** Reads a file from a bucket. @throws FilesFailure */
  async readAway(place: Place, key: string, name: string): Promise<StoredFile | undefined> {
    const store = await this.#places.storeAt(place);
    return store.read(pathOf(key, name));
  }

  /** @throws FilesFailure */
  async removeAway(place: Place, paths: readonly string[]): Promise<void> {
    const store = await this.#places.storeAt(place);
    await store.remove(paths);
  }

  /** Removes photographs from the disk; missing ones are ignored. */
  async remove(images: readonly { key: string }[]): Promise<void> {
    for (const { key } of images) await rm(this.folderOf(key), { recursive: true, force: true });
  }

  /** Removes a profile picture, whether it is on disk or in the operator's bucket. */
  async removeFace(key: string, name: string): Promise<void> {
    await this.remove([{ key }]);
    if (this.operatorPlace !== 'disk') await this.removeAway(this.operatorPlace, [pathOf(key, name)]).catch(() => {});
  }

  /** Keys of the folders on disk created before an instant. */
  async keysBefore(instant: Date): Promise<string[]> {
    const keys: string[] = [];
    for (const prefix of await readdir(this.root)) {
      for (const key of await readdir(join(this.root, prefix))) {
        // Another instance on the same folder may have removed it.
        const found = await stat(join(this.root, prefix, key)).catch(() => undefined);
        if (found && found.mtime < instant && keyPattern.test(key)) keys.push(key);
      }
    }
    return keys;
  }

  /** Files in the operator's bucket written before an instant, by key. @throws FilesFailure */
  async operatorFilesBefore(instant: Date): Promise<Map<string, string[]>> {
    const found = new Map<string, string[]>();
    if (this.operatorPlace === 'disk') return found;
    const store = await this.#places.storeAt(this.operatorPlace);
    for await (const { path, storedAt } of store.list('photographs/')) {
      const key = path.split('/')[1] ?? '';
      if (storedAt < instant && keyPattern.test(key)) found.set(key, [...(found.get(key) ?? []), path]);
    }
    return found;
  }

  /** Removes leftovers of interrupted uploads from before an instant. */
  async removeUploadsBefore(instant: Date): Promise<void> {
    for (const name of await readdir(this.uploads)) {
      const path = join(this.uploads, name);
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtime < instant) await rm(path, { recursive: true, force: true });
    }
  }
}
