/** PostgreSQL with a connection pool. */
import type { ClientConfig, Pool, PoolClient } from 'pg';
import { statementLimit, transactionIdleLimit } from '../constants.ts';
import type { Database } from './database.ts';
import { listenOnPostgres } from './listen-postgres.ts';
import { migrateDatabase } from './migrate.ts';
import * as schema from './schema/index.ts';
import { findMisuse, knownFromInside, type ReportMisuse } from './transaction-context.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** Name of our connections in pg_stat_activity. */
export const applicationName = 'smart-art backend';

/** Tasks that one process runs at a time, with the keys of their advisory locks. */
const turns = { start: 7_270_531, jobs: 7_270_532, sweep: 7_270_533 } as const;
export type Turn = keyof typeof turns;

export interface PostgresLocation {
  url: string;
  connections?: number;
  as?: string;
}

/** Timeout for getting a connection: after this the database counts as unreachable. */
const connectionTimeoutMillis = 10_000;

type Answer = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void;

/**
 * Every query outside a transaction, and every transaction, starts by taking a connection. Here those that belong to an
 * open transaction are rejected, and connection failures become DatabaseUnavailable.
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
  // A connection lost while idle is replaced, one lost in use fails its query; without a listener either would crash
  // the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
}

/**
 * @param report called for a query outside an open transaction but in its context, which fails: enough of them would
 * exhaust the pool
 */
export async function openPostgres(
  { url, connections: max = 10, as = applicationName }: PostgresLocation,
  report: ReportMisuse,
): Promise<Database> {
  // Loaded lazily: most starts use the embedded database.
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
  /*
   * A dedicated connection holds the lock, since the callback needs the pool's. PostgreSQL releases the lock when the
   * process ends.
   */
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
