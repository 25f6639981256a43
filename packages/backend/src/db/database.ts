/** Opens the database: PGlite in a folder, or PostgreSQL. Both have the same type. */
import { existsSync, mkdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { programAt } from '../platform/programs.ts';
import { openWorkerPool } from '../platform/worker-pool.ts';
import { guarded } from './embedded.ts';
import { type Listener, listenEmbedded, type Subscription } from './listen.ts';
import { migrateDatabase } from './migrate.ts';
import { openPostgres, type PostgresLocation, type Turn } from './postgres.ts';
import * as schema from './schema/index.ts';
import { knownFromInside, type ReportMisuse } from './transaction-context.ts';

/**
 * Queries in or outside a transaction. Inside one, use only the transaction: PGlite has one connection and would
 * deadlock.
 */
export type Queries = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Database {
  queries: Queries;
  /** Runs vacuum and analyze; PGlite has no autovacuum. */
  tidy(): Promise<void>;
  /**
   * Runs a callback unless another process on the same database is running it.
   *
   * @param turn the lock to hold
   * @returns whether it ran
   */
  alone(turn: Turn, work: () => Promise<void>): Promise<boolean>;
  /** Waits for other processes to finish it, then runs the callback. */
  inTurn(turn: Turn, work: () => Promise<void>): Promise<void>;
  /** Listens to notifications on a channel. */
  listen(channel: string, listener: Listener): Promise<Subscription>;
  /** Pool usage of PostgreSQL; null for the embedded database. */
  connections(): Connections | null;
  close(): Promise<void>;
}

export interface Connections {
  open: number;
  idle: number;
  /** Requests waiting for a connection. */
  waiting: number;
}

/** Location of the database: PostgreSQL's URL, a folder, or (tests) an open embedded database. */
export type DatabaseLocation = PostgresLocation | { folder: string } | { pglite: PGlite };

async function openEmbedded(pglite: PGlite, report: ReportMisuse): Promise<Database> {
  const { drizzle } = await import('drizzle-orm/pglite');
  const queries = knownFromInside(drizzle(guarded(pglite, report), { schema }));
  await migrateDatabase(queries, { shared: false });
  return {
    queries,
    tidy: async () => {
      // Per table: a single statement would block all requests for seconds.
      const { rows } = await pglite.query<{ name: string }>(
        `select quote_ident(schemaname) || '.' || quote_ident(relname) as name from pg_stat_user_tables order by 1`,
      );
      for (const { name } of rows) await queries.execute(sql.raw(`vacuum analyze ${name}`));
    },
    alone: async (_turn, work) => {
      await work();
      return true;
    },
    inTurn: (_turn, work) => work(),
    listen: (channel, listener) => listenEmbedded(pglite, channel, listener),
    connections: () => null,
    close: () => pglite.close(),
  };
}

/** Skip V8's optimising compiler: half the memory, and no slower for a single run. */
const onlyOnce = ['--liftoff-only'];

/**
 * Creates a new embedded database in a child process, since not all of the memory used would be freed. It is created in
 * a temporary folder, so that an interrupted attempt starts over.
 */
async function createIn(folder: string): Promise<void> {
  const program = programAt('db/create-database');
  const pool = openWorkerPool<string, void>({ program, most: 1, idle: 0, flags: onlyOnce });
  const aside = `${folder}.new`;
  try {
    await rm(aside, { recursive: true, force: true });
    await pool.run(aside);
    await rename(aside, folder);
  } finally {
    pool.close();
  }
}

/**
 * Opens the database and applies migrations.
 *
 * @param report called for each query outside an open transaction but in its context; the query fails in any case
 */
export async function openDatabase(location: DatabaseLocation, report: ReportMisuse = () => {}): Promise<Database> {
  if ('url' in location) return openPostgres(location, report);
  if ('pglite' in location) return openEmbedded(location.pglite, report);
  mkdirSync(location.folder, { recursive: true });
  const folder = join(location.folder, 'pg');
  if (!existsSync(folder)) await createIn(folder);
  const { openPglite } = await import('./open-pglite.ts');
  return openEmbedded(await openPglite({ dataDir: folder }), report);
}
