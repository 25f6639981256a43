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
  /** Environment of the backend beside PORT and DATA_DIR, e.g. `{ SEED: 'none' }`. */
  env?: Record<string, string>;
}

/** A demo world at rest, to be copied. */
export interface Seed {
  dataDir: string;
  /** Its database, where that does not lie in the folder. */
  database?: string;
}

/** The real system: the backend serving the built app, on a data folder of its own that outlives its process. */
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
    // What leads back to the house leads to the proxy, not to the one process that said it.
    const house = `http://localhost:${port}`;
    const shared = { PUBLIC_URL: house, ...env, DATABASE_URL: databaseUrl(database), SANDBOX: 'on' };
    const cluster = new Cluster(port, [await freePort(), await freePort()], shared);
    return new Stack({ dataDir, database }, cluster, port);
  }

  /** A running system with the demo world, or with what `options.env` asks for. */
  static async start({ env = {} }: StackOptions = {}): Promise<Stack> {
    /* What is in the world, and where it lies, is what a test asks for; everything else can be said of a world that is there. */
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

  /** Seeds an empty world once and leaves it at rest, to be copied. */
  static async seed(): Promise<Seed> {
    const stack = await Stack.#lay(undefined, {});
    await stack.start();
    await stack.stop();
    return { dataDir: stack.dataDir, ...(stack.#database && { database: stack.#database }) };
  }

  /** What the backend has printed since its last start. */
  get output(): string {
    return this.#backend.output;
  }

  /** Starts on the same folder and the same port as before; ready when it returns. */
  start(): Promise<void> {
    return this.#backend.start();
  }

  /** Lets it drain and end, as Ctrl-C does. @returns its exit code */
  stop(): Promise<number | null> {
    return this.#backend.end('SIGTERM');
  }

  /** Ends it between two instructions, as a power cut does. */
  async kill(): Promise<void> {
    await this.#backend.end('SIGKILL');
  }

  /** Stops and starts again on the same data. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** One process of several is lost while `work` goes on with the others; nothing where there is but one. */
  async withoutOne(work: () => Promise<void>): Promise<void> {
    const cluster = this.#backend instanceof Cluster ? this.#backend : undefined;
    await cluster?.loseOne();
    await work();
    await cluster?.replaceLost();
  }

  /** Ends it and removes its data. */
  async dispose(): Promise<void> {
    await this.kill();
    await rm(this.dataDir, { recursive: true, force: true });
    if (this.#database) await dropDatabase(this.#database);
  }
}

/** The demo world that seed.ts has left for the workers. */
function seeded(): Seed {
  const world = process.env.E2E_SEED;
  if (!world) throw new Error('No demo world: is support/seed.ts the globalSetup of this run?');
  return JSON.parse(world) as Seed;
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
