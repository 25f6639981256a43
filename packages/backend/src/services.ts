/** What handlers stand on. */
import type { Queries } from './db/database.ts';
import type { PictureStore } from './images/picture-store.ts';

export interface Services {
  queries: Queries;
  pictures: PictureStore;
  /** The present instant; tests move it. */
  now(): Date;
}
