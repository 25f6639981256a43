import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

const root = path.join(import.meta.dirname, '../..');

/** After how many milliseconds a start, or a test, is taken for hung: long, for the machine may be busy. */
export const patience = 300_000;

export interface StackOptions {
  /** Environment of the backend beside PORT and DATA_DIR, e.g. `{ SEED: 'none' }`. */
  env?: Record<string, string>;
}

/** The real system: the backend serving the built app, on a data folder of its own that outlives its process. */
export class Stack {
  readonly dataDir: string;
  readonly origin: string;
  readonly #port: number;
  readonly #env: Record<string, string>;
  #backend: ChildProcess | undefined;
  #output = '';

  private constructor(dataDir: string, port: number, env: Record<string, string>) {
    this.dataDir = dataDir;
    this.#port = port;
    this.#env = env;
    this.origin = `http://localhost:${port}`;
  }

  /** A running system with the demo world, or with what `options.env` asks for. */
  static async start({ env = {} }: StackOptions = {}): Promise<Stack> {
    const dataDir = await temporaryFolder();
    /* What is in the world, and where it lies, is what a test asks for; everything else can be said of a world that is there. */
    if (env.SEED === undefined && env.DATA_DIR === undefined) await cp(seeded(), dataDir, { recursive: true });
    const stack = new Stack(dataDir, await freePort(), env);
    try {
      await stack.start();
      return stack;
    } catch (error) {
      await stack.dispose();
      throw error;
    }
  }

  /** Seeds an empty data folder once and leaves it at rest, to be copied. */
  static async seed(): Promise<string> {
    const stack = new Stack(await temporaryFolder(), await freePort(), {});
    await stack.start();
    await stack.stop();
    return stack.dataDir;
  }

  /** What the backend has printed since its last start. */
  get output(): string {
    return this.#output;
  }

  /** Starts on the same folder and the same port as before; ready when it returns. */
  async start(): Promise<void> {
    this.#output = '';
    const backend = spawn(process.execPath, [path.join(root, 'packages/backend/src/main.ts')], {
      cwd: root,
      env: {
        ...process.env,
        DATABASE_URL: '',
        PORT: String(this.#port),
        DATA_DIR: this.dataDir,
        TRUST_PROXY: '1',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => {
      this.#output += chunk.toString('utf8');
    };
    backend.stdout?.on('data', keep);
    backend.stderr?.on('data', keep);
    this.#backend = backend;
    const deadline = Date.now() + patience;
    while (!(await this.#answers())) {
      if (backend.exitCode !== null || backend.signalCode !== null) {
        throw new Error(`The backend ended with ${backend.exitCode ?? backend.signalCode}:\n${this.#output}`);
      }
      if (Date.now() > deadline) throw new Error(`The backend does not answer at ${this.origin}:\n${this.#output}`);
      await sleep(50);
    }
  }

  /** Lets it drain and end, as Ctrl-C does. @returns its exit code */
  async stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  /** Ends it between two instructions, as a power cut does. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Stops and starts again on the same data. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Ends it and removes its data. */
  async dispose(): Promise<void> {
    await this.kill();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const backend = this.#backend;
    if (!backend || backend.exitCode !== null || backend.signalCode !== null) return backend?.exitCode ?? null;
    backend.kill(signal);
    await once(backend, 'exit');
    return backend.exitCode;
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.origin}/sso/openapi.json`)).ok;
    } catch {
      return false;
    }
  }
}

/** The folder with the demo world that seed.ts has left for the workers. */
function seeded(): string {
  const folder = process.env.E2E_SEED;
  if (!folder) throw new Error('No demo world: is support/seed.ts the globalSetup of this run?');
  return folder;
}

const temporaryFolder = () => mkdtemp(path.join(os.tmpdir(), 'smart-art-e2e-'));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port to be had.');
  return address.port;
}
