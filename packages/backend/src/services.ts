/** What handlers stand on. */
import type { Config } from './config.ts';
import type { Queries } from './db/database.ts';
import type { PictureStore } from './images/picture-store.ts';
import type { PictureWorkers } from './images/picture-workers.ts';
import type { Clock } from './platform/clock.ts';
import type { DocumentStore } from './platform/document-store.ts';
import type { Log } from './platform/log.ts';
import type { Memory } from './platform/memory.ts';
import type { Shutdown } from './platform/shutdown.ts';
import type { Ports } from './ports/index.ts';
import type { InstallationKey } from './secrets/installation-key.ts';

export interface Services {
  config: Config;
  queries: Queries;
  pictures: PictureStore;
  pictureWorkers: PictureWorkers;
  documents: DocumentStore;
  ports: Ports;
  installationKey: InstallationKey;
  clock: Clock;
  /** What is remembered of the database until it tells of a change. */
  memory: Memory;
  log: Log;
  shutdown: Shutdown;
  /** The present instant; tests and the sandbox move it. */
  now(): Date;
}
