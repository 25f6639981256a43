import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

const root = path.join(import.meta.dirname, '../..');

/** Timeout of a start or a test, in milliseconds. Long, because the machine may be busy. */
export const patience = 300_000;

/** One backend process on its own port; it can be restarted after it has ended. */
export class BackendProcess {
  readonly origin: string;
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;
  #output = '';

  constructor(port: number, env: Record<string, string>) {
    this.origin = `http://localhost:${port}`;
    this.#env = { ...env, PORT: String(port) };
  }

  /** Its output since the last start. */
  get output(): string {
    return this.#output;
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Resolves when it is ready. */
  async start(): Promise<void> {
    this.#output = '';
    const child = spawn(process.execPath, [path.join(root, 'packages/backend/dist/main.js')], {
      cwd: root,
      env: { ...process.env, TRUST_PROXY: '1', ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => {
      this.#output += chunk.toString('utf8');
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    this.#child = child;
    const deadline = Date.now() + patience;
    while (!(await this.#answers())) {
      if (!this.isRunning) {
        throw new Error(`The backend ended with ${child.exitCode ?? child.signalCode}:\n${this.#output}`);
      }
      if (Date.now() > deadline) throw new Error(`The backend does not answer at ${this.origin}:\n${this.#output}`);
      await sleep(50);
    }
  }

  /** @returns its exit code; null if the signal ended it */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (!child || !this.isRunning) return child?.exitCode ?? null;
    child.kill(signal);
    await once(child, 'exit');
    return child.exitCode;
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.origin}/sso/openapi.json`)).ok;
    } catch {
      return false;
    }
  }
}
