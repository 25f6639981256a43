/** A PostgreSQL behind a pool of connections. */
import type { ClientConfig, Pool, PoolClient } from 'pg';
import { statementLimit, transactionIdleLimit } from '../constants.ts';
import type { Database } from './database.ts';
import { listenOnPostgres } from './listen-postgres.ts';
import { migrateDatabase } from './migrate.ts';
import * as schema from './schema/index.ts';
import { findMisuse, knownFromInside, type ReportMisuse } from './transaction-context.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** By this name PostgreSQL lists the connections of running backends. */
export const applicationName = 'smart-art backend';

/** What one process does at a time, by the key of its advisory lock. */
const turns = { start: 7_270_531, jobs: 7_270_532, sweep: 7_270_533 } as const;
export type Turn = keyof typeof turns;

export interface PostgresLocation {
  url: string;
  connections?: number;
  as?: string;
}

/** How long to wait for a connection: longer means that the database is not to be reached, and is to be said. */
const connectionTimeoutMillis = 10_000;

type Answer = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void;

/**
 * Every query outside a transaction, and every transaction, begins by taking a connection: here those beside an open
 * transaction are refused, and a database that gives none is said to be away.
 */
function watchConnections(pool: Pool, report: ReportMisuse): void {
  const connect = pool.connect.bind(pool);
  const watched = (answer?: Answer): Promise<PoolClient> | undefined => {
    const misuse = findMisuse('a query');
    if (misuse) {
      report(misuse);
      throw misuse;
    }
    if (answer) {
      connect((error, client, done) => answer(error && new DatabaseUnavailable(error), client, done));
      return undefined;
    }
    return connect().catch((error: Error) => {
      throw new DatabaseUnavailable(error);
    });
  };
  pool.connect = watched as Pool['connect'];
  // One lost while idle is replaced, one lost in use fails its query; without a listener either would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
}

/** @param report told of a query beside an open transaction, which is refused: enough of them would take every connection */
export async function openPostgres(
  { url, connections: max = 10, as = applicationName }: PostgresLocation,
  report: ReportMisuse,
): Promise<Database> {
  // Loaded only where it is used: most starts are on the embedded database.
  const [{ default: pg }, { drizzle: onPostgres }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
  ]);
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: as,
    connectionTimeoutMillis,
    keepAlive: true,
    statement_timeout: statementLimit,
    idle_in_transaction_session_timeout: transactionIdleLimit,
  });
  watchConnections(pool, report);
  const queries = knownFromInside(onPostgres(pool, { schema }));
  const ownClient = (more?: ClientConfig) =>
    new pg.Client({
      connectionString: url,
      application_name: as,
      connectionTimeoutMillis,
      keepAlive: true,
      ...more,
    });
  /* A connection of its own holds the lock, not one of the pool's: the work needs those. Where the process ends,
     PostgreSQL gives the lock free. */
  const locked = async (take: string, turn: Turn, work: () => Promise<void>): Promise<boolean> => {
    const client = ownClient();
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
    listen: (channel, listener) => listenOnPostgres(ownClient, channel, listener),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}
