/** A seller's exhibition tasks: answering applications as an organiser, paying fees as a participant. */
import { and, asc, count, eq, getTableColumns, gt, inArray, isNotNull, isNull, min } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { exhibition_pictures, exhibition_subscriptions, exhibitions } from '../db/schema/index.ts';
import type { GatheredTask } from './gathered.ts';
import { dueAt, sumOf } from './task.ts';

/** Applications and cancellation requests not yet answered by the organiser, per exhibition. */
async function toAnswer(queries: Queries, sellerId: string, now: Date): Promise<Omit<GatheredTask, 'coverId'>[]> {
  const { status, applied_at, updated_at } = exhibition_subscriptions;
  const rows = await queries
    .select({
      ...getTableColumns(exhibitions),
      status,
      count: count(),
      applied: min(applied_at),
      requested: min(updated_at),
    })
    .from(exhibition_subscriptions)
    .innerJoin(exhibitions, eq(exhibitions.id, exhibition_subscriptions.exhibition_id))
    .where(
      and(
        eq(exhibitions.seller_id, sellerId),
        isNull(exhibitions.deleted_at),
        gt(exhibitions.starts_at, now),
        eq(exhibition_subscriptions.role, 'exhibitor'),
        inArray(status, ['applied', 'cancellation_requested']),
      ),
    )
    .groupBy(exhibitions.id, status);
  return rows.map(({ id, name, status: state, count: waiting, applied, requested, starts_at }) => ({
    id: `${id}:${state}`,
    task: state === 'applied' ? 'answer_applications' : 'answer_cancellations',
    record: { kind: 'exhibition', id, parent_id: null },
    number: null,
    title: name,
    person: null,
    count: waiting,
    amount: null,
    // Unanswered applications expire then.
    ...dueAt(starts_at),
    since: ((state === 'applied' ? applied : requested) ?? now).toISOString(),
  }));
}

/** Places that the seller was given and has not paid for. */
async function toPay(queries: Queries, sellerId: string, now: Date): Promise<Omit<GatheredTask, 'coverId'>[]> {
  const rows = await queries
    .select({ exhibition: getTableColumns(exhibitions), place: getTableColumns(exhibition_subscriptions) })
    .from(exhibition_subscriptions)
    .innerJoin(exhibitions, eq(exhibitions.id, exhibition_subscriptions.exhibition_id))
    .where(
      and(
        eq(exhibition_subscriptions.seller_id, sellerId),
        eq(exhibition_subscriptions.status, 'accepted'),
        eq(exhibition_subscriptions.is_latest, true),
        isNull(exhibitions.deleted_at),
        isNotNull(exhibition_subscriptions.pay_until),
        gt(exhibition_subscriptions.pay_until, now),
      ),
    );
  return rows.map(({ exhibition, place }) => ({
    id: place.id,
    task: 'pay_place',
    record: { kind: 'exhibition', id: exhibition.id, parent_id: null },
    number: null,
    title: exhibition.name,
    person: null,
    count: 1,
    amount: sumOf(place.fee_amount, place.fee_currency),
    ...dueAt(place.pay_until),
    since: place.updated_at.toISOString(),
  }));
}

/** The first picture of each exhibition. */
async function coversOf(queries: Queries, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectDistinctOn([exhibition_pictures.exhibition_id])
    .from(exhibition_pictures)
    .where(inArray(exhibition_pictures.exhibition_id, ids))
    .orderBy(asc(exhibition_pictures.exhibition_id), asc(exhibition_pictures.position));
  return new Map(rows.map(({ exhibition_id, image_id }) => [exhibition_id, image_id]));
}

export async function exhibitionTasks(queries: Queries, sellerId: string, now: Date): Promise<GatheredTask[]> {
  const tasks = [...(await toAnswer(queries, sellerId, now)), ...(await toPay(queries, sellerId, now))];
  const covers = await coversOf(
    queries,
    tasks.map(({ record }) => record.id),
  );
  return tasks.map((task) => ({ ...task, coverId: covers.get(task.record.id) ?? null }));
}
