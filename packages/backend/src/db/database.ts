/** Opens the database: PGlite in a folder, or a PostgreSQL. What is above sees one type. */
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

/** Queries in or outside a transaction. Inside one use only the transaction: PGlite has one connection and would wait. */
export type Queries = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Database {
  queries: Queries;
  /** Up-to-date statistics and free space; PGlite has nobody else who does it. */
  tidy(): Promise<void>;
  /**
   * Does something unless another process on the same database is doing it.
   *
   * @param turn what is done by one at a time
   * @returns whether it was done
   */
  alone(turn: Turn, work: () => Promise<void>): Promise<boolean>;
  /** Waits until no other process is doing it, and does it. */
  inTurn(turn: Turn, work: () => Promise<void>): Promise<void>;
  /** Listens to what the database notifies of on a channel. */
  listen(channel: string, listener: Listener): Promise<Subscription>;
  /** Connections to a PostgreSQL; null where the database is part of this process. */
  connections(): Connections | null;
  close(): Promise<void>;
}

export interface Connections {
  open: number;
  idle: number;
  /** Requests that wait for one. */
  waiting: number;
}

/** Where to find the database: a PostgreSQL's address, a folder, or (tests) an embedded one that is already open. */
export type DatabaseLocation = PostgresLocation | { folder: string } | { pglite: PGlite };

async function openEmbedded(pglite: PGlite, report: ReportMisuse): Promise<Database> {
  const { drizzle } = await import('drizzle-orm/pglite');
  const queries = knownFromInside(drizzle(guarded(pglite, report), { schema }));
  await migrateDatabase(queries, { shared: false });
  return {
    queries,
    tidy: async () => {
      // Table by table: all of them in one statement would keep everybody waiting for seconds.
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

/** PostgreSQL is compiled as it is run, and not optimised: that takes half the memory, and no more time for one run. */
const onlyOnce = ['--liftoff-only'];

/**
 * A new embedded database is made by a process of its own: the memory that this takes would in part stay with us. It is
 * made aside, so that one that was cut short is begun anew.
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
 * Opens the database and brings its tables up to date.
 *
 * @param report told of every query beside an open transaction; it is refused in any case
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
