/** Sort orders of a library: each has an index that provides a page, its end and neighbouring works. */
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { works } from '../db/schema/index.ts';
import type { ListQuery } from './filters.ts';
import type { WorkRow } from './product.ts';

export type Sort = NonNullable<ListQuery['sort']>;

export const defaultSort: Sort = '-created_at';

const keys = {
  title: 'title_key',
  artist_name: 'artist_key',
  year: 'year',
  sale_cost: 'sale_cost_key',
  rental_cost: 'rental_cost_key',
} as const;

/** Sorted by time only: ties are broken by id. */
const instants = ['created_at', 'updated_at'] as const;

type Key = (typeof keys)[keyof typeof keys];
type Instant = (typeof instants)[number];

interface Order {
  /** The primary sort column; undefined when sorting by time. */
  key: Key | undefined;
  /** The tie-breaker, or the only sort column without a key. */
  instant: Instant;
  isDown: boolean;
}

function orderOf(sort: Sort): Order {
  const [, minus, name = ''] = /^(-?)(.*)$/.exec(sort) ?? [];
  const instant = instants.find((one) => one === name);
  return {
    key: instant ? undefined : keys[name as keyof typeof keys],
    instant: instant ?? 'created_at',
    isDown: minus === '-',
  };
}

const down = (column: PgColumn, isReversed: boolean) =>
  isReversed ? sql`${column} asc nulls first` : sql`${column} desc nulls last`;
const up = (column: PgColumn, isReversed: boolean) =>
  isReversed ? sql`${column} desc nulls first` : sql`${column} asc nulls last`;

/**
 * Unknown values come last in both directions; ties are sorted newest first. Each clause states the position of nulls,
 * even for columns without any: the index matches only then.
 *
 * @param isReversed from the end
 */
export function orderClauses(sort: Sort, isReversed: boolean): SQL[] {
  const { key, instant, isDown } = orderOf(sort);
  if (!key) {
    const isOldestFirst = isDown === isReversed;
    return [works[instant], works.id].map((column) => down(column, isOldestFirst));
  }
  const ties = [works.created_at, works.id].map((column) => down(column, isReversed));
  return [isDown ? down(works[key], isReversed) : up(works[key], isReversed), ...ties];
}

/** The deleted list: the latest deleted first. */
export const deletedOrder = (isReversed: boolean): SQL[] =>
  [works.deleted_at, works.id].map((column) => down(column, isReversed));

/**
 * The works after one in a sort order, as a list of index ranges, the nearest first: queried one by one, each finds its
 * first work without scanning others.
 *
 * @param isReversed the works before it instead, the nearest first
 */
export function rangesAfter(sort: Sort, work: WorkRow, isReversed: boolean): SQL[] {
  const { key, instant, isDown } = orderOf(sort);
  const column = works[instant];
  const at = work[instant].toISOString();
  const older = sql`(${column}, ${works.id}) < (${at}::timestamptz, ${work.id})`;
  const newer = sql`(${column}, ${works.id}) > (${at}::timestamptz, ${work.id})`;
  if (!key) return [isDown === isReversed ? newer : older];
  const value = work[key];
  const ties = isReversed ? newer : older;
  const isUnknown = sql`${works[key]} is null`;
  if (value === null) {
    const tied = sql`${isUnknown} and ${ties}`;
    return isReversed ? [tied, sql`${works[key]} is not null`] : [tied];
  }
  const tied = sql`${works[key]} = ${value} and ${ties}`;
  const beyond = isDown === isReversed ? sql`${works[key]} > ${value}` : sql`${works[key]} < ${value}`;
  return isReversed ? [tied, beyond] : [tied, beyond, isUnknown];
}
