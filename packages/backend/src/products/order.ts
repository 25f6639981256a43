/** The orders of a library: each has an index, which gives a page, its end and what stands beside a work. */
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

/** By an instant alone: no more is needed to tell two works apart than their ids. */
const instants = ['created_at', 'updated_at'] as const;

type Key = (typeof keys)[keyof typeof keys];
type Instant = (typeof instants)[number];

interface Order {
  /** What comes first; undefined where the instant does. */
  key: Key | undefined;
  /** Breaks ties, and orders where there is no key. */
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
 * What is unknown comes last in either direction; ties keep the newest first. Each clause says where nulls go, even in
 * columns that have none: only then does an index serve it.
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
 * The works after one in an order, as conditions of which each is a stretch of the index, the nearest first: asked one
 * by one, each finds its first work without reading the others.
 *
 * @param isReversed the works before it, the nearest first
 */
export function stretchesAfter(sort: Sort, work: WorkRow, isReversed: boolean): SQL[] {
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
