import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

/** Heartbeat interval of the holder, and the silence after which a holder on another machine counts as dead (ms). */
const beat = 2_000;
const silence = 60_000;

/** @typedef {{ id: string, pid: number, host: string }} Holder */

/**
 * Runs a callback while holding a lock file, so that concurrent commands on one work tree never overwrite each other's
 * installation or build. A dead holder's lock is taken over.
 *
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {() => void} [onWait] called once when another process holds the lock
 * @returns {Promise<T>}
 */
export async function withLock(file, work, onWait = () => {}) {
  const mine = { id: randomUUID(), pid: process.pid, host: os.hostname() };
  await fs.mkdir(path.dirname(file), { recursive: true });
  let told = false;
  while (!(await claim(file, mine))) {
    if (await abandoned(file)) await discard(file);
    else {
      if (!told) onWait();
      told = true;
      await sleep(250);
    }
  }
  const pulse = setInterval(() => {
    const now = new Date();
    fs.utimes(file, now, now).catch(() => {});
  }, beat);
  try {
    return await work();
  } finally {
    clearInterval(pulse);
    await fs.rm(file, { force: true });
  }
}

/** Creates the lock atomically: a reader never sees a partial file. @param {string} file @param {Holder} mine */
async function claim(file, mine) {
  const draft = `${file}.${mine.id}`;
  await fs.writeFile(draft, JSON.stringify(mine));
  try {
    await fs.link(draft, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  } finally {
    await fs.rm(draft, { force: true });
  }
}

/**
 * True if the holder is dead: its local process has ended, or a remote one's heartbeat has stopped.
 *
 * @param {string} file
 */
async function abandoned(file) {
  try {
    const [text, { mtimeMs }] = await Promise.all([fs.readFile(file, 'utf8'), fs.stat(file)]);
    /** @type {Holder} */
    const holder = JSON.parse(text);
    return holder.host === os.hostname() ? !alive(holder.pid) : Date.now() - mtimeMs > silence;
  } catch {
    return !existsSync(file);
  }
}

/** @param {number} pid */
function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Removes a dead lock. Two waiters may do so at once: the renamed file is checked again, and restored if it is a live
 * lock that the other waiter has just created.
 *
 * @param {string} file
 */
async function discard(file) {
  const aside = `${file}.${randomUUID()}`;
  try {
    await fs.rename(file, aside);
    if (!(await abandoned(aside))) await fs.link(aside, file);
  } catch {
    // Another process removed it first; the caller retries.
  } finally {
    await fs.rm(aside, { force: true });
  }
}
