/**
 * Restores a backup, replacing the contents of DATA_DIR, or of DATABASE_URL and FILES; all backends must be stopped:
 *
 *   npm run restore -w @smart-art/backend -- <folder> --replace
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { count, sql } from 'drizzle-orm';
import { restoreBackup } from '../backup/backup.ts';
import type { Queries } from '../db/database.ts';
import { rowsOf } from '../db/migrate.ts';
import { applicationName } from '../db/postgres.ts';
import { users } from '../db/schema/index.ts';
import { fail, withDatabase } from './with-database.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } });
const [given] = positionals;
if (!given) fail('npm run restore -w @smart-art/backend -- <folder> [--replace]');
const folder = resolve(process.env.INIT_CWD ?? '.', given);

/**
 * True if backends are connected to PostgreSQL; a backend with an embedded database holds the folder's lock instead.
 */
async function othersRunning(queries: Queries): Promise<boolean> {
  const found = await queries.execute(sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = ${applicationName}`);
  return rowsOf(found).length > 0;
}

await withDatabase(
  async (queries, config) => {
    if (await othersRunning(queries)) throw new Error('A backend runs on this database. Stop every one of them first.');
    const [counted] = await queries.select({ people: count() }).from(users);
    if (counted && counted.people > 0 && !values.replace)
      throw new Error(`There are ${counted.people} people already. Add --replace to put the backup in their place.`);
    const { made_at, files } = await restoreBackup(config, folder, queries);
    console.log(`Restored the rows and ${files.length} files of ${made_at}.`);
  },
  { as: 'smart-art restore' },
);
