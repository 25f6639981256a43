import { rate_hits, sign_in_attempts } from '../../src/db/schema/index.ts';
import type { World } from './world.ts';

/** Clears all rate limit counters. */
export async function clearRateLimits(world: World): Promise<void> {
  const { queries } = world.backend.services;
  await queries.delete(rate_hits);
  await queries.delete(sign_in_attempts);
}
