/** Wires database, demo data, server and recurring jobs together, and shuts them down again. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Assembly, BackendOptions } from './backend.ts';
import { serveRows } from './backup/serve-rows.ts';
import {
  cutOffTime,
  databaseCloseTime,
  drainTime,
  hour,
  importPause,
  minute,
  outboxPause,
  tidyDelay,
} from './constants.ts';
import { type Database, openDatabase } from './db/database.ts';
import { type ReportMisuse, watchedOutside } from './db/transaction-context.ts';
import { seedDemo } from './demo/seed.ts';
import { buildApp } from './http/app.ts';
import { type Metrics, openMetrics } from './http/metrics.ts';
import { PictureStore } from './images/picture-store.ts';
import { openPictureWorkers } from './images/picture-workers.ts';
import { sweep } from './images/sweep.ts';
import { runImports } from './imports/run.ts';
import { fillIssuer } from './payments/parties.ts';
import { openClock } from './platform/clock.ts';
import { deliverOutbox, sendDue } from './platform/deliver.ts';
import { DocumentStore } from './platform/document-store.ts';
import { runJobs } from './platform/jobs.ts';
import { type Log, openLog } from './platform/log.ts';
import { openMemory } from './platform/memory.ts';
import { endsWithin, openShutdown, type Shutdown } from './platform/shutdown.ts';
import { createPorts } from './ports/index.ts';
import { fillDerived } from './products/derived.ts';
import { openInstallationKey } from './secrets/installation-key.ts';
import type { Services } from './services.ts';
import { openPlaces } from './storage/places.ts';

function locationOf({ pglite, databaseUrl, databaseConnections, dataDir }: BackendOptions) {
  if (pglite) return { pglite };
  return databaseUrl ? { url: databaseUrl, connections: databaseConnections } : { folder: dataDir };
}

/** Waiting for an outside service inside an open transaction is a bug: tests fail, production only logs it. */
const reportMisuse =
  ({ checkAnswers, onFault }: BackendOptions, log: Log): ReportMisuse =>
  (error) => {
    log.error({ err: error }, 'waited for something else inside a transaction');
    onFault?.(error);
    if (checkAnswers) throw error;
  };

