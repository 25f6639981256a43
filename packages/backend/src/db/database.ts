/** Opens the database: PGlite in a folder, or a PostgreSQL. What is above sees one type. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as onPglite } from 'drizzle-orm/pglite';
import { migrateDatabase } from './migrate.ts';
import * as schema from './schema/index.ts';

/** Queries in or outside a transaction. Inside one use only the transaction: PGlite has one connection and would wait. */
export type Queries = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Database {
  queries: Queries;
  /** Up-to-date statistics and free space; PGlite has nobody else who does it. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

/** Where to find the database: a PostgreSQL's address, a folder, or (tests) an embedded one that is already open. */
export type DatabaseLocation = { url: string } | { folder: string } | { pglite: PGlite };

async function openPostgres(url: string): Promise<Database> {
  // Loaded only where it is used: most starts are on the embedded database.
  const [{ default: pg }, { drizzle: onPostgres }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
  ]);
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // A connection lost while idle is replaced; without a listener it would end the process.
  pool.on('error', () => {});
  const queries: Queries = onPostgres(pool, { schema });
  await migrateDatabase(queries, { shared: true });
  return { queries, tidy: async () => {}, close: () => pool.end() };
}

async function openEmbedded(pglite: PGlite): Promise<Database> {
  const queries: Queries = onPglite(pglite, { schema });
  await migrateDatabase(queries, { shared: false });
  return {
    queries,
    tidy: async () => {
      await queries.execute(sql`vacuum analyze`);
    },
    close: () => pglite.close(),
  };
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  if ('url' in location) return openPostgres(location.url);
  if ('pglite' in location) return openEmbedded(location.pglite);
  mkdirSync(location.folder, { recursive: true });
  return openEmbedded(await PGlite.create(join(location.folder, 'pg')));
}
