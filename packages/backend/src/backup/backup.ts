/** A backup: a folder with all rows, the operator's files, and a manifest of the expected contents. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { inArray } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Queries } from '../db/database.ts';
import { images } from '../db/schema/index.ts';
import { linesOf } from './lines.ts';
import { operatorFilesOf } from './operator-files.ts';
import { restoreRows } from './rows.ts';

interface BackupFile {
  path: string;
  bytes: number;
  sha256: string;
}

/** Written last: without it, a backup is incomplete. */
export interface Manifest {
  made_at: string;
  /** SHA-256 of the rows' file, hexadecimal. */
  rows_sha256: string;
  files: BackupFile[];
}

const rowsFile = 'rows.jsonl.gz';
const manifestFile = 'manifest.json';

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Copies files not copied yet. */
async function copyFiles(config: Config, folder: string, copied: Map<string, BackupFile>): Promise<void> {
  const files = operatorFilesOf(config);
  for await (const path of files.list()) {
    if (copied.has(path)) continue;
    const stream = await files.read(path);
    if (!stream) continue;
    const file = join(folder, 'files', path);
    await mkdir(dirname(file), { recursive: true });
    await pipeline(stream, createWriteStream(file));
    copied.set(path, { path, bytes: (await stat(file)).size, sha256: await digestOf(file) });
  }
}

/**
 * Copies files before the rows, and new files again after them, so that every file named by a row is included although
 * the system keeps running.
 *
 * @param rows gzip of `dumpRows`' output
 * @throws Error if the folder is not empty
 */
export async function makeBackup(config: Config, folder: string, rows: () => Promise<Readable>): Promise<Manifest> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`);
  const copied = new Map<string, BackupFile>();
  await copyFiles(config, folder, copied);
  await pipeline(await rows(), createWriteStream(join(folder, rowsFile)));
  await copyFiles(config, folder, copied);
  const manifest: Manifest = {
    made_at: new Date().toISOString(),
    rows_sha256: await digestOf(join(folder, rowsFile)),
    files: [...copied.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
  const aside = join(folder, `${manifestFile}.new`);
  await writeFile(aside, `${JSON.stringify(manifest, null, 1)}\n`);
  await rename(aside, join(folder, manifestFile));
  return manifest;
}

/** @throws Error that names what is missing or has changed */
export async function checkBackup(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => {
    throw new Error(`${folder} is no whole backup: it has no ${manifestFile}.`);
  });
  const manifest = JSON.parse(text) as Manifest;
  const parts = [
    { file: rowsFile, sha256: manifest.rows_sha256 },
    ...manifest.files.map(({ path, sha256 }) => ({ file: join('files', path), sha256 })),
  ];
  for (const { file, sha256 } of parts) {
    const found = await digestOf(join(folder, file)).catch(() => undefined);
    if (found !== sha256) throw new Error(`${file} of the backup is ${found ? 'not as it was written' : 'missing'}.`);
  }
  return manifest;
}

/**
 * Verifies the whole backup, then writes its files to the configured place, then its rows. An interrupted restore is
 * harmless: without rows, the files are not used.
 *
 * @throws Error
 */
export async function restoreBackup(config: Config, folder: string, queries: Queries): Promise<Manifest> {
  const manifest = await checkBackup(folder);
  const files = operatorFilesOf(config);
  for (const { path } of manifest.files) await files.write(path, join(folder, 'files', path));
  const input = createReadStream(join(folder, rowsFile)).pipe(createGunzip());
  await restoreRows(queries, linesOf(input));
  const place = config.outside.files ? 'bucket' : 'disk';
  await queries
    .update(images)
    .set({ place })
    .where(inArray(images.place, ['disk', 'bucket']));
  return manifest;
}
