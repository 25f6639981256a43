/** A file server that the sandbox plays: a folder for each bucket below the data folder. */
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { S3Place } from '../outside-config.ts';
import { type FileStore, FilesFailure } from './files.ts';

/** Where the sandbox's file server is to be found, and what it takes for the right secret. */
export const sandboxBucket = { endpoint: 'https://s3.sandbox.example', secretKey: 'sandbox-secret' };

/** @throws FilesFailure: `denied` for another secret, `no_bucket` for a bucket whose name begins with `missing` */
export function sandboxFiles(dataDir: string, { bucket, secretKey }: S3Place): FileStore {
  if (secretKey !== sandboxBucket.secretKey) throw new FilesFailure('denied');
  if (bucket.startsWith('missing')) throw new FilesFailure('no_bucket');
  const root = join(dataDir, 'sandbox-buckets', bucket);
  return {
    async put({ path, data }) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), data);
    },
    async read(path) {
      const found = await stat(join(root, path)).catch(() => undefined);
      return found && { stream: createReadStream(join(root, path)), bytes: found.size };
    },
    async remove(paths) {
      for (const path of paths) await rm(join(root, path), { force: true });
    },
  };
}
