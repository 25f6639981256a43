/** The services outside the house, each behind a port with a real adapter and a sandbox one (see the README). */
import type { Config } from '../config.ts';
import type { Queries } from '../db/database.ts';

export type Ports = Record<never, never>;

/** What adapters stand on. */
export interface PortContext {
  config: Config;
  /** The sandbox keeps in the database what it plays. */
  queries: Queries;
  now(): Date;
}

/** Chooses the adapters by configuration. */
export const createPorts = (_context: PortContext): Ports => ({});
