/**
 * One process at a time on a data folder: two embedded databases on one folder lose data without a word.
 *
 * The lock is a file, `lock.json`, that names its holder; it appears whole, through link(2), which also fails where it
 * exists. A holder that was killed leaves it behind. Who wants to take over from holder X must be the only one to create
 * the claim file named after X's nonce. Whoever has claimed it counts as the holder from then on, even before
 * `lock.json` is replaced in one step (rename) by its own; so the lock is never absent and never ambiguous:
 *
 * - Two that see the same dead X race for the one claim on X: the second finds the first, alive, and gives up.
 * - One that dies with a claim is itself claimed, by its nonce: claims form a chain, and the end of it holds the lock.
 * - One that was slow, and claims an X that somebody has long taken over from (and cleared the claim on), looks again
 *   after claiming: `lock.json` no longer names the X it began with, so it takes its claim back and starts over.
 */
import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isRunning, startOf } from './process-identity.ts';

interface Holder {
  pid: number;
  /** Null where the system does not tell. */
  startedAt: string | null;
  host: string;
  /** Where the holder answers; null while it starts. */
  url: string | null;
  nonce: string;
}

export interface FolderLock {
  /** Known to whoever may read the folder's lock: its owner. */
  readonly nonce: string;
  /** Writes down where the holder answers, for the message that a second start gets. */
  publishUrl(url: string): Promise<void>;
  release(): Promise<void>;
}

/** The nonce is a key to the rows (backup/serve-rows.ts). */
const mode = 0o600;

/** Another process has the folder; the message is for the person who started this one. */
export class FolderInUse extends Error {}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

async function read(path: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new FolderInUse(`${path} cannot be read (${(error as Error).message}). If no backend uses it, delete it.`);
  }
}

/** @returns whether the target did not exist and is now the source */
async function linkNew(source: string, target: string): Promise<boolean> {
  try {
    await link(source, target);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function refuse(folder: string, { pid, url, host }: Holder): never {
  const where = host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`;
  const answers = url ? `, which answers at ${url}` : ', which is still starting';
  const advice =
    host === hostname()
      ? 'Stop it first, or start this one with another DATA_DIR.'
      : `If that machine is gone, delete ${join(folder, 'lock.json')}.`;
  throw new FolderInUse(`The data folder ${folder} is in use by ${where}${answers}.\n${advice}`);
}

/** A process on another machine cannot be looked at: it counts as alive. */
const isAlive = ({ host, pid, startedAt }: Holder) => host !== hostname() || isRunning(pid, startedAt);

/**
 * @param say told where a lock was left behind
 * @throws FolderInUse
 */
export async function lockFolder(folder: string, say: (line: string) => void): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const lock = join(folder, 'lock.json');
  const claimOn = (nonce: string) => join(folder, `lock.${nonce}.claim`);
  const self: Holder = {
    pid: process.pid,
    startedAt: startOf(process.pid) ?? null,
    host: hostname(),
    url: null,
    nonce: randomUUID(),
  };
  const own = join(folder, `lock.${self.nonce}.new`);

  /** Takes over from the dead end of the chain that begins with `root`. @returns whether that succeeded */
  async function takeOver(root: Holder): Promise<boolean> {
    const claims: string[] = [];
    let end = root;
    for (;;) {
      const claim = claimOn(end.nonce);
      claims.push(claim);
      const next = await read(claim);
      if (!next) break;
      end = next;
    }
    if (isAlive(end)) refuse(folder, end);
    const claim = claims.at(-1) ?? '';
    if (!(await linkNew(own, claim))) return false;
    if ((await read(lock))?.nonce !== root.nonce) {
      await rm(claim, { force: true });
      return false;
    }
    say(`Process ${end.pid} has left its lock on ${folder} behind; taking over.`);
    await rename(own, lock);
    for (const done of claims) await rm(done, { force: true });
    return true;
  }

  await writeFile(own, JSON.stringify(self), { flag: 'wx', mode });
  try {
    for (;;) {
      if (await linkNew(own, lock)) break;
      const root = await read(lock);
      if (root && (await takeOver(root))) break;
    }
  } finally {
    await rm(own, { force: true });
  }
  return {
    nonce: self.nonce,
    async publishUrl(url) {
      await writeFile(own, JSON.stringify({ ...self, url }), { mode });
      await rename(own, lock);
    },
    async release() {
      if ((await read(lock))?.nonce === self.nonce) await rm(lock, { force: true });
    },
  };
}

/** Who has a data folder and answers; undefined where nobody does. */
export async function holderOf(folder: string): Promise<Pick<Holder, 'url' | 'nonce'> | undefined> {
  const holder = await read(join(folder, 'lock.json'));
  return holder?.url && isAlive(holder) ? holder : undefined;
}
