/**
 * The operator's files under one set of names, on disk or in a bucket: `photographs/<key>/<name>`, `documents/<key>` and what
 * the sandbox's file server holds. So a backup of a disk can be restored into a bucket, and the other way round.
 */
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Config } from '../config.ts';
import { contentTypeOf } from '../platform/content-type.ts';
import { s3Files } from '../ports/files-s3.ts';

export interface OperatorFiles {
  list(): AsyncIterable<string>;
  /** @returns undefined if it was removed in the meantime */
  read(path: string): Promise<NodeJS.ReadableStream | undefined>;
  /** @param file path of the source file */
  write(path: string, file: string): Promise<void>;
}

const tops = ['photographs', 'documents', 'sandbox-buckets'];

const diskTops: Record<string, string> = { photographs: 'files', documents: 'documents' };

/** Maps `photographs/<key>/<name>` to `files/ab/<key>/<name>`. */
function onDisk(dataDir: string, path: string): string {
  const [top = '', key = '', ...rest] = path.split('/');
  const folder = diskTops[top];
  return folder ? join(dataDir, folder, key.slice(0, 2), key, ...rest) : join(dataDir, path);
}

async function* namesOnDisk(dataDir: string): AsyncGenerator<string> {
  for (const top of tops) {
    const root = join(dataDir, diskTops[top] ?? top);
    const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const parts = relative(root, join(entry.parentPath, entry.name)).split(sep);
      yield [top, ...(diskTops[top] ? parts.slice(1) : parts)].join('/');
    }
  }
}

async function copySynced(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  const handle = await open(to, 'w');
  try {
    await handle.writeFile(createReadStream(from));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The files in the configured place, and older ones that stayed on disk. */
export function operatorFilesOf({ dataDir, outside }: Pick<Config, 'dataDir' | 'outside'>): OperatorFiles {
  const bucket = outside.files && s3Files(outside.files);
  return {
    async *list() {
      yield* namesOnDisk(dataDir);
      if (!bucket) return;
      for (const top of tops) for await (const { path } of bucket.list(`${top}/`)) yield path;
    },

    async read(path) {
      const file = onDisk(dataDir, path);
      const found = await stat(file).catch(() => undefined);
      if (found) return createReadStream(file);
      return (await bucket?.read(path))?.stream;
    },

    async write(path, file) {
      if (!bucket) return copySynced(file, onDisk(dataDir, path));
      const contentType = (await contentTypeOf(file)) ?? 'application/octet-stream';
      await bucket.put({ path, data: await readFile(file), contentType });
    },
  };
}
