/** Puts database, demo, server and the hourly sweep together, and takes them apart again in reverse. */
import type { FastifyInstance } from 'fastify';
import type { Assembly, BackendOptions } from './backend.ts';
import { drainTime, hour, importPause, minute, outboxPause } from './constants.ts';
import { type Database, openDatabase } from './db/database.ts';
import { seedDemo } from './demo/seed.ts';
import { buildApp } from './http/app.ts';
import { PictureStore } from './images/picture-store.ts';
import { sweep } from './images/sweep.ts';
import { runImports } from './imports/run.ts';
import { keepIssuer } from './payments/parties.ts';
import { openClock } from './platform/clock.ts';
import { deliverOutbox } from './platform/deliver.ts';
import { DocumentStore } from './platform/document-store.ts';
import { runJobs } from './platform/jobs.ts';
import { createPorts } from './ports/index.ts';
import { fillDerived } from './products/derived.ts';
import { openHouseKey } from './secrets/house-key.ts';
import type { Services } from './services.ts';
import { openPlaces } from './storage/places.ts';

function locationOf({ pglite, databaseUrl, dataDir }: BackendOptions) {
  if (pglite) return { pglite };
  return databaseUrl ? { url: databaseUrl } : { folder: dataDir };
}

/** Does what is due at the start and every minute. @returns how to stop it; resolves when what runs has ended */
function keepTime(services: Services, app: FastifyInstance): () => Promise<void> {
  let running = Promise.resolve();
  const begin = () => {
    running = running.then(() => runJobs(services, (error) => app.log.error({ err: error }, 'a job failed')));
  };
  begin();
  const timer = setInterval(begin, minute).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

/** Sends what waits, soon after it was decided. @returns how to stop it; resolves when what runs has ended */
function keepSending(services: Services, app: FastifyInstance): () => Promise<void> {
  let running: Promise<void> | undefined;
  const send = async () => {
    try {
      await deliverOutbox(services);
    } catch (error) {
      app.log.error({ err: error }, 'sending failed');
    } finally {
      running = undefined;
    }
  };
  const timer = setInterval(() => {
    running ??= send();
  }, outboxPause).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Goes on with imports soon after they were begun, or cut short. @returns how to stop it; resolves after its batch */
function keepImporting(services: Services, app: FastifyInstance): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isStopping = false;
  const goOn = async () => {
    try {
      await runImports(services, () => isStopping);
    } catch (error) {
      app.log.error({ err: error }, 'an import failed');
    } finally {
      running = undefined;
    }
  };
  const timer = setInterval(() => {
    running ??= goOn();
  }, importPause).unref();
  return async () => {
    isStopping = true;
    clearInterval(timer);
    await running;
  };
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
    const location = locationOf(options);
    const database = await openDatabase(location);
    undo.push(() => database.close());
    await fillDerived(database.queries);
    await keepIssuer(database.queries, options);
    const documents = new DocumentStore(options.dataDir);
    await documents.prepare();
    const { queries } = database;
    const clock = await openClock(queries, options.now ?? (() => new Date()), options.sandbox);
    const houseKey = await openHouseKey(queries, options.houseKey);
    const { now } = clock;
    const ports = createPorts({ config: options, queries, now });
    const pictures = new PictureStore(options.dataDir, openPlaces({ queries, ports, houseKey }));
    await pictures.prepare();
    // The folder is ours alone: whatever was being taken off the wire, nobody is taking it now.
    if ('folder' in location) await pictures.removeUploadsBefore(new Date());
    const services: Services = { config: options, queries, pictures, documents, ports, houseKey, clock, now };
    if (options.seed === 'demo') await seedDemo(services, progress);
    const { checkAnswers, onFault } = options;
    const app = await buildApp({ config: options, services, checkAnswers, onFault });
    undo.push(() => drain(app));
    await app.ready();
    undo.push(keepTidy(services, database, app));
    undo.push(keepTime(services, app));
    undo.push(keepSending(services, app));
    undo.push(keepImporting(services, app));
    return { app, services, database, close };
  } catch (error) {
    await close();
    throw error;
  }
}
