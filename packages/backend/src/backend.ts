/** Starts and stops the whole backend. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { ConnectionLimits } from './http/connections.ts';
import type { SlowBody } from './http/slow-body.ts';
import type { PictureWorkerOptions } from './images/picture-workers.ts';
import type { Services } from './services.ts';
import { type FolderLock, lockFolder } from './store/folder-lock.ts';

export interface BackendOptions extends Config {
  /** Told what is going on, a line at a time. */
  progress?: (line: string) => void;
  now?: () => Date;
  /** Report answers that the contract does not describe as faults; for tests. */
  checkAnswers?: boolean;
  /** Told of faults of ours; for tests. */
  onFault?: (error: Error) => void;
  /** Where the log goes, standard error where nothing is said; for tests. */
  logTo?: DestinationStream;
  /** Shorter bounds of slow bodies; for tests. */
  slowBody?: SlowBody;
  /** Lower bounds of connections; for tests. */
  connectionLimits?: ConnectionLimits;
  /** Other processes that open pictures; for tests. */
  pictureWorkers?: PictureWorkerOptions;
  /** An embedded database that is already open; for tests. */
  pglite?: PGlite;
  /** What time does is done only when it is asked for; for tests, which move the clock themselves. */
  standsStill?: boolean;
  /** Do not listen; for tests that use `inject`. */
  silent?: boolean;
}

/** Everything but the lock and the port. */
export interface Assembly {
  app: FastifyInstance;
  services: Services;
  database: Database;
  close(): Promise<void>;
}

export interface Backend extends Assembly {
  /** `http://localhost:4300`; empty where it does not listen. */
  url: string;
  /** Finishes what runs, closes the database and gives the folder free. */
  close(): Promise<void>;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function listen({ app }: Assembly, { port, host }: Config, lock: FolderLock | undefined): Promise<string> {
  await app.listen({ port, host });
  const url = `http://localhost:${portOf(app.server)}`;
  await lock?.publishUrl(url);
  return url;
}

/**
 * @throws FolderInUse where another backend holds the data folder; what listening throws where the port is taken
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const progress = options.progress ?? (() => {});
  // One embedded database is one process's; a PostgreSQL may have many.
  const isEmbedded = !options.databaseUrl && !options.pglite;
  const lock = isEmbedded ? await lockFolder(options.dataDir, progress) : undefined;
  try {
    // Loaded only now: a start that is refused has nothing to do with the rest and need not wait for it.
    const { assemble } = await import('./assemble.ts');
    const assembly = await assemble(options, progress, lock?.nonce);
    const close = async () => {
      await assembly.close();
      await lock?.release();
    };
    try {
      return { ...assembly, close, url: options.silent ? '' : await listen(assembly, options, lock) };
    } catch (error) {
      await assembly.close();
      throw error;
    }
  } catch (error) {
    await lock?.release();
    throw error;
  }
}
