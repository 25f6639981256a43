import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { BackendProcess } from './backend-process.ts';
import { Cluster, createDatabase, databaseUrl, dropDatabase, isCluster } from './cluster.ts';

export { patience } from './backend-process.ts';

export interface StackOptions {
  /** Environment of the backend besides PORT and DATA_DIR, e.g. `{ SEED: 'none' }`. */
  env?: Record<string, string>;
}

/** Demo data of a stopped system, to be copied. */
export interface Seed {
  dataDir: string;
  /** Its database, if that is not in the folder. */
  database?: string;
}

/** The real system: the backend serving the built app, with its own data folder that outlives the process. */
export class Stack {
  readonly dataDir: string;
  readonly origin: string;
  readonly #backend: BackendProcess | Cluster;
  readonly #database: string | undefined;

  private constructor({ dataDir, database }: Seed, backend: BackendProcess | Cluster, port: number) {
    this.dataDir = dataDir;
    this.origin = `http://localhost:${port}`;
    this.#backend = backend;
    this.#database = database;
  }

  static async #lay(seed: Seed | undefined, more: Record<string, string>): Promise<Stack> {
    const dataDir = await temporaryFolder();
    if (seed) await cp(seed.dataDir, dataDir, { recursive: true });
    const port = await freePort();
    const env = { DATA_DIR: dataDir, DATABASE_URL: '', ...more };
    if (!isCluster) return new Stack({ dataDir }, new BackendProcess(port, env), port);
    const database = await createDatabase(seed?.database);
    // Links to the site must go through the proxy, not to the process that wrote them.
    const siteUrl = `http://localhost:${port}`;
    const shared = { PUBLIC_URL: siteUrl, ...env, DATABASE_URL: databaseUrl(database), SANDBOX: 'on' };
    const cluster = new Cluster(port, [await freePort(), await freePort()], shared);
    return new Stack({ dataDir, database }, cluster, port);
  }

  /** A running system with the demo data, or as configured by `options.env`. */
  static async start({ env = {} }: StackOptions = {}): Promise<Stack> {
    /* Only SEED and DATA_DIR need their own data; any other setting works with a copy of the demo data. */
    const isDemo = env.SEED === undefined && env.DATA_DIR === undefined;
    const stack = await Stack.#lay(isDemo ? seeded() : undefined, env);
    try {
      await stack.start();
      return stack;
    } catch (error) {
      await stack.dispose();
      throw error;
    }
  }

  /** Creates the demo data once and stops, so that it can be copied. */
  static async seed(): Promise<Seed> {
    const stack = await Stack.#lay(undefined, {});
    await stack.start();
    await stack.stop();
    return { dataDir: stack.dataDir, ...(stack.#database && { database: stack.#database }) };
  }

  /** The backend's output since its last start. */
  get output(): string {
    return this.#backend.output;
  }

  /** Starts with the same folder and port as before; resolves when it is ready. */
  start(): Promise<void> {
    return this.#backend.start();
  }

  /** Shuts down gracefully, like Ctrl-C. @returns its exit code */
  stop(): Promise<number | null> {
    return this.#backend.end('SIGTERM');
  }

  /** Kills it abruptly, like a power cut. */
  async kill(): Promise<void> {
    await this.#backend.end('SIGKILL');
  }

  /** Stops it and starts it again with the same data. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Kills one process while `work` continues on the others; without a cluster, only runs `work`. */
  async withoutOne(work: () => Promise<void>): Promise<void> {
    const cluster = this.#backend instanceof Cluster ? this.#backend : undefined;
    await cluster?.loseOne();
    await work();
    await cluster?.replaceLost();
  }

  /** Kills it and removes its data. */
  async dispose(): Promise<void> {
    await this.kill();
    await rm(this.dataDir, { recursive: true, force: true });
    if (this.#database) await dropDatabase(this.#database);
  }
}

/** The demo data that seed.ts created for the workers. */
function seeded(): Seed {
  const world = process.env.E2E_SEED;
  if (!world) throw new Error('E2E_SEED is not set: is support/seed.ts the globalSetup of this run?');
  return JSON.parse(world) as Seed;
}

const temporaryFolder = () => mkdtemp(path.join(os.tmpdir(), 'smart-art-e2e-'));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('Could not find a free port.');
  return address.port;
}
