/** Opens the database for an admin command: DATA_DIR (with the backend stopped), or DATABASE_URL. */
import { type Config, readConfig } from '../config.ts';
import type { Queries } from '../db/database.ts';
import { openDatabase } from '../db/database.ts';
import { FolderInUse, lockFolder } from '../store/folder-lock.ts';

/** Prints an error message and exits. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/**
 * Opens the database, runs a callback and closes the database; a failure is printed, and the command exits with 1.
 *
 * @param options.as connection name in PostgreSQL
 */
export async function withDatabase(
  work: (queries: Queries, config: Config) => Promise<void>,
  { as }: { as?: string } = {},
): Promise<void> {
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  const lock = databaseUrl
    ? undefined
    : await lockFolder(dataDir, console.log).catch((error: Error) =>
        fail(error instanceof FolderInUse ? error.message : (error.stack ?? error.message)),
      );
  try {
    const database = await openDatabase(
      databaseUrl ? { url: databaseUrl, as: as ?? 'smart-art command' } : { folder: dataDir },
    );
    try {
      await work(database.queries, config);
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  } finally {
    await lock?.release();
  }
}
