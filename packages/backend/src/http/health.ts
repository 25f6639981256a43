/** What a proxy and whoever starts the process ask: does it live, and may it be sent requests? */
import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { freeDiskNeeded } from '../constants.ts';
import { appliedMigration, lastMigration } from '../db/migrate.ts';
import type { Services } from '../services.ts';

/** How long a database may take to say that it is there, in milliseconds. */
const patience = 3_000;

/** What is answered whether or not there is a database. */
export const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

type Trouble = 'draining' | 'disk' | 'database' | 'migrations';

/** What a process without its privileges may still write; where a file system does not tell, there is no bound. */
async function freeBytesIn(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Whether the database answers, with the tables of this version or of a newer one: one is started before the other. */
async function troubleOf({ queries }: Services): Promise<Trouble | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), patience);
  });
  try {
    const applied = await Promise.race([appliedMigration(queries), late]);
    if (applied === 'late') return 'database';
    return applied < lastMigration() ? 'migrations' : undefined;
  } catch {
    return 'database';
  } finally {
    clearTimeout(timer);
  }
}

/**
 * `/healthz` answers as long as the process does; `/readyz` answers 503 where requests should go to another process,
 * and says why.
 *
 * @param isDraining whether it is about to stop
 * @param freeBytes of the data folder, where uploads and the embedded database are written
 */
export function serveHealth(
  app: FastifyInstance,
  services: Services,
  isDraining: () => boolean,
  freeBytes = () => freeBytesIn(services.config.dataDir),
): void {
  const trouble = async (): Promise<Trouble | undefined> => {
    if (isDraining()) return 'draining';
    return (await freeBytes()) < freeDiskNeeded ? 'disk' : troubleOf(services);
  };
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { success: true };
  });
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const found = await trouble();
    reply.status(found ? 503 : 200).header('cache-control', 'no-store');
    return found ? { success: false, trouble: found } : { success: true };
  });
}
