/** The permanent, ordered history of a record: the contract's TimelineEntry. */
import type { components } from '@smart-art/openapi/common';
import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { events, type FieldChange } from '../db/schema/index.ts';
import { newId } from '../ids.ts';
import type { Actor } from '../processes/process.ts';

export type TimelineEntry = components['schemas']['TimelineEntry'];

export interface NewEvent {
  /** The kind of record, such as `order`. */
  kind: string;
  /** Id of the record. */
  id: string;
  actor: { kind: Actor; name?: string | null };
  /** Event code, such as `shipped`. */
  event: string;
  /** Note entered by the person. */
  note?: string | null;
  values?: Record<string, string | number>;
  /** Fields changed by a save. */
  changes?: FieldChange[];
  at: Date;
}

/** Records an event, in the transaction in which it happens. */
export async function recordEvent(
  tx: Queries,
  { kind, id, actor, event, note, values, changes, at }: NewEvent,
): Promise<void> {
  await tx.insert(events).values({
    id: newId('evt'),
    subject_kind: kind,
    subject_id: id,
    at,
    actor_kind: actor.kind,
    actor_name: actor.name ?? null,
    event,
    note: note ?? null,
    values: values ?? {},
    changes: changes ?? null,
  });
}

/** All events of a record, the oldest first. */
export async function timelineOf(queries: Queries, kind: string, id: string): Promise<TimelineEntry[]> {
  const rows = await queries
    .select()
    .from(events)
    .where(and(eq(events.subject_kind, kind), eq(events.subject_id, id)))
    .orderBy(asc(events.at), asc(events.place));
  return rows.map(entryOf);
}

/** An event in the contract's format. */
export const entryOf = (row: typeof events.$inferSelect): TimelineEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: { kind: row.actor_kind, name: row.actor_name },
  event: row.event,
  note: row.note,
  values: row.values,
});
