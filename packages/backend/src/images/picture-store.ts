/**
 * The files of photographs: `files/<2 characters>/<key>/<width>.<extension>` below the data folder, or
 * `photographs/<key>/<width>.<extension>` in a bucket.
 */
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { randomText } from '../ids.ts';
import type { StoredFile } from '../ports/files.ts';
import type { Place, Places } from '../storage/places.ts';

/** A file of a photograph that is to be written; read when its turn comes, so that one at a time is in memory. */
export interface PictureFile {
  /** Such as `640.webp`. */
  name: string;
  width: number;
  read(): Promise<Buffer>;
}

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

const contentTypes: Record<string, string> = { jpg: 'image/jpeg', webp: 'image/webp', png: 'image/png' };

/** The content type of a file that {@link fileNamePattern} describes. */
export const contentTypeOfName = (name: string) => contentTypes[name.split('.').at(-1) ?? ''] ?? 'image/jpeg';

const pathOf = (key: string, name: string) => `photographs/${key}/${name}`;

/** The files of a photograph that do not lie on the disk. */
export const pathsOf = ({ key, files }: { key: string; files: readonly { name: string }[] }) =>
  files.map(({ name }) => pathOf(key, name));

/** A photograph as its record knows it. */
interface StoredPicture {
  key: string;
  place: Place;
  files: readonly { name: string; width: number }[];
}

export class PictureStore {
  /** Files that are served. */
  readonly root: string;
  /** Uploads under way. */
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

  /** Where the house keeps what is no photograph of a work: the faces of people. */
  get operatorPlace(): Place {
    return this.#places.operatorPlace;
  }

  /** Where a seller's new photographs go. */
  placeFor(sellerId: string): Promise<Place> {
    return this.#places.placeFor(sellerId);
  }

  /**
   * Writes all files of a photograph; when it returns they survive a power cut.
   *
   * @returns the key of the photograph
   * @throws FilesFailure where a bucket does not take them; nothing is left there then, as far as it lets us
   */
  async write(files: PictureFile[], place: Place = 'disk'): Promise<string> {
    const key = randomText();
    if (place === 'disk') await this.#writeToDisk(key, files);
    else await this.#writeAway(key, files, place);
    return key;
  }

  /**
   * Writes the files of a photograph once more.
   *
   * @returns the key of the copy
   * @throws FilesFailure where a bucket does not give or take them
   */
  async copy({ key, place: from, files }: StoredPicture, to: Place): Promise<string> {
    const copied = files.map(({ name, width }) => ({ name, width, read: () => this.readFile(from, key, name) }));
    return this.write(copied, to);
  }

  /** A file of a photograph, wherever it lies. @throws FilesFailure, and where it is gone */
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

  /** The files are written aside and appear together. */
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

  /** A file that does not lie on the disk. @throws FilesFailure */
  async readAway(place: Place, key: string, name: string): Promise<StoredFile | undefined> {
    const store = await this.#places.storeAt(place);
    return store.read(pathOf(key, name));
  }

  /** @throws FilesFailure */
  async removeAway(place: Place, paths: readonly string[]): Promise<void> {
    const store = await this.#places.storeAt(place);
    await store.remove(paths);
  }

  /** Removes the files of photographs from the disk; what is gone already, or lies elsewhere, is no fault. */
  async remove(images: readonly { key: string }[]): Promise<void> {
    for (const { key } of images) await rm(this.folderOf(key), { recursive: true, force: true });
  }

  /** Removes a face, whether it was kept before the house had a bucket or since. */
  async removeFace(key: string, name: string): Promise<void> {
    await this.remove([{ key }]);
    if (this.operatorPlace !== 'disk') await this.removeAway(this.operatorPlace, [pathOf(key, name)]).catch(() => {});
  }

  /** The keys whose folders on the disk were made before an instant. */
  async keysBefore(instant: Date): Promise<string[]> {
    const keys: string[] = [];
    for (const prefix of await readdir(this.root)) {
      for (const key of await readdir(join(this.root, prefix))) {
        // Another backend on the same folder may have removed it meanwhile.
        const found = await stat(join(this.root, prefix, key)).catch(() => undefined);
        if (found && found.mtime < instant && keyPattern.test(key)) keys.push(key);
      }
    }
    return keys;
  }

  /** The files in the house's bucket that were written before an instant, by their keys. @throws FilesFailure */
  async houseFilesBefore(instant: Date): Promise<Map<string, string[]>> {
    const found = new Map<string, string[]>();
    if (this.operatorPlace === 'disk') return found;
    const store = await this.#places.storeAt(this.operatorPlace);
    for await (const { path, keptAt } of store.list('photographs/')) {
      const key = path.split('/')[1] ?? '';
      if (keptAt < instant && keyPattern.test(key)) found.set(key, [...(found.get(key) ?? []), path]);
    }
    return found;
  }

  /** Removes what interrupted uploads left before an instant. */
  async removeUploadsBefore(instant: Date): Promise<void> {
    for (const name of await readdir(this.uploads)) {
      const path = join(this.uploads, name);
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtime < instant) await rm(path, { recursive: true, force: true });
    }
  }
}
