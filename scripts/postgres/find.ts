/** Finds the programs of a PostgreSQL server, similar to the tests' browser. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Folders of Debian and Ubuntu, the newest version first. */
function inDebian(): string[] {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return [];
  const versions = readdirSync(root).sort((one, other) => Number(other) - Number(one));
  return versions.map((version) => path.join(root, version, 'bin'));
}

/** @returns the folder with initdb and pg_ctl */
function installed(): string | undefined {
  const folders = [...inDebian(), ...(process.env.PATH ?? '').split(path.delimiter)];
  return folders.find((folder) => ['initdb', 'pg_ctl'].every((name) => existsSync(path.join(folder, name))));
}

async function fromApt(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await execute('apt-get', ['update', '-q'], { env, timeout: 300_000 }).catch(() => {});
  const install = ['install', '-y', '-q', '--no-install-recommends', 'postgresql'];
  await execute('apt-get', install, { env, timeout: 900_000 }).catch(() => {});
  return installed();
}

/** @throws {Error} with a message for the developer, if none is found or can be installed */
export async function findPostgres(): Promise<string> {
  const found = installed() ?? (await fromApt());
  if (found) return found;
  throw new Error(
    'The tests of several processes need a PostgreSQL, and none was found. Install one (Debian, Ubuntu: apt-get install ' +
      'postgresql) or name a running one, in which databases may be made, in TEST_DATABASE_URL.',
  );
}
