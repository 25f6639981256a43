/**
 * Makes, once for all test files, a database with its tables: copying one is quicker than making it. And the bundle of
 * the backend.
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

/** What a test file's own database is copied from: an archive of a data folder, or a database on a server. */
export type EmptyDatabase = { kind: 'embedded'; file: string } | { kind: 'postgres'; server: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    emptyDatabase: EmptyDatabase;
  }
}

interface Made {
  database: EmptyDatabase;
  remove(): Promise<void>;
}

async function makeEmbedded(): Promise<Made> {
  const folder = await mkdtemp(join(tmpdir(), 'smart-art-empty-'));
  const pglite = await openPglite();
  const database = await openDatabase({ pglite });
  const file = join(folder, 'database.tar');
  await writeFile(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await database.close();
  return { database: { kind: 'embedded', file }, remove: () => rm(folder, { recursive: true }) };
}

async function makeOnPostgres(): Promise<Made> {
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

/** The gate runs on a PostgreSQL, which takes half the time of an embedded database: see docs/decisions, 49. */
const makeDatabase = (): Promise<Made> => (isGate || process.env.TEST_DATABASE_URL ? makeOnPostgres() : makeEmbedded());

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [{ database, remove }, removeBundle] = await Promise.all([makeDatabase(), makeBundle()]);
  project.provide('emptyDatabase', database);
  return async () => {
    await remove();
    await removeBundle();
  };
}
