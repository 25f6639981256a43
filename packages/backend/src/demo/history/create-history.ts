/**
 * Creates the last year of the demo artist's history with the functions that handle requests, and with the sandbox for
 * other people's actions, each on its day. So the demo cannot contain a state that the application does not produce.
 */
import { notInArray } from 'drizzle-orm';
import { day } from '../../constants.ts';
import type { Queries } from '../../db/database.ts';
import { outbox } from '../../db/schema/index.ts';
import type { Services } from '../../services.ts';
import type { User } from '../../session/session.ts';
import { communitySteps } from './community.ts';
import type { DemoContext } from './context.ts';
import { customOrderSteps } from './custom-orders.ts';
import { feedbackSteps } from './feedback.ts';
import { orderSteps } from './orders.ts';
import { settingsSteps } from './settings.ts';

export interface Pictures {
  /** The path of the artist's profile picture. */
  face: string;
  /** The id of an uploaded picture for the crowdfunding request, not used yet. */
  coverId: string;
}

/** @param services on `tx` */
export async function createHistory(tx: Queries, services: Services, artist: User, pictures: Pictures): Promise<void> {
  const start = services.now();
  const unsent = await tx.select({ id: outbox.id }).from(outbox);
  const steps = [
    ...settingsSteps(pictures.face),
    ...orderSteps,
    ...customOrderSteps,
    ...communitySteps(pictures.coverId),
    ...feedbackSteps,
  ].sort((one, other) => other.daysAgo - one.daysAgo);
  const ids: DemoContext['ids'] = new Map();
  for (const { daysAgo, run } of steps) {
    const now = new Date(start.getTime() - daysAgo * day);
    await run({ services: { ...services, now: () => now }, tx, now, artist, ids });
  }
  // The messages of past days must not be sent today.
  await tx.delete(outbox).where(
    notInArray(
      outbox.id,
      unsent.map(({ id }) => id),
    ),
  );
}