/** Runs due jobs at the start and every minute. @returns a stop function; resolves when the running jobs have ended */
function scheduleJobs(services: Services, database: Database, metrics: Metrics): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => runJobs(services, (error) => services.log.error({ err: error }, 'a job failed'), metrics.jobDone);
  const tick = async () => {
    if (services.shutdown.requested.aborted) return;
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

/**
 * Sends outbox messages soon after they were queued; a slow message does not delay the next poll.
 *
 * @returns a stop function; resolves when the running sends have ended
 */
function pollOutbox(services: Services): () => Promise<void> {
  let running: Promise<void> | undefined;
  const failed = (error: unknown) => services.log.error({ err: error }, 'sending failed');
  const send = async () => {
    try {
      await services.clock.follow();
      await sendDue(services);
    } catch (error) {
      failed(error);
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
    await deliverOutbox(services).catch(failed);
  };
}

/** Processes imports that are new or were interrupted. @returns a stop function; resolves after the current batch */
function pollImports(services: Services): () => Promise<void> {
  let running: Promise<void> | undefined;
  const goOn = async () => {
    try {
      await services.clock.follow();
      await runImports(services, () => services.shutdown.requested.aborted);
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
    clearInterval(timer);
    await running;
  };
}

/**
 * Cleans up soon after the start and then every hour.
 *
 * @returns a stop function; resolves when the current run has ended
 */
function scheduleCleanup(services: Services, database: Database): () => Promise<void> {
  let running = Promise.resolve();
  const tidy = async () => {
    if (services.shutdown.requested.aborted) return;
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
  const first = setTimeout(begin, tidyDelay).unref();
  const timer = setInterval(begin, hour).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    return running;
  };
}

interface Closing {
  shutdown: Shutdown;
  log: Log;
  app: FastifyInstance;
  /** How long new requests are still accepted, so that the proxy notices the shutdown. */
  delay: number;
  /** Stop functions of the recurring tasks; each resolves when its current run has ended. */
  stops: readonly (() => Promise<void>)[];
}

/**
 * Shuts down. Requests and recurring tasks share ten seconds, in parallel. After that, outgoing calls and connections
 * are aborted, and whatever still does not end is abandoned.
 */
async function endAll({ shutdown, log, app, delay, stops }: Closing): Promise<void> {
  log.info('stopping');
  shutdown.request();
  const repeating = stops.map((stop) => stop());
  if (delay > 0) await sleep(delay);
  const running = Promise.allSettled([app.close(), ...repeating]);
  if (await endsWithin(running, drainTime)) return;
  log.warn('what still runs is cut off');
  shutdown.force();
  app.server.closeAllConnections();
  if (!(await endsWithin(running, cutOffTime))) log.warn('something does not end and is left');
}

/** @param nonce of the data folder's lock, if there is one @returns a backend that is ready to listen */
export async function assemble(
  options: BackendOptions,
  progress: (line: string) => void,
  nonce: string | undefined,
): Promise<Assembly> {
  const shutdown = openShutdown();
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
    // Bounded as well: an abandoned task may still hold the database.
    undo.push(async () => void (await endsWithin(database.close(), databaseCloseTime)));
    const { queries } = database;
    await database.inTurn('start', async () => {
      await fillDerived(queries);
      await fillIssuer(queries, options);
    });
    const memory = await openMemory(database);
    undo.push(() => memory.close());
    const clock = await openClock(queries, memory, {
      real: options.now ?? (() => new Date()),
      movable: options.sandbox,
      shared: 'url' in location,
    });
    const installationKey = await openInstallationKey(queries, options.installationKey);
    const { now } = clock;
    const ports = createPorts({ config: options, queries, now, cutOff: shutdown.forced }, report);
    const documents = watchedOutside(new DocumentStore(options.dataDir, ports.operatorFiles), 'documents', report);
    await documents.prepare();
    const places = openPlaces({ queries, ports, installationKey });
    const pictures = watchedOutside(new PictureStore(options.dataDir, places), 'pictures', report, ['folderOf']);
    await pictures.prepare();
    // We hold the folder's lock, so no other process is receiving these leftover uploads.
    if ('folder' in location) await pictures.removeUploadsBefore(new Date());
    const pictureWorkers = openPictureWorkers(options.pictureWorkers);
    undo.push(async () => pictureWorkers.close());
    shutdown.forced.addEventListener('abort', () => pictureWorkers.close());
    const shared = { queries, memory, pictures, pictureWorkers, documents, ports, installationKey };
    const services: Services = { config: options, ...shared, clock, now, log, shutdown };
    if (options.seed === 'demo') {
      await database.inTurn('start', async () => {
        // A freshly filled database has no planner statistics yet.
        if (await seedDemo(services, progress)) await database.tidy();
      });
    }
    const { checkAnswers, onFault, slowBody, connectionLimits, silent } = options;
    const metrics = openMetrics(services, database, !silent);
    const isDraining = () => shutdown.requested.aborted;
    const bounds = { slowBody, connectionLimits };
    const app = await buildApp({ config: options, services, metrics, isDraining, ...bounds, checkAnswers, onFault });
    const stops: (() => Promise<void>)[] = [];
    undo.push(() => endAll({ shutdown, log, app, delay: silent ? 0 : options.drainDelay, stops }));
    serveRows(app, services, nonce);
    await app.ready();
    stops.push(scheduleCleanup(services, database));
    if (!options.standsStill) stops.push(scheduleJobs(services, database, metrics));
    stops.push(pollOutbox(services), pollImports(services));
    return { app, services, database, close };
  } catch (error) {
    await close();
    throw error;
  }
}
