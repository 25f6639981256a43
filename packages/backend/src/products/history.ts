/** The history of a work: its own events, and those from orders, exhibitions and requests. */

import type { components } from '@smart-art/openapi/product';
import { personName } from '@smart-art/openapi/rules';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { requestsOfWork } from '../crowdfunding/in-use.ts';
import type { Queries } from '../db/database.ts';
import {
  categories,
  events,
  type FieldChange,
  frame_materials,
  frame_vendors,
  policies,
  sub_categories,
} from '../db/schema/index.ts';
import { exhibitionsOfWork } from '../exhibitions/in-use.ts';
import type { Language } from '../messages/messages.ts';
import { ordersOfWork } from '../orders/in-use.ts';
import { entryOf, recordEvent } from '../platform/timeline.ts';
import { nameOf, peopleOf } from '../profile/people.ts';
import { exhibitionUse, orderUse, requestUse } from './in-use.ts';
import { moneyOf } from './money.ts';
import type { Product, WorkRow } from './product.ts';

export type ProductEvent = components['schemas']['ProductEvent'];

const timelineKind = 'work';

type WorkEvent = 'added' | 'saved' | 'deleted' | 'restored';

/** Records a seller's action on a work, in the same transaction. */
export async function recordWorkEvent(
  tx: Queries,
  { id, seller_id }: Pick<WorkRow, 'id' | 'seller_id'>,
  event: WorkEvent,
  at: Date,
  changes?: FieldChange[],
): Promise<void> {
  const seller = (await peopleOf(tx, [seller_id])).get(seller_id);
  const actor = { kind: 'seller', name: seller ? nameOf(seller) : null } as const;
  await recordEvent(tx, { kind: timelineKind, id, actor, event, changes, at });
}

const plain = [
  'title',
  'title_reading',
  'type',
  'artist_name',
  'artist_reading',
  'year',
  'medium',
  'description',
  'width',
  'height',
  'depth',
  'frame_height',
  'size_unit',
  'pieces',
  'weight_without_frame',
  'weight_with_frame',
  'weight_unit',
  'washable',
  'wash_guide',
  'for_sale',
  'discount_percentage',
  'discount_start_date',
  'discount_end_date',
  'for_rent',
  'minimum_rental_months',
  'maximum_rental_months',
  'rent_renewal',
  'return_policy_accepted',
  'internationally_acceptable',
  'international_agreement_accepted',
  'commitment_accepted',
] as const satisfies readonly (keyof WorkRow)[];

/** Fields of Product that reference master data, and their id columns. */
const referring = {
  category: 'category_id',
  sub_category: 'sub_category_id',
  frame_material: 'frame_material_id',
  frame_vendor: 'frame_vendor_id',
  refund_policy: 'refund_policy_id',
} as const satisfies Record<string, keyof WorkRow>;

/** Longer texts are shortened in the history. */
const textAtMost = 500;

const cut = <Value>(value: Value): Value | string =>
  typeof value === 'string' && value.length > textAtMost ? `${value.slice(0, textAtMost).toWellFormed()}…` : value;

function factsOf(work: WorkRow): Record<string, FieldChange['before']> {
  const own = plain.map((field) => [field, work[field]]);
  const named = Object.entries(referring).map(([field, column]) => [field, work[column]]);
  return {
    ...Object.fromEntries(own),
    ...Object.fromEntries(named),
    sale_cost: moneyOf(work.sale_cost_amount, work.sale_cost_currency),
    rental_cost_per_month: moneyOf(work.rental_cost_amount, work.rental_cost_currency),
    deposit_cost: moneyOf(work.deposit_cost_amount, work.deposit_cost_currency),
  };
}

/** Number of photographs before and after. */
interface PictureCounts {
  before: number;
  after: number;
}

/**
 * Records the changed fields of a work's row; no event if nothing changed.
 *
 * @param pictures if they may have changed; an equal count means replaced or reordered ones
 */
export async function recordChange(
  tx: Queries,
  before: WorkRow,
  after: WorkRow,
  at: Date,
  pictures?: PictureCounts,
): Promise<void> {
  const [old, now] = [factsOf(before), factsOf(after)];
  const changes: FieldChange[] = Object.keys(old)
    .filter((field) => JSON.stringify(old[field]) !== JSON.stringify(now[field]))
    .map((field) => ({ field, before: cut(old[field] ?? null), after: cut(now[field] ?? null) }));
  if (pictures) changes.push({ field: 'images', ...pictures });
  if (changes.length > 0) await recordWorkEvent(tx, after, 'saved', at, changes);
}

