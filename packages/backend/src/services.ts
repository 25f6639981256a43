/** What handlers stand on. */
import type { Config } from './config.ts';
import type { Queries } from './db/database.ts';
import type { PictureStore } from './images/picture-store.ts';
import type { Clock } from './platform/clock.ts';
import type { DocumentStore } from './platform/document-store.ts';
import type { Log } from './platform/log.ts';
import type { Shutdown } from './platform/shutdown.ts';
import type { Ports } from './ports/index.ts';
import type { HouseKey } from './secrets/house-key.ts';

export interface Services {
  config: Config;
  queries: Queries;
  pictures: PictureStore;
  documents: DocumentStore;
  ports: Ports;
  houseKey: HouseKey;
  clock: Clock;
  log: Log;
  shutdown: Shutdown;
  /** The present instant; tests and the sandbox move it. */
  now(): Date;
}
