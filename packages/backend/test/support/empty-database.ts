/**
 * Global setup: creates a database with tables, which test files copy because that is faster than running the migrations,
 * and the bundle of the backend.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../../scripts/postgres/start.ts';
import { openDatabase } from '../../src/db/database.ts';
import { openPglite } from '../../src/db/open-pglite.ts';
import { makeBundle } from './bundle.ts';
import { isGate } from './scope.ts';

/** The template of the test files' databases: an archive of a data folder, or a database on a server. */
export type EmptyDatabase = { kind: 'embedded'; file: string } | { kind: 'postgres'; server: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    emptyDatabase: EmptyDatabase;
  }
}

interface Template {
  database: EmptyDatabase;
  remove(): Promise<void>;
}

async function createEmbedded(): Promise<Template> {
  const folder = await mkdtemp(join(tmpdir(), 'smart-art-empty-'));
  const pglite = await openPglite();
  const database = await openDatabase({ pglite });
  const file = join(folder, 'database.tar');
  await writeFile(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await database.close();
  return { database: { kind: 'embedded', file }, remove: () => rm(folder, { recursive: true }) };
}

async function createOnPostgres(): Promise<Template> {
  const postgres = await startPostgres();
  const template = `smart_art_empty_${process.pid}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${template}`);
  const address = new URL(postgres.url);
  address.pathname = `/${template}`;
  await (await openDatabase({ url: address.href })).close();
  return {
    database: { kind: 'postgres', server: postgres.url, template },
    async remove() {
      await run(`drop database ${template}`);
      await postgres.stop();
    },
  };
}

/** `npm test` uses a PostgreSQL, which takes half the time of the embedded database (decision 49). */
const createDatabase = (): Promise<Template> =>
  isGate || process.env.TEST_DATABASE_URL ? createOnPostgres() : createEmbedded();

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [{ database, remove }, removeBundle] = await Promise.all([createDatabase(), makeBundle()]);
  project.provide('emptyDatabase', database);
  return async () => {
    await remove();
    await removeBundle();
  };
}
