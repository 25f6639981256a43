/** Puts database, demo, server and the hourly sweep together, and takes them apart again in reverse. */
import type { FastifyInstance } from 'fastify';
import type { Assembly, BackendOptions } from './backend.ts';
import { drainTime, hour } from './constants.ts';
import { type Database, openDatabase } from './db/database.ts';
import { seedDemo } from './demo/seed.ts';
import { buildApp } from './http/app.ts';
import { PictureStore } from './images/picture-store.ts';
import { sweep } from './images/sweep.ts';
import type { Services } from './services.ts';

function locationOf({ pglite, databaseUrl, dataDir }: BackendOptions) {
  if (pglite) return { pglite };
  return databaseUrl ? { url: databaseUrl } : { folder: dataDir };
}

/** Clears away at the start and every hour. @returns how to stop it; resolves when what runs has ended */
function keepTidy(services: Services, database: Database, app: FastifyInstance): () => Promise<void> {
  let running = Promise.resolve();
  const tidy = async () => {
    try {
      await sweep(services);
      await database.tidy();
    } catch (error) {
      app.log.error({ err: error }, 'the hourly sweep failed');
    }
  };
  const begin = () => {
    running = running.then(tidy);
  };
  begin();
  const timer = setInterval(begin, hour).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

/** Stops taking requests and waits for those that run, but not for ever. */
async function drain(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), drainTime);
  await app.close();
  clearTimeout(timer);
}

/** @returns a backend that is ready to listen */
export async function assemble(options: BackendOptions, progress: (line: string) => void): Promise<Assembly> {
  const undo: (() => Promise<void>)[] = [];
  const close = async () => {
    while (undo.length > 0) await undo.pop()?.();
  };
  try {
    progress('Opening the database');
    const database = await openDatabase(locationOf(options));
    undo.push(() => database.close());
    const pictures = new PictureStore(options.dataDir);
    await pictures.prepare();
    const services: Services = { queries: database.queries, pictures, now: options.now ?? (() => new Date()) };
    if (options.seed === 'demo') await seedDemo(services, progress);
    const { checkAnswers, onFault } = options;
    const app = await buildApp({ config: options, services, checkAnswers, onFault });
    undo.push(() => drain(app));
    await app.ready();
    undo.push(keepTidy(services, database, app));
    return { app, services, database, close };
  } catch (error) {
    await close();
    throw error;
  }
}
