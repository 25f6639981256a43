import { rm } from 'node:fs/promises';
import process from 'node:process';
import { startPostgres } from '../../scripts/postgres/start.ts';
import { isCluster } from './cluster.ts';
import { Stack } from './stack.ts';

/** Creates the demo data once for all workers, and removes it after the last. */
export default async function seed(): Promise<() => Promise<void>> {
  const postgres = isCluster ? await startPostgres() : undefined;
  if (postgres) process.env.E2E_POSTGRES = postgres.url;
  const world = await Stack.seed();
  process.env.E2E_SEED = JSON.stringify(world);
  return async () => {
    await rm(world.dataDir, { recursive: true, force: true });
    await postgres?.stop();
  };
}
