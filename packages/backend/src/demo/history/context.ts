/** What the steps of the demo's history share. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { works } from '../../db/schema/index.ts';
import { findOrder } from '../../orders/record.ts';
import type { Step } from '../../orders/step.ts';
import { perform } from '../../sandbox/perform.ts';
import type { Services } from '../../services.ts';
import { permissionsOf, type Session, type User } from '../../session/session.ts';

export interface DemoContext {
  /** On the transaction `tx`, with `now` as their clock. */
  services: Services;
  tx: Queries;
  /** The moment of the current step. */
  now: Date;
  artist: User;
  /** Ids of records that earlier steps created, by a name of their own. */
  ids: Map<string, string>;
}

/** One event of the history. */
export interface HistoryStep {
  daysAgo: number;
  run(context: DemoContext): Promise<unknown>;
}

/** @throws Error if no step has created it yet */
export function idOf({ ids }: DemoContext, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the demo has nothing called ${name}`);
  return id;
}

/** Performs an action of somebody other than the artist. @returns the id of the affected record */
export async function sandboxAction(
  context: DemoContext,
  action: string,
  input: Record<string, string>,
): Promise<string> {
  const { id = '' } = await perform(context.services, action, input);
  return id;
}

/** The id of one of the artist's works. @throws Error if none has that title */
export async function workIdOf({ tx, artist }: DemoContext, title: string): Promise<string> {
  const [found] = await tx
    .select({ id: works.id })
    .from(works)
    .where(and(eq(works.seller_id, artist.id), eq(works.title, title), isNull(works.deleted_at)));
  if (!found) throw new Error(`the demo has no work called ${title}`);
  return found.id;
}

/** Locks one of the artist's orders for a step of the seller. */
export async function stepOf(context: DemoContext, name: string): Promise<Step> {
  const { tx, artist, now } = context;
  const record = await findOrder(
    tx,
    { id: idOf(context, name), sellerId: artist.id, kinds: ['buy', 'rent', 'custom'] },
    true,
  );
  if (!record) throw new Error(`the demo has no order called ${name}`);
  return { tx, record, now };
}

/** A session of the artist. */
export const sessionOf = ({ artist }: DemoContext): Session => ({
  user: artist,
  token: '',
  permissions: permissionsOf(artist.roles),
});

/** A date such as `2026-11-22`. */
export const dateIn = (instant: Date, days = 0): string =>
  new Date(instant.getTime() + days * 86_400_000).toISOString().slice(0, 10);