/** Who deleted works last, by work. */
export async function deletersOf(
  queries: Queries,
  workIds: string[],
): Promise<Map<string, NonNullable<Product['deleted_by']>>> {
  if (workIds.length === 0) return new Map();
  const rows = await queries
    .selectDistinctOn([events.subject_id], {
      id: events.subject_id,
      kind: events.actor_kind,
      name: events.actor_name,
    })
    .from(events)
    .where(and(eq(events.subject_kind, timelineKind), inArray(events.subject_id, workIds), eq(events.event, 'deleted')))
    .orderBy(events.subject_id, desc(events.at), desc(events.place));
  return new Map(rows.map(({ id, kind, name }) => [id, { kind, name }]));
}

const masterTables = {
  category: categories,
  sub_category: sub_categories,
  frame_material: frame_materials,
  frame_vendor: frame_vendors,
  refund_policy: policies,
} as const;

type Referring = keyof typeof masterTables;

const isReferring = (field: string): field is Referring => Object.hasOwn(masterTables, field);

/** Replaces ids of master data in changes by names. */
async function nameChanges(queries: Queries, found: ProductEvent[], language: Language): Promise<void> {
  const references = found.flatMap(({ changes }) => changes).filter(({ field }) => isReferring(field));
  for (const field of Object.keys(masterTables) as Referring[]) {
    const changes = references.filter((change) => change.field === field);
    const ids = changes.flatMap(({ before, after }) => [before, after]).filter((id) => typeof id === 'string');
    if (ids.length === 0) continue;
    const table = masterTables[field];
    const rows = await queries
      .select({ id: table.id, en: table.name_en, ja: table.name_ja })
      .from(table)
      .where(inArray(table.id, ids));
    const names = new Map<unknown, string>(rows.map((row) => [row.id, row[language]]));
    for (const change of changes) {
      change.before = names.get(change.before) ?? change.before;
      change.after = names.get(change.after) ?? change.after;
    }
  }
}

/** Events caused by others than the seller. */
async function usesAsEvents(queries: Queries, work: WorkRow, now: Date): Promise<ProductEvent[]> {
  const common = { note: null, values: {}, changes: [] };
  const orders = await ordersOfWork(queries, work.id, true);
  const requests = await requestsOfWork(queries, work.id);
  const shown = await exhibitionsOfWork(queries, work.id);
  return [
    ...orders.map((order) => ({
      ...common,
      id: order.id,
      at: order.created_at.toISOString(),
      actor: { kind: 'buyer' as const, name: personName(order.buyer.first_name, order.buyer.last_name) },
      event: 'ordered' as const,
      use: orderUse(order),
    })),
    ...requests.map((found) => ({
      ...common,
      id: found.request.id,
      at: found.request.created_at.toISOString(),
      actor: { kind: 'seller' as const, name: null },
      event: 'funds_requested' as const,
      use: requestUse(found),
    })),
    ...shown.map((exhibition) => ({
      ...common,
      id: exhibition.id,
      at: exhibition.starts_at.toISOString(),
      actor: { kind: 'seller' as const, name: exhibition.organiser.name },
      event: 'on_show' as const,
      values: { until: exhibition.ends_at.toISOString() },
      use: exhibitionUse(exhibition, now),
    })),
  ];
}

interface HistoryQuery {
  page: number;
  perPage: number;
  language: Language;
  now: Date;
}

/** A page of a work's history, the latest first. */
export async function historyOf(queries: Queries, work: WorkRow, { page, perPage, language, now }: HistoryQuery) {
  const own = and(eq(events.subject_kind, timelineKind), eq(events.subject_id, work.id));
  const [counted] = await queries.select({ total: count() }).from(events).where(own);
  const [added] = await queries
    .select({ id: events.id })
    .from(events)
    .where(and(own, eq(events.event, 'added')))
    .limit(1);
  const rows = await queries
    .select()
    .from(events)
    .where(own)
    .orderBy(desc(events.at), desc(events.place))
    .limit(page * perPage);
  const used = await usesAsEvents(queries, work, now);
  const written = rows.map((row) => ({
    ...entryOf(row),
    event: row.event as ProductEvent['event'],
    changes: row.changes ?? [],
    use: null,
  }));
  const all: ProductEvent[] = [...used, ...written];
  // Works older than the event log get an "added" event, too.
  const isOld = !added;
  if (isOld && rows.length < page * perPage) {
    const actor = { kind: 'seller' as const, name: null };
    const at = work.created_at.toISOString();
    all.push({ id: work.id, at, actor, event: 'added', note: null, values: {}, changes: [], use: null });
  }
  all.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const data = all.slice((page - 1) * perPage, page * perPage);
  await nameChanges(queries, data, language);
  return { data, total: (counted?.total ?? 0) + used.length + (isOld ? 1 : 0) };
}
