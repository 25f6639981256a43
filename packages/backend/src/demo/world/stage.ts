/** The demo's history is created with the operator's rules, on past days. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { works } from '../../db/schema/index.ts';
import { findOrder } from '../../orders/record.ts';
import type { Step } from '../../orders/step.ts';
import { perform } from '../../sandbox/perform.ts';
import type { Services } from '../../services.ts';
import { permissionsOf, type Session, type User } from '../../session/session.ts';

export interface Stage {
  /** On the transaction in which all is played; `now` is the day of the scene. */
  services: Services;
  tx: Queries;
  now: Date;
  artist: User;
  /** What was named in an earlier scene, by the name it was given. */
  ids: Map<string, string>;
}

/** Something that happened. */
export interface Scene {
  /** How long ago, in days. */
  ago: number;
  play(stage: Stage): Promise<unknown>;
}

/** @throws Error where no scene has named it yet */
export function idOf({ ids }: Stage, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`nothing in the demo is called ${name}`);
  return id;
}

/** Somebody other than the artist does something, as the sandbox plays it. @returns the record it happened to */
export async function others(stage: Stage, action: string, input: Record<string, string>): Promise<string> {
  const { id = '' } = await perform(stage.services, action, input);
  return id;
}

/** A work of the artist's. @throws Error where there is none of that title */
export async function workIn({ tx, artist }: Stage, title: string): Promise<string> {
  const [found] = await tx
    .select({ id: works.id })
    .from(works)
    .where(and(eq(works.seller_id, artist.id), eq(works.title, title), isNull(works.deleted_at)));
  if (!found) throw new Error(`the demo has no work called ${title}`);
  return found.id;
}

/** An order of the artist's, locked, for a step of the seller. */
export async function stepOf(stage: Stage, name: string): Promise<Step> {
  const { tx, artist, now } = stage;
  const record = await findOrder(
    tx,
    { id: idOf(stage, name), sellerId: artist.id, kinds: ['buy', 'rent', 'custom'] },
    true,
  );
  if (!record) throw new Error(`the demo has no order called ${name}`);
  return { tx, record, now };
}

/** The artist at the desk. */
export const sessionOf = ({ artist }: Stage): Session => ({
  user: artist,
  token: '',
  permissions: permissionsOf(artist.roles),
});

/** As the calendar has it, such as `2026-11-22`. */
export const dateIn = (instant: Date, days = 0): string =>
  new Date(instant.getTime() + days * 86_400_000).toISOString().slice(0, 10);
