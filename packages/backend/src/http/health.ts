/** Liveness and readiness checks. */
import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { freeDiskNeeded } from '../constants.ts';
import { appliedMigration, lastMigration } from '../db/migrate.ts';
import type { Services } from '../services.ts';

/** Timeout of the database check, in milliseconds. */
const patience = 3_000;

/** Paths that answer even without a database. */
export const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

type Trouble = 'draining' | 'disk' | 'database' | 'migrations';

/** Bytes an unprivileged process may still write; unlimited if the file system does not tell. */
async function freeBytesIn(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Checks that the database answers and has the tables of this version or a newer one, as during a rolling update. */
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
 * `/healthz` answers while the process lives; `/readyz` answers 503 with a reason if requests should go to another
 * process.
 *
 * @param isDraining true if it is about to stop
 * @param freeBytes of the data folder, which holds uploads and the embedded database
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
