/** Starts and stops the whole backend. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { drainTime, hour } from './constants.ts';
import { type Database, openDatabase } from './db/database.ts';
import { seedDemo } from './demo/seed.ts';
import { buildApp } from './http/app.ts';
import { PictureStore } from './images/picture-store.ts';
import { sweep } from './images/sweep.ts';
import type { Services } from './services.ts';
import { type FolderLock, lockFolder } from './store/folder-lock.ts';

export interface BackendOptions extends Config {
  /** Told what is going on, a line at a time. */
  progress?: (line: string) => void;
  now?: () => Date;
  checkAnswers?: boolean;
  onFault?: (error: Error) => void;
  /** An embedded database that is already open; for tests. */
  pglite?: PGlite;
  /** Do not listen; for tests that use `inject`. */
  silent?: boolean;
}

export interface Backend {
  /** `http://localhost:4300`; empty where it does not listen. */
  url: string;
  app: FastifyInstance;
  services: Services;
  database: Database;
  /** Finishes what runs, closes the database and gives the folder free. */
  close(): Promise<void>;
}

function locationOf({ pglite, databaseUrl, dataDir }: BackendOptions) {
  if (pglite) return { pglite };
  return databaseUrl ? { url: databaseUrl } : { folder: dataDir };
}

/** Reclaims space and room at the start and every hour. */
function keepTidy(services: Services, database: Database, app: FastifyInstance): NodeJS.Timeout {
  const tidy = async () => {
    try {
      await sweep(services);
      await database.tidy();
    } catch (error) {
      app.log.error({ err: error }, 'the hourly sweep failed');
    }
  };
  return setInterval(tidy, hour).unref();
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Stops taking requests and waits for those that run, but not for ever. */
async function drain(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), drainTime);
  await app.close();
  clearTimeout(timer);
}

/**
 * @throws FolderInUse where another backend holds the data folder; what listening throws where the port is taken
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const progress = options.progress ?? (() => {});
  // One embedded database is one process's; a PostgreSQL may have many.
  const isEmbedded = !options.databaseUrl && !options.pglite;
  const lock: FolderLock | undefined = isEmbedded ? await lockFolder(options.dataDir, progress) : undefined;
  const undo: (() => Promise<void>)[] = [async () => lock?.release()];
  const close = async () => {
    while (undo.length > 0) await undo.pop()?.();
  };
  try {
    progress(isEmbedded ? `Opening the database in ${join(options.dataDir, 'pg')}` : 'Opening the database');
    const database = await openDatabase(locationOf(options));
    undo.push(() => database.close());
    const pictures = new PictureStore(options.dataDir);
    await pictures.prepare();
    const services: Services = { queries: database.queries, pictures, now: options.now ?? (() => new Date()) };
    if (options.seed === 'demo') await seedDemo(services, progress);
    await sweep(services);
    await database.tidy();
    const app = await buildApp({
      config: options,
      services,
      checkAnswers: options.checkAnswers,
      onFault: options.onFault,
    });
    undo.push(() => drain(app));
    await app.ready();
    const timer = keepTidy(services, database, app);
    undo.push(async () => clearInterval(timer));
    let url = '';
    if (!options.silent) {
      await app.listen({ port: options.port, host: options.host });
      url = `http://localhost:${portOf(app.server)}`;
      await lock?.tell(url);
    }
    return { url, app, services, database, close };
  } catch (error) {
    await close();
    throw error;
  }
}
