/**
 * How a seller's orders are spread over days and totals. A range is counted from whole buckets; only at its ends, which
 * cut through one, are orders looked at.
 */
import { and, eq, gt, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { day } from '../constants.ts';
import type { Queries } from '../db/database.ts';
import { order_spread, orders } from '../db/schema/index.ts';

type OrderRow = typeof orders.$inferSelect;

const dayOf = (instant: number) => Math.floor(instant / day);

/** The orders that a bucket of totals holds. */
interface Bucket {
  number: number;
  /** The least of its totals, and the least beyond them. */
  from: number;
  to: number;
}

/**
 * By how many digits a total has and the first two of them: 1,234 is in 412, with all from 1,200 to 1,299.
 *
 * @param amount a decimal as the contract has it
 */
export function bucketOf(amount: string): Bucket {
  const [whole = '0'] = amount.split('.');
  const width = 10 ** Math.max(0, whole.length - 2);
  const from = Math.floor(Number(whole) / width) * width;
  return { number: whole.length * 100 + Number(whole.padEnd(2, '0').slice(0, 2)), from, to: from + width };
}

/** Counts an order in or out. @param order as it stands, or stood when it was counted in */
export async function spreadOne(tx: Queries, order: OrderRow, by: 1 | -1): Promise<void> {
  const { seller_id, kind, status, needs_seller, total_usd, total_jpy, created_at } = order;
  const held = { seller_id, kind, status, stage: order.stage ?? '', needs_seller, count: by } as const;
  await tx
    .insert(order_spread)
    .values([
      { ...held, measure: 'day', bucket: dayOf(created_at.getTime()) },
      { ...held, measure: 'USD', bucket: bucketOf(total_usd).number },
      { ...held, measure: 'JPY', bucket: bucketOf(total_jpy).number },
    ])
    .onConflictDoUpdate({
      target: [
        order_spread.seller_id,
        order_spread.kind,
        order_spread.measure,
        order_spread.bucket,
        order_spread.status,
        order_spread.stage,
        order_spread.needs_seller,
      ],
      set: { count: sql`${order_spread.count} + ${by}` },
    });
}

const leading = (total: SQL) =>
  sql`length(trunc(${total})::text) * 100 + left(rpad(trunc(${total})::text, 2, '0'), 2)::int`;

/** Counts a seller's orders anew. */
export async function respread(tx: Queries, sellerId: string): Promise<void> {
  await tx.delete(order_spread).where(eq(order_spread.seller_id, sellerId));
  await tx.execute(sql`
    insert into ${order_spread} (seller_id, kind, measure, bucket, status, stage, needs_seller, count)
    select seller_id, kind, held.measure, held.bucket, status, coalesce(stage, ''), needs_seller, count(*)::int
    from ${orders} cross join lateral (values
      ('day', floor(extract(epoch from created_at) / 86400)::int),
      ('USD', ${leading(sql`total_usd`)}),
      ('JPY', ${leading(sql`total_jpy`)})
    ) as held (measure, bucket)
    where seller_id = ${sellerId}
    group by 1, 2, 3, 4, 5, 6, 7`);
}

/** Of a range: the buckets that it covers wholly, and the orders that it has of those that it cuts through. */
export interface Covered {
  measure: 'day' | 'USD' | 'JPY';
  whole: SQL | undefined;
  rest: SQL | undefined;
}

export function coveredDays(from: string | undefined, to: string | undefined): Covered {
  const whole = and(
    from ? gte(order_spread.bucket, dayOf(Date.parse(from))) : undefined,
    to ? lte(order_spread.bucket, dayOf(Date.parse(to))) : undefined,
  );
  return { measure: 'day', whole, rest: undefined };
}

export function coveredTotals(currency: 'USD' | 'JPY', from: string | undefined, to: string | undefined): Covered {
  const total = currency === 'USD' ? orders.total_usd : orders.total_jpy;
  const first = from === undefined ? undefined : bucketOf(from);
  const last = to === undefined ? undefined : bucketOf(to);
  const atLeast = from === undefined ? undefined : sql`${total} >= ${from}::numeric`;
  const atMost = to === undefined ? undefined : sql`${total} <= ${to}::numeric`;
  const whole = and(first && gt(order_spread.bucket, first.number), last && lt(order_spread.bucket, last.number));
  if (first && last && first.number === last.number) return { measure: currency, whole, rest: and(atLeast, atMost) };
  const rest = or(
    first && and(atLeast, sql`${total} < ${first.to}::numeric`),
    last && and(atMost, sql`${total} >= ${last.from}::numeric`),
  );
  return { measure: currency, whole, rest };
}
