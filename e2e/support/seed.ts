import { rm } from 'node:fs/promises';
import process from 'node:process';
import { Stack } from './stack.ts';

/** Paints the demo world once for all workers, and removes it when the last is done. */
export default async function seed(): Promise<() => Promise<void>> {
  const folder = await Stack.seed();
  process.env.E2E_SEED = folder;
  return () => rm(folder, { recursive: true, force: true });
}
