/** Applies the migrations of `drizzle/` and inserts the reference data. */
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { packageRoot } from '../package-root.ts';
import type { Queries } from './database.ts';
import { putReferenceData } from './reference-data.ts';

const migrationsFolder = join(packageRoot, 'drizzle');

/** An arbitrary key; several instances that start on one database wait for each other on it. */
const migrationLock = 7_270_530;

interface MigrateOptions {
  /** True if other processes may open the database at the same time. */
  shared: boolean;
  /** The last migration to apply; if absent, all of them and the current reference data. */
  until?: number;
}

/** The last migration of this version, in the format of {@link appliedMigration}. */
export const lastMigration = () => Math.max(...readMigrationFiles({ migrationsFolder }).map((one) => one.folderMillis));

/** The last migration applied to a database. */
export async function appliedMigration(queries: Queries): Promise<number> {
  const found = await queries.execute(sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`);
  return Number(rowsOf<{ last: string | null }>(found)[0]?.last ?? 0);
}

/**
 * Drizzle's migrators differ only by driver. This one uses the same files and table as drizzle-kit
 * (`drizzle.__drizzle_migrations`), but runs everything in one transaction under one lock.
 */
export async function migrateDatabase(queries: Queries, options: MigrateOptions): Promise<void> {
  const { until = Number.POSITIVE_INFINITY } = options;
  const migrations = readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis <= until);
  await queries.transaction(async (tx) => {
    // A migration may rewrite a large table, and must wait for other starting instances.
    await tx.execute(sql`set local statement_timeout = 0`);
    if (options.shared) await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    await tx.execute(sql`create schema if not exists drizzle`);
    await tx.execute(
      sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    );
    const last = await appliedMigration(tx);
    for (const migration of migrations) {
      if (migration.folderMillis <= last) continue;
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
      );
    }
    if (options.until === undefined) await putReferenceData(tx);
  });
}

/** The rows of a raw query; both drivers return them in an object. */
export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}
