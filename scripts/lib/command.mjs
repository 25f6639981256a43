import { spawn } from 'node:child_process';
import process from 'node:process';
import { environment, root } from './paths.mjs';

/** @typedef {{ code: number, output: string, seconds: number }} Finished result of a command, with all output */

/** @typedef {import('node:child_process').ChildProcess} Child */

/** All running processes, and whether each leads a process group. @type {Map<Child, boolean>} */
const running = new Map();

/**
 * Runs a command to its end and captures its output.
 *
 * @param {string} file a program, looked up in the project's binaries first
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, timeoutSeconds?: number }} [options]
 * @returns {Promise<Finished>} never rejects: a program that cannot be started ends with code 127
 */
export function run(file, args, { cwd = root, env = {}, timeoutSeconds } = {}) {
  const started = process.hrtime.bigint();
  const grouped = timeoutSeconds !== undefined && process.platform !== 'win32';
  return new Promise((resolve) => {
    /** @type {Buffer[]} */
    const chunks = [];
    const child = spawn(file, args, {
      cwd,
      env: environment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      // A process group, so that the children of a timed-out command (browsers, servers) are killed with it.
      detached: grouped,
    });
    running.set(child, grouped);
    const limit = timeoutSeconds
      ? setTimeout(() => {
          chunks.push(Buffer.from(`\nStopped: no end after ${timeoutSeconds} s.\n`));
          end(child, grouped, 'SIGKILL');
        }, timeoutSeconds * 1000)
      : undefined;
    const finish = (/** @type {number} */ code) => {
      running.delete(child);
      clearTimeout(limit);
      const seconds = Number(process.hrtime.bigint() - started) / 1e9;
      resolve({ code, output: Buffer.concat(chunks).toString('utf8'), seconds });
    };
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.once('error', (error) => {
      chunks.push(Buffer.from(`${file}: ${error.message}\n`));
      finish(127);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}

/**
 * Kills all commands started by `run`.
 *
 * @param {NodeJS.Signals} signal
 * @returns {boolean} whether there were any
 */
export function stopAll(signal) {
  for (const [child, grouped] of running) end(child, grouped, signal);
  return running.size > 0;
}

/** @param {Child} child @param {boolean} grouped @param {NodeJS.Signals} signal */
function end(child, grouped, signal) {
  try {
    if (grouped && child.pid) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has already ended.
  }
}
