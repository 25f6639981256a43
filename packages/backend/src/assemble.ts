/** Puts database, demo, server and the hourly sweep together, and takes them apart again in reverse. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Assembly, BackendOptions } from './backend.ts';
import { serveRows } from './backup/serve-rows.ts';
import { drainTime, hour, importPause, minute, outboxPause } from './constants.ts';
import { type Database, openDatabase } from './db/database.ts';
import { type ReportMisuse, watchedOutside } from './db/transaction-context.ts';
import { seedDemo } from './demo/seed.ts';
import { buildApp } from './http/app.ts';
import { type Metrics, openMetrics } from './http/metrics.ts';
import { PictureStore } from './images/picture-store.ts';
import { sweep } from './images/sweep.ts';
import { runImports } from './imports/run.ts';
import { keepIssuer } from './payments/parties.ts';
import { openClock } from './platform/clock.ts';
import { deliverOutbox } from './platform/deliver.ts';
import { DocumentStore } from './platform/document-store.ts';
import { runJobs } from './platform/jobs.ts';
import { type Log, openLog } from './platform/log.ts';
import { createPorts } from './ports/index.ts';
import { fillDerived } from './products/derived.ts';
import { openHouseKey } from './secrets/house-key.ts';
import type { Services } from './services.ts';
import { openPlaces } from './storage/places.ts';

function locationOf({ pglite, databaseUrl, databaseConnections, dataDir }: BackendOptions) {
  if (pglite) return { pglite };
  return databaseUrl ? { url: databaseUrl, connections: databaseConnections } : { folder: dataDir };
}

/** What waits for something outside of it while a transaction is open is a fault: tests fail, the log says so elsewhere. */
const reportMisuse =
  ({ checkAnswers, onFault }: BackendOptions, log: Log): ReportMisuse =>
  (error) => {
    log.error({ err: error }, 'waited for something else inside a transaction');
    onFault?.(error);
    if (checkAnswers) throw error;
  };

/** Does what is due at the start and every minute. @returns how to stop it; resolves when what runs has ended */
function keepTime(services: Services, database: Database, metrics: Metrics): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => runJobs(services, (error) => services.log.error({ err: error }, 'a job failed'), metrics.jobDone);
  const tick = async () => {
    try {
      await database.alone('jobs', run);
    } catch (error) {
      services.log.error({ err: error }, 'the jobs were not run');
    }
  };
  const begin = () => {
    running = running.then(tick);
  };
  begin();
  const timer = setInterval(begin, minute).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

/** Sends what waits, soon after it was decided. @returns how to stop it; resolves when what runs has ended */
function keepSending(services: Services): () => Promise<void> {
  let running: Promise<void> | undefined;
  const send = async () => {
    try {
      await services.clock.follow();
      await deliverOutbox(services);
    } catch (error) {
      services.log.error({ err: error }, 'sending failed');
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
function keepImporting(services: Services): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isStopping = false;
  const goOn = async () => {
    try {
      await services.clock.follow();
      await runImports(services, () => isStopping);
    } catch (error) {
      services.log.error({ err: error }, 'an import failed');
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
function keepTidy(services: Services, database: Database): () => Promise<void> {
  let running = Promise.resolve();
  const tidy = async () => {
    try {
      await database.alone('sweep', () => sweep(services));
      await database.tidy();
    } catch (error) {
      services.log.error({ err: error }, 'the hourly sweep failed');
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

/**
 * Lets the proxy hear that this process stops, while it still answers; then takes no more requests and waits for those
 * that run, but not for ever.
 */
async function drain(app: FastifyInstance, delay: number): Promise<void> {
  if (delay > 0) await sleep(delay);
  const timer = setTimeout(() => app.server.closeAllConnections(), drainTime);
  await app.close();
  clearTimeout(timer);
}

/** @param nonce of the lock of the data folder, where there is one @returns a backend that is ready to listen */
export async function assemble(
  options: BackendOptions,
  progress: (line: string) => void,
  nonce: string | undefined,
): Promise<Assembly> {
  const undo: (() => Promise<void>)[] = [];
  const close = async () => {
    while (undo.length > 0) await undo.pop()?.();
  };
  try {
    progress('Opening the database');
    const location = locationOf(options);
    const log = openLog(options, options.logTo);
    const report = reportMisuse(options, log);
    const database = await openDatabase(location, report);
    undo.push(() => database.close());
    const { queries } = database;
    await database.inTurn('start', async () => {
      await fillDerived(queries);
      await keepIssuer(queries, options);
    });
    const clock = await openClock(queries, {
      real: options.now ?? (() => new Date()),
      movable: options.sandbox,
      shared: 'url' in location,
    });
    const houseKey = await openHouseKey(queries, options.houseKey);
    const { now } = clock;
    const ports = createPorts({ config: options, queries, now }, report);
    const documents = watchedOutside(new DocumentStore(options.dataDir, ports.houseFiles), 'documents', report);
    await documents.prepare();
    const places = openPlaces({ queries, ports, houseKey });
    const pictures = watchedOutside(new PictureStore(options.dataDir, places), 'pictures', report, ['folderOf']);
    await pictures.prepare();
    // The folder is ours alone: whatever was being taken off the wire, nobody is taking it now.
    if ('folder' in location) await pictures.removeUploadsBefore(new Date());
    const services: Services = { config: options, queries, pictures, documents, ports, houseKey, clock, now, log };
    if (options.seed === 'demo') await database.inTurn('start', () => seedDemo(services, progress));
    const { checkAnswers, onFault, slowBody, connectionLimits, silent } = options;
    const metrics = openMetrics(services, database, !silent);
    let isStopping = false;
    const isDraining = () => isStopping;
    const bounds = { slowBody, connectionLimits };
    const app = await buildApp({ config: options, services, metrics, isDraining, ...bounds, checkAnswers, onFault });
    undo.push(() => drain(app, silent ? 0 : options.drainDelay));
    serveRows(app, services, nonce);
    await app.ready();
    undo.push(keepTidy(services, database));
    if (!options.standsStill) undo.push(keepTime(services, database, metrics));
    undo.push(keepSending(services));
    undo.push(keepImporting(services));
    undo.push(async () => {
      isStopping = true;
      services.log.info('stopping');
    });
    return { app, services, database, close };
  } catch (error) {
    await close();
    throw error;
  }
}
