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
  /** Progress messages, one line each. */
  progress?: (line: string) => void;
  now?: () => Date;
  /** Report responses that violate the contract as faults; for tests. */
  checkAnswers?: boolean;
  /** Called with internal errors; for tests. */
  onFault?: (error: Error) => void;
  /** Log destination, standard error by default; for tests. */
  logTo?: DestinationStream;
  /** Lower limits for slow request bodies; for tests. */
  slowBody?: SlowBody;
  /** Lower connection limits; for tests. */
  connectionLimits?: ConnectionLimits;
  /** Replaces the processes that decode pictures; for tests. */
  pictureWorkers?: PictureWorkerOptions;
  /** An embedded database that is already open; for tests. */
  pglite?: PGlite;
  /** Run time-driven jobs only on demand; for tests, which move the clock themselves. */
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
  /** `http://localhost:4300`; empty if it does not listen. */
  url: string;
  /** Finishes running requests, closes the database and releases the folder lock. */
  close(): Promise<void>;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function listen({ app }: Assembly, { port, host }: Config, lock: FolderLock | undefined): Promise<string> {
  await app.listen({ port, host });
  const url = `http://localhost:${portOf(app.server)}`;
  await lock?.publishUrl(url);
  return url;
}

/** @throws FolderInUse if another backend holds the data folder; whatever listen() throws if the port is taken */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const progress = options.progress ?? (() => {});
  // An embedded database belongs to one process; PostgreSQL can be shared.
  const isEmbedded = !options.databaseUrl && !options.pglite;
  const lock = isEmbedded ? await lockFolder(options.dataDir, progress) : undefined;
  try {
    // Loaded lazily: a start that fails on the lock does not need the rest.
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
