/** Opens sessions without signing in, which hashes a password and is rate limited. */
import { eq } from 'drizzle-orm';
import { users } from '../../src/db/schema/index.ts';
import { openSession } from '../../src/session/session.ts';
import type { World } from './world.ts';

/** @returns the `Authorization` header of a new session */
export async function freshSession(world: World, userId: string): Promise<string> {
  const { queries, now } = world.backend.services;
  const [user] = await queries.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error('The seller is gone.');
  return `Bearer ${await openSession(queries, user, true, now())}`;
}
