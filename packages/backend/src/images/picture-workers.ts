/**
 * Decodes pictures in child processes, two at a time but only one large one, each with memory and time limits: a
 * malicious upload cannot crash the server.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { picturesAtOnce, pictureWork } from '../constants.ts';
import { programAt } from '../platform/programs.ts';
import { type JobBounds, openWorkerPool, WorkerLost } from '../platform/worker-pool.ts';
import { maxPixels } from './limits.ts';
import type { Look } from './look.ts';
import type { PreparedPicture } from './picture.ts';
import { PictureRejected } from './picture-rejected.ts';
import type { PictureFile } from './picture-store.ts';
import type { PictureAnswer, PictureJob, PictureSize } from './picture-worker.ts';

export interface Picture extends Omit<PreparedPicture, 'files'> {
  /** Sorted by width; the last is the full size. */
  files: (PictureFile & { bytes: number })[];
  /** Removes the files; must always be called. */
  dispose(): Promise<void>;
}

export interface PictureWorkers {
  /**
   * @param path of an uploaded file; the results are next to it until disposed
   * @throws PictureRejected; WorkerLost if its process was killed from outside
   */
  prepare(path: string): Promise<Picture>;
  /** @param file a picture @throws if it is not one */
  lookOf(file: Uint8Array): Promise<Look>;
  /** Size after applying the orientation. @param file a picture @throws if it is not one */
  sizeOf(file: Uint8Array): Promise<PictureSize>;
  /** Kills all processes. */
  close(): void;
}

export interface PictureWorkerOptions {
  /** Replaced in tests. */
  program?: string;
  /** Replaced in tests. */
  bounds?: Partial<Record<keyof typeof pictureWork, number>>;
}

const isOfPicture = (error: unknown) => error instanceof WorkerLost && !error.isPassing;

export function openPictureWorkers(options: PictureWorkerOptions = {}): PictureWorkers {
  const { largeFrom, memory, memoryOfLarge, time, idle } = { ...pictureWork, ...options.bounds };
  const program = options.program ?? programAt('images/picture-worker');
  const pool = openWorkerPool<PictureJob, PictureAnswer>({ program, most: picturesAtOnce, idle });
  const large = pLimit(1);

  async function prepareInto(folder: string, path: string): Promise<PreparedPicture> {
    const run = (mayBeLarge: boolean, bounds: JobBounds) => {
      const preparation = { path, folder, maxPixels, largeFrom, mayBeLarge };
      return pool.run({ kind: 'prepare', preparation }, bounds);
    };
    try {
      const first = await run(false, { memory, time });
      const answer = first.kind === 'large' ? await large(() => run(true, { memory: memoryOfLarge, time })) : first;
      if (answer.kind === 'rejected') throw new PictureRejected(answer.reason);
      if (answer.kind !== 'prepared') throw new Error(`a picture worker answers ${answer.kind}`);
      return answer.picture;
    } catch (error) {
      throw isOfPicture(error) ? new PictureRejected('heavy') : error;
    }
  }

  return {
    async prepare(path) {
      const folder = `${path}.made`;
      const dispose = () => rm(folder, { recursive: true, force: true });
      try {
        await mkdir(folder);
        const { files, ...picture } = await prepareInto(folder, path);
        const read = (name: string) => () => readFile(join(folder, name));
        return { ...picture, files: files.map((file) => ({ ...file, read: read(file.name) })), dispose };
      } catch (error) {
        await dispose();
        throw error;
      }
    },
    async lookOf(file) {
      const answer = await pool.run({ kind: 'look', file }, { memory, time });
      if (answer.kind !== 'look') throw new Error(`a picture worker answers ${answer.kind}`);
      return answer.look;
    },
    async sizeOf(file) {
      const answer = await pool.run({ kind: 'size', file }, { memory, time });
      if (answer.kind !== 'size') throw new Error(`a picture worker answers ${answer.kind}`);
      return answer.size;
    },
    close: () => pool.close(),
  };
}
