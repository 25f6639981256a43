/** What a proxy and whoever starts the process ask: does it live, and may it be sent requests? */
import type { FastifyInstance } from 'fastify';
import { appliedMigration, lastMigration } from '../db/migrate.ts';
import type { Services } from '../services.ts';

/** How long a database may take to say that it is there, in milliseconds. */
const patience = 3_000;

/** What is answered whether or not there is a database. */
export const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

type Trouble = 'draining' | 'database' | 'migrations';

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
 */
export function serveHealth(app: FastifyInstance, services: Services, isDraining: () => boolean): void {
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { success: true };
  });
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const trouble = isDraining() ? 'draining' : await troubleOf(services);
    reply.status(trouble ? 503 : 200).header('cache-control', 'no-store');
    return trouble ? { success: false, trouble } : { success: true };
  });
}
