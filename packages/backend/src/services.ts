/** The dependencies of handlers. */
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
  /** Cache of database reads, invalidated by change notifications. */
  memory: Memory;
  log: Log;
  shutdown: Shutdown;
  /** The current time; tests and the sandbox can shift it. */
  now(): Date;
}
