/**
 * Allows one process at a time on a data folder: two embedded databases on one folder silently lose data.
 *
 * The lock is a file, `lock.json`, that names its holder. It is created atomically by link(2), which fails if it
 * exists. A killed holder leaves it behind. To take over from holder X, a process must be the only one to create the
 * claim file named after X's nonce. From then on the claimant counts as the holder, even before it atomically replaces
 * `lock.json` (rename) with its own. So the lock is never absent or ambiguous:
 *
 * - If two processes see the same dead X, only one can claim X; the second finds the first alive and gives up.
 * - If a claimant dies, its own nonce can be claimed: claims form a chain, and its end holds the lock.
 * - If a slow process claims an X that was replaced long ago (with the claim on it removed), it checks again after
 * claiming: `lock.json` no longer names X, so it withdraws its claim and starts over.
 */
import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isRunning, startOf } from './process-identity.ts';

interface Holder {
  pid: number;
  /** Null if the system does not tell. */
  startedAt: string | null;
  host: string;
  /** URL of the holder; null while it starts. */
  url: string | null;
  nonce: string;
}

export interface FolderLock {
  /** Secret known only to those who can read the folder's lock: its owner. */
  readonly nonce: string;
  /** Stores the holder's URL, for the error message of a second start. */
  publishUrl(url: string): Promise<void>;
  release(): Promise<void>;
}

/** Private, because the nonce grants access to the rows (backup/serve-rows.ts). */
const mode = 0o600;

/** Another process uses the folder; the message is for the operator. */
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

/** @returns true if the target did not exist and now links to the source */
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

/** A process on another machine cannot be checked, so it counts as alive. */
const isAlive = ({ host, pid, startedAt }: Holder) => host !== hostname() || isRunning(pid, startedAt);

/**
 * @param say called if a lock was left behind
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

  /** Takes over from the dead end of the claim chain that begins with `root`. @returns whether that succeeded */
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

/** The live holder of a data folder that has published its URL; undefined if there is none. */
export async function holderOf(folder: string): Promise<Pick<Holder, 'url' | 'nonce'> | undefined> {
  const holder = await read(join(folder, 'lock.json'));
  return holder?.url && isAlive(holder) ? holder : undefined;
}
