import { rate_hits, sign_in_attempts } from '../../src/db/schema/index.ts';
import type { World } from './world.ts';

/** Forgets what was asked before, so that nobody is told to wait: for tests of what stands behind a rate limit. */
export async function forgetAttempts(world: World): Promise<void> {
  const { queries } = world.backend.services;
  await queries.delete(rate_hits);
  await queries.delete(sign_in_attempts);
}
