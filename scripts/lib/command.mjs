import { spawn } from 'node:child_process';
import process from 'node:process';
import { environment, root } from './paths.mjs';

/** @typedef {{ code: number, output: string, seconds: number }} Finished how a command ended, and all it printed */

/** Everything running now, so that a signal to this process reaches it. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a command to its end without showing what it prints.
 *
 * @param {string} file a program, looked up in the project's binaries first
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, timeoutSeconds?: number }} [options]
 * @returns {Promise<Finished>} never rejects: a program that cannot be started ends with code 127
 */
export function run(file, args, { cwd = root, env = {}, timeoutSeconds } = {}) {
  const started = process.hrtime.bigint();
  return new Promise((resolve) => {
    /** @type {Buffer[]} */
    const chunks = [];
    const child = spawn(file, args, {
      cwd,
      env: environment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    running.add(child);
    const limit = timeoutSeconds
      ? setTimeout(() => {
          chunks.push(Buffer.from(`\nStopped: no end after ${timeoutSeconds} s.\n`));
          child.kill('SIGKILL');
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

/** Ends whatever `run` has under way. @param {NodeJS.Signals} signal */
export function stopAll(signal) {
  for (const child of running) child.kill(signal);
}
