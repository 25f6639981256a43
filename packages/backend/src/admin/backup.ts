/**
 * Backs up rows and files of DATA_DIR, or of DATABASE_URL and FILES, into an empty folder, while backends keep running:
 *
 *   npm run backup -w @smart-art/backend -- <folder>
 */
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { makeBackup } from '../backup/backup.ts';
import { gzippedRows } from '../backup/gzip-rows.ts';
import { rowsPath } from '../backup/serve-rows.ts';
import { readConfig } from '../config.ts';
import { holderOf } from '../store/folder-lock.ts';
import { fail, withDatabase } from './with-database.ts';

const [given] = process.argv.slice(2);
if (!given) fail('npm run backup -w @smart-art/backend -- <folder>');
// npm changes the working directory; resolve the folder from where npm was called.
const folder = resolve(process.env.INIT_CWD ?? '.', given);

const config = readConfig(process.env);
const holder = config.databaseUrl ? undefined : await holderOf(config.dataDir);
const say = ({ files }: { files: unknown[] }) =>
  console.log(`Backed up the rows and ${files.length} files to ${folder}.`);

/** Gets the rows from the backend that holds the folder's lock. */
async function rowsFrom(url: string, nonce: string): Promise<Readable> {
  const answer = await fetch(url + rowsPath, { headers: { authorization: `Bearer ${nonce}` } });
  if (!answer.ok || !answer.body) throw new Error(`The backend at ${url} answered ${answer.status}.`);
  return Readable.fromWeb(answer.body);
}

if (holder?.url) {
  const { url, nonce } = holder;
  await makeBackup(config, folder, () => rowsFrom(url, nonce)).then(say, (error: Error) => fail(error.message));
} else {
  await withDatabase(async (queries) => say(await makeBackup(config, folder, async () => gzippedRows(queries))));
}
