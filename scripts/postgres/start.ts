/** A temporary PostgreSQL for a test run: without fsync, and deleted afterwards. */
import { execFile } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { findPostgres } from './find.ts';

const execute = promisify(execFile);

/** The user of the PostgreSQL package, or one that every system has: PostgreSQL refuses to run as root. */
async function unprivileged(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = async (flag: string, user: string) => Number((await execute('id', [flag, user])).stdout);
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: await idOf('-u', user), gid: await idOf('-g', user) };
    } catch {
      // No such user on this system.
    }
  }
  return undefined;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export interface Postgres {
  /** `postgres://postgres@127.0.0.1:…/postgres`, or through a socket: `postgres://postgres@localhost/postgres?host=…` */
  url: string;
  stop(): Promise<void>;
}

/** A server that can be stopped and restarted. */
export interface OwnPostgres extends Postgres {
  /** Stops it, like an administrator (`fast`) or a crash (`immediate`). */
  halt(mode: 'fast' | 'immediate'): Promise<void>;
  /** Restarts it on the same port and data. */
  resume(): Promise<void>;
}

/** Starts a server, or uses TEST_DATABASE_URL. @throws {Error} with a message, if none is available */
export async function startPostgres(): Promise<Postgres> {
  const given = process.env.TEST_DATABASE_URL;
  return given ? { url: given, stop: async () => {} } : startOwnPostgres();
}

/** Always starts a new server. @throws {Error} with a message, if none is available */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const programs = await findPostgres();
  const user = await unprivileged();
  const folder = await mkdtemp(path.join(tmpdir(), 'smart-art-postgres-'));
  if (user) await chown(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const run = (name: string, ...words: string[]) => execute(path.join(programs, name), words, { ...user, cwd: folder });
  await run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
  const port = await freePort();
  const settings = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off -c synchronous_commit=off -c max_connections=200`;
  const resume = async () => {
    await run('pg_ctl', '-D', data, '-o', settings, '-l', path.join(folder, 'log'), '-w', 'start');
  };
  const halt = async (mode: string) => {
    await run('pg_ctl', '-D', data, '-m', mode, '-w', 'stop');
  };
  await resume();
  return {
    // Through its socket, which takes half the time of a connection through the network.
    url: `postgres://postgres@localhost:${port}/postgres?host=${folder}`,
    resume,
    halt,
    async stop() {
      await halt('immediate');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
