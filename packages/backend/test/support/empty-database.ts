/**
 * Makes, once for all test files, an embedded database with its tables: copying one is quicker than making it. And the
 * bundle of the backend.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/db/database.ts';
import { openPglite } from '../../src/db/open-pglite.ts';
import { makeBundle } from './bundle.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file of the copy; empty where the tests run on a PostgreSQL. */
    emptyDatabase: string;
  }
}

async function makeDatabase(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE_URL) {
    project.provide('emptyDatabase', '');
    return async () => {};
  }
  const folder = await mkdtemp(join(tmpdir(), 'smart-art-empty-'));
  const pglite = await openPglite();
  const database = await openDatabase({ pglite });
  const file = join(folder, 'database.tar');
  await writeFile(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await database.close();
  project.provide('emptyDatabase', file);
  return () => rm(folder, { recursive: true });
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const undo = await Promise.all([makeDatabase(project), makeBundle()]);
  return async () => {
    for (const step of undo) await step();
  };
}
