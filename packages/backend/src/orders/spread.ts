/**
 * Counts records in a range of days or totals, for orders and failed orders. Whole months, days and buckets are
 * precomputed (decision 40); only the partial ones at the ends are counted from records.
 */
import { type AnyColumn, and, between, eq, gt, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { day } from '../constants.ts';
import { cancellation_spread, order_cancellations, order_spread, orders } from '../db/schema/index.ts';
import { instantsOf } from '../http/days.ts';
import { type Bounds, boundConditions, type Measured } from './narrowing.ts';

/** Columns of a table of counts. */
interface Places {
  measure: AnyColumn;
  month: AnyColumn;
  bucket: AnyColumn;
}

/** Count columns, and those of the records they count. */
export interface Spread extends Measured {
  places: Places;
}

export const orderSpread: Spread = {
  places: order_spread,
  at: orders.created_at,
  totals: { USD: orders.total_usd, JPY: orders.total_jpy },
};

export const cancellationSpread: Spread = {
  places: cancellation_spread,
  at: order_cancellations.cancelled_at,
  totals: { USD: order_cancellations.total_usd, JPY: order_cancellations.total_jpy },
};

/** Range of totals in a bucket. */
interface Bucket {
  number: number;
  /** Lower bound (inclusive) and upper bound (exclusive). */
  from: number;
  to: number;
}

/**
 * A bucket is named by the number of digits of the total, followed by the leading ones: with two digits 1,234 is in
 * 412, with all from 1,200 to 1,299.
 *
 * @param amount a decimal in the contract's format
 */
export function bucketOf(amount: string, digits: 1 | 2): Bucket {
  const whole = (amount.split('.')[0] ?? '').replace(/^0+(?=\d)/, '') || '0';
  const width = 10 ** Math.max(0, whole.length - digits);
  const from = Math.floor(Number(whole) / width) * width;
  const leading = Number(whole.padEnd(digits, '0').slice(0, digits));
  return { number: whole.length * 10 ** digits + leading, from, to: from + width };
}

const dayOf = (instant: number) => Math.floor(instant / day);

const monthOf = (instant: number) => new Date(instant).getUTCFullYear() * 12 + new Date(instant).getUTCMonth();

const startOf = (month: number) => Date.UTC(Math.floor(month / 12), month % 12, 1);

/** @param text such as `2026-11` */
export const monthOfText = (text: string): number => monthOf(Date.parse(`${text}-01T00:00:00Z`));

export const startOfMonth = (month: number): Date => new Date(startOf(month));

export const textOfMonth = (month: number): string => startOfMonth(month).toISOString().slice(0, 7);

/** Instants; `until` is exclusive, an absent one is unbounded. */
interface Span {
  from: number | undefined;
  to: number | undefined;
}

const spanOf = (bounds: Bounds): Span => {
  const { from, to } = instantsOf(bounds);
  return { from: from?.getTime(), to: to?.getTime() };
};

/** A span of time: the whole UTC months in it, and the remainders at both ends. */
interface Days {
  /** The first instant, and the first after the last; absent if unbounded. */
  from: number | undefined;
  to: number | undefined;
  firstMonth: number | undefined;
  lastMonth: number | undefined;
  /** From (inclusive) and until (exclusive). */
  ends: [number, number][];
}

function daysOf({ from, to }: Span): Days {
  const firstMonth = from === undefined ? undefined : monthOf(from - 1) + 1;
  const lastMonth = to === undefined ? undefined : monthOf(to) - 1;
  if (from !== undefined && to !== undefined && firstMonth !== undefined && lastMonth !== undefined) {
    if (firstMonth > lastMonth) return { from, to, firstMonth, lastMonth, ends: [[from, to]] };
  }
  const head = from !== undefined && firstMonth !== undefined && startOf(firstMonth) > from;
  const tail = to !== undefined && lastMonth !== undefined && startOf(lastMonth + 1) < to;
  const ends: [number, number][] = [];
  if (head) ends.push([from, startOf(firstMonth)]);
  if (tail) ends.push([startOf(lastMonth + 1), to]);
  return { from, to, firstMonth, lastMonth, ends };
}

const monthsIn = ({ month }: Pick<Places, 'month'>, { firstMonth, lastMonth }: Days) =>
  and(
    firstMonth === undefined ? undefined : gte(month, firstMonth),
    lastMonth === undefined ? undefined : lte(month, lastMonth),
  );

/** Condition for count rows: whole months, and single UTC days at the ends. */
function countsOfDays(places: Places, whole: Span): SQL | undefined {
  const days = daysOf(whole);
  const { measure, bucket } = places;
  return or(
    and(eq(measure, 'month'), monthsIn(places, days)),
    ...days.ends.map(([from, to]) => and(eq(measure, 'day'), between(bucket, dayOf(from), dayOf(to) - 1))),
  );
}

/** A range as disjoint parts: count rows that lie wholly in it, and conditions for the remaining records. */
export interface Covered {
  counts: SQL | undefined;
  rest: (SQL | undefined)[];
}

/**
 * Covers days in any time zone: whole UTC days are precomputed, and the two partial days at the ends are counted from
 * records.
 */
export function coverageOfDays(places: Places, at: AnyColumn, bounds: Bounds) {
  const { from, to } = spanOf(bounds);
  const whole = {
    from: from === undefined ? undefined : Math.ceil(from / day) * day,
    to: to === undefined ? undefined : Math.floor(to / day) * day,
  };
  const isEmpty = whole.from !== undefined && whole.to !== undefined && whole.from >= whole.to;
  const cut: [number | undefined, number | undefined][] =
    whole.from !== undefined && whole.to !== undefined && whole.from > whole.to
      ? [[from, to]]
      : [
          [from, whole.from],
          [whole.to, to],
        ];
  return {
    counts: isEmpty ? sql`false` : countsOfDays(places, whole),
    rest: cut.filter(([start, end]) => start !== end).map(([start, end]) => sql`${instantsIn(at, start, end)}`),
  };
}

const instantsIn = (at: AnyColumn, from: number | undefined, to: number | undefined) =>
  and(from === undefined ? undefined : gte(at, new Date(from)), to === undefined ? undefined : lt(at, new Date(to)));

/** Covers a range of totals: the whole buckets in it, and records of the partial ones. */
function totalsIn(
  { places, totals }: Spread,
  { amount_from, amount_to, amount_currency = 'USD' }: Bounds,
  digits: 1 | 2,
) {
  const total = totals[amount_currency];
  const first = amount_from ? bucketOf(amount_from, digits) : undefined;
  const last = amount_to ? bucketOf(amount_to, digits) : undefined;
  const atLeast = amount_from ? sql`${total} >= ${amount_from}::numeric` : undefined;
  const atMost = amount_to ? sql`${total} <= ${amount_to}::numeric` : undefined;
  const whole = and(first && gt(places.bucket, first.number), last && lt(places.bucket, last.number));
  if (first && last && first.number === last.number) return { whole: sql`false`, cut: [and(atLeast, atMost)] };
  const cut = [
    first && and(atLeast, sql`${total} < ${first.to}::numeric`),
    last && and(atMost, sql`${total} >= ${last.from}::numeric`),
  ].filter((condition) => condition !== undefined);
  return { whole, cut };
}

/** Days and totals combined: buckets per month; remaining days and partial buckets are counted from records. */
function covered(spread: Spread, bounds: Bounds): Covered {
  const { places, at } = spread;
  const { amount_currency = 'USD' } = bounds;
  const days = daysOf(spanOf(bounds));
  const { firstMonth, lastMonth } = days;
  const { whole, cut } = totalsIn(spread, bounds, 1);
  const monthsFrom = firstMonth === undefined ? undefined : startOf(firstMonth);
  const monthsTo = lastMonth === undefined ? undefined : startOf(lastMonth + 1);
  const inMonths = instantsIn(at, monthsFrom, monthsTo);
  const hasMonths = monthsFrom === undefined || monthsTo === undefined || monthsFrom < monthsTo;
  const ends = days.ends.map(([from, to]) =>
    and(instantsIn(at, from, to), ...boundConditions({ ...bounds, date_from: undefined, date_to: undefined }, spread)),
  );
  return {
    counts: and(eq(places.measure, `month_${amount_currency}`), monthsIn(places, days), whole),
    rest: [...ends, ...(hasMonths ? cut.map((condition) => and(inMonths, condition)) : [])],
  };
}

/** @param bounds in the right order */
export function coverageOf(spread: Spread, bounds: Bounds): Covered {
  const { date_from, date_to, amount_from, amount_to, amount_currency = 'USD' } = bounds;
  const { places, at } = spread;
  if (!amount_from && !amount_to) return coverageOfDays(places, at, bounds);
  if (date_from || date_to) return covered(spread, bounds);
  const { whole, cut } = totalsIn(spread, bounds, 2);
  return { counts: and(eq(places.measure, amount_currency), whole), rest: cut };
}
