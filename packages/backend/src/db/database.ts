/** Opens the database: PGlite in a folder, or a PostgreSQL. What is above sees one type. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { migrateDatabase } from './migrate.ts';
import * as schema from './schema/index.ts';

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
  /** Connections to a PostgreSQL; null where the database is part of this process. */
  connections(): Connections | null;
  close(): Promise<void>;
}

/** What one process does at a time, by the key of its advisory lock. */
const turns = { start: 7_270_531, jobs: 7_270_532, sweep: 7_270_533 } as const;
export type Turn = keyof typeof turns;

export interface Connections {
  open: number;
  idle: number;
  /** Requests that wait for one. */
  waiting: number;
}

/** By this name PostgreSQL lists the connections of running backends. */
export const applicationName = 'smart-art backend';

/** Where to find the database: a PostgreSQL's address, a folder, or (tests) an embedded one that is already open. */
export type DatabaseLocation =
  | { url: string; connections?: number; as?: string }
  | { folder: string }
  | { pglite: PGlite };

/** How long to wait for a connection: longer means that the database is not to be reached, and is to be said. */
const connectionTimeoutMillis = 10_000;

async function openPostgres({
  url,
  connections: max = 10,
  as = applicationName,
}: Extract<DatabaseLocation, { url: string }>): Promise<Database> {
  // Loaded only where it is used: most starts are on the embedded database.
  const [{ default: pg }, { drizzle }] = await Promise.all([import('pg'), import('drizzle-orm/node-postgres')]);
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: as,
    connectionTimeoutMillis,
    keepAlive: true,
  });
  // A connection lost while idle is replaced; without a listener it would end the process.
  pool.on('error', () => {});
  const queries: Queries = drizzle(pool, { schema });
  /* A connection of its own holds the lock, not one of the pool's: the work needs those. Where the process ends,
     PostgreSQL gives the lock free. */
  const locked = async (take: string, turn: Turn, work: () => Promise<void>): Promise<boolean> => {
    const client = new pg.Client({ connectionString: url, application_name: as, connectionTimeoutMillis });
    client.on('error', () => {});
    await client.connect();
    try {
      const { rows } = await client.query(`select ${take} as taken`, [turns[turn]]);
      if (!rows[0]?.taken) return false;
      await work();
      return true;
    } finally {
      await client.end();
    }
  };
  try {
    await migrateDatabase(queries, { shared: true });
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    queries,
    tidy: async () => {},
    alone: (turn, work) => locked('pg_try_advisory_lock($1::bigint)', turn, work),
    inTurn: async (turn, work) => {
      await locked('pg_advisory_lock($1::bigint) is not null', turn, work);
    },
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

async function openEmbedded(pglite: PGlite): Promise<Database> {
  const { drizzle } = await import('drizzle-orm/pglite');
  const queries: Queries = drizzle(pglite, { schema });
  await migrateDatabase(queries, { shared: false });
  return {
    queries,
    tidy: async () => {
      await queries.execute(sql`vacuum analyze`);
    },
    alone: async (_turn, work) => {
      await work();
      return true;
    },
    inTurn: (_turn, work) => work(),
    connections: () => null,
    close: () => pglite.close(),
  };
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  if ('url' in location) return openPostgres(location);
  if ('pglite' in location) return openEmbedded(location.pglite);
  mkdirSync(location.folder, { recursive: true });
  const { openPglite } = await import('./embedded.ts');
  return openEmbedded(await openPglite({ dataDir: join(location.folder, 'pg') }));
}
