import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often the holder shows that it is alive, and after how long a silent one on another machine is given up (ms). */
const beat = 2_000;
const silence = 60_000;

/** @typedef {{ id: string, pid: number, host: string }} Holder */

/**
 * Runs `work` while holding a lock file, so that two commands started at once on one work tree never install or build
 * over each other. A lock whose holder has died is taken over.
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

/** Appears whole or not at all: a reader never sees a half-written lock. @param {string} file @param {Holder} mine */
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

/** Whether the holder is gone: its process here, or any sign of life from elsewhere. @param {string} file */
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
 * Takes a dead lock away. Two waiters may try at once: what was moved is looked at again, and put back if it is a
 * living one that the other waiter has just made.
 *
 * @param {string} file
 */
async function discard(file) {
  const aside = `${file}.${randomUUID()}`;
  try {
    await fs.rename(file, aside);
    if (!(await abandoned(aside))) await fs.link(aside, file);
  } catch {
    // Someone else took it away first: the next round sees what is there.
  } finally {
    await fs.rm(aside, { force: true });
  }
}
