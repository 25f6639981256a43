/**
 * Plays the last year of the demo's artist: the very functions that answer the calls, the sandbox for what others do,
 * each on its day. So nothing stands in the demo that could not have come to stand there.
 */
import { notInArray } from 'drizzle-orm';
import { day } from '../../constants.ts';
import type { Queries } from '../../db/database.ts';
import { outbox } from '../../db/schema/index.ts';
import type { Services } from '../../services.ts';
import type { User } from '../../session/session.ts';
import { communityScenes } from './community.ts';
import { customOrderScenes } from './custom-orders.ts';
import { deskScenes } from './desk.ts';
import { orderScenes } from './orders.ts';
import type { Stage } from './stage.ts';
import { visitorScenes } from './visitors.ts';

export interface Pictures {
  /** Of the artist: a path. */
  face: string;
  /** Of the crowdfunding request: the id of a picture that waits to be named. */
  coverId: string;
}

/**
 * @param tx a transaction: all of it happened or nothing
 * @param services those of the start, on `tx`
 */
export async function playWorld(tx: Queries, services: Services, artist: User, pictures: Pictures): Promise<void> {
  const start = services.now();
  const waiting = await tx.select({ id: outbox.id }).from(outbox);
  const scenes = [
    ...deskScenes(pictures.face),
    ...orderScenes,
    ...customOrderScenes,
    ...communityScenes(pictures.coverId),
    ...visitorScenes,
  ].sort((one, other) => other.ago - one.ago);
  const ids: Stage['ids'] = new Map();
  for (const { ago, play } of scenes) {
    const now = new Date(start.getTime() - ago * day);
    await play({ services: { ...services, now: () => now }, tx, now, artist, ids });
  }
  // What was written to people then has long been read: no mail of it goes out today.
  await tx.delete(outbox).where(
    notInArray(
      outbox.id,
      waiting.map(({ id }) => id),
    ),
  );
}
