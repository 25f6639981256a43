/** The counts and sums that the database maintains with triggers (decision 40) always match the records. */

import { localTimeAt } from '@smart-art/openapi/rules';
import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { insertOrders } from '../bench/sample-orders.ts';
import { rowsOf } from '../src/db/migrate.ts';
import { ledger_entries, order_cancellations, orders } from '../src/db/schema/index.ts';
import { textOfMonth } from '../src/orders/spread.ts';
import { type Seller, useWorld } from './support/world.ts';

const world = useWorld();
let seller: Seller;

const queries = () => world.backend.services.queries;
const run = async <Row>(text: string): Promise<Row[]> => rowsOf<Row>(await queries().execute(sql.raw(text)));

beforeAll(async () => {
  [seller] = await Promise.all([world.seller(), world.seller().then(({ id }) => insertOrders(queries(), id, 40))]);
  await insertOrders(queries(), seller.id, 300);
});

/** Each maintained table with its columns and a query that recomputes it from the records. */
const maintained = {
  order_counts: [
    'seller_id, kind, status, stage, needs_seller, count',
    `select seller_id, kind, status, coalesce(stage, ''), needs_seller, count(*)::int from orders group by 1, 2, 3, 4, 5`,
  ],
  order_spread: [
    'seller_id, kind, measure, month, bucket, status, stage, needs_seller, count',
    `select seller_id, kind, place.*, status, coalesce(stage, ''), needs_seller, count(*)::int
      from orders cross join lateral places_of(created_at, total_usd, total_jpy) as place
      group by 1, 2, 3, 4, 5, 6, 7, 8`,
  ],
  cancellation_spread: [
    'seller_id, kind, measure, month, bucket, cause, refund_status, needs_seller, count',
    `select ended.seller_id, orders.kind, place.*, ended.cause, coalesce(refund.status, ''), orders.needs_seller, count(*)::int
      from order_cancellations as ended join orders on orders.id = ended.order_id
      left join order_refunds as refund on refund.order_id = orders.id and refund.cause = 'cancellation'
      cross join lateral places_of(ended.cancelled_at, orders.total_usd, orders.total_jpy) as place
      group by 1, 2, 3, 4, 5, 6, 7, 8`,
  ],
  ledger_sums: [
    'seller_id, measure, month, bucket, direction, cause, currency, count, amount',
    `select seller_id, place.*, direction, cause, currency, count(*)::int, sum(amount)
      from ledger_entries cross join lateral (
        values ('month', month_number(at), 0), ('day', 0, day_number(at))
      ) as place (measure, month, bucket) group by 1, 2, 3, 4, 5, 6, 7`,
  ],
  ledger_orders: [
    'seller_id, currency, month, month_before, count',
    `select seller_id, currency, month, month_before, count(*)::int from (
      select seller_id, currency, month,
        coalesce(lag(month) over (partition by seller_id, order_id, currency order by month), 0) as month_before
      from (select distinct seller_id, order_id, currency, month_number(at) as month from ledger_entries) as months
    ) as chained group by 1, 2, 3, 4`,
  ],
} as const;

/** Rows that are only in a maintained table or only in the recomputed result. */
async function differences(): Promise<object[]> {
  const found: object[] = [];
  for (const [table, [columns, recomputed]] of Object.entries(maintained)) {
    const stored = `select ${columns} from ${table} where count <> 0`;
    for (const [one, other] of [
      [stored, recomputed],
      [recomputed, stored],
    ]) {
      found.push(...(await run<object>(`select '${table}' as source, * from ((${one}) except (${other})) as wrong`)));
    }
  }
  return found;
}

it('keeps counts and sums correct after a bulk insert', async () => {
  expect(await run('select count(*)::int as many from order_spread')).not.toEqual([{ many: 0 }]);
  expect(await differences()).toEqual([]);
});

it('keeps counts and sums correct when orders, refunds and ledger entries change', async () => {
  await queries().execute(sql`
    update orders set status = 'Closed', needs_seller = false, total_key = total_key * 1.07
    where seller_id = ${seller.id} and status in ('Shipped', 'Payment', 'Order Confirmed')`);
  await queries().execute(sql`
    update orders set needs_seller = true, total_key = total_key + 3 where id in (
      select order_id from order_cancellations where seller_id = ${seller.id} order by id limit 9)`);
  await queries().execute(sql`
    update order_refunds set status = 'due' where id in (
      select id from order_refunds where seller_id = ${seller.id} order by id limit 7)`);
  await queries().execute(sql`update orders set title = title || '.' where seller_id = ${seller.id}`);
  // Entries dated before, between and after existing ones, in separate statements.
  for (const months of ['-3', '-1, 1, 14']) {
    await queries().execute(
      sql.raw(`
        insert into ledger_entries (id, seller_id, order_id, direction, cause, amount, currency, at)
        select id || 'x' || later + 100, seller_id, order_id, 'expense', 'refund', 3, currency,
          at + make_interval(months => later)
        from (select * from ledger_entries where seller_id = '${seller.id}' order by id limit 40) as few
        cross join unnest(array[${months}]) as later`),
    );
  }
  expect(await differences()).toEqual([]);
});

it('keeps counts and sums correct under concurrent transactions that write in different sequences', async () => {
  // Closed orders only: a cancelled or rejected order never changes its status.
  const open = and(eq(orders.seller_id, seller.id), eq(orders.status, 'Closed'));
  const some = await queries().select().from(orders).where(open).limit(24);
  await Promise.all(
    some.map((order, index) =>
      queries().transaction(async (tx) => {
        const move = () =>
          tx
            .update(orders)
            .set({ needs_seller: !order.needs_seller, status: index % 2 ? 'Shipped' : 'Delivered' })
            .where(eq(orders.id, order.id));
        const earn = () =>
          tx.insert(ledger_entries).values({
            id: `led_once_${index}`,
            seller_id: seller.id,
            order_id: order.id,
            direction: 'credit',
            cause: 'sale',
            amount: '7',
            currency: order.currency,
            at: order.created_at,
          });
        for (const write of index % 3 ? [move, earn] : [earn, move]) await write();
      }),
    ),
  );
  expect(await differences()).toEqual([]);
});

const date = fc.date({ min: new Date('2021-01-01'), max: new Date('2027-03-01'), noInvalidDate: true });
const days = fc.option(fc.tuple(date, date), { nil: undefined });
const amount = fc.integer({ min: 0, max: 1_300_000 }).map((cents) => (cents / 100).toFixed(2));
const sorted = <Value>(pair: [Value, Value], least: (value: Value) => number) =>
  pair.toSorted((a, b) => least(a) - least(b)) as [Value, Value];

/** A date and amount range as the list filters accept it; either end may be open. */
const ranges = fc
  .record({
    days,
    amounts: fc.option(fc.tuple(amount, amount), { nil: undefined }),
    open: fc.constantFrom('', 'from', 'to'),
    currency: fc.constantFrom('USD' as const, 'JPY' as const),
    zone: fc.constantFrom(undefined, 'UTC', 'Asia/Tokyo', 'Asia/Kolkata', 'America/Los_Angeles'),
  })
  .map(({ days, amounts, open, currency, zone }) => {
    const range: Record<string, string> = {};
    const put = (name: string, [from, to]: [string, string]) => {
      if (open !== 'from') range[`${name}_from`] = from;
      if (open !== 'to') range[`${name}_to`] = to;
    };
    if (days) put('date', sorted(days, Number).map((one) => one.toISOString().slice(0, 10)) as [string, string]);
    if (days && zone) range.time_zone = zone;
    if (amounts) {
      const scaled = amounts.map((one) => (currency === 'JPY' ? String(Math.round(Number(one) * 155)) : one));
      put('amount', sorted(scaled as [string, string], Number));
      range.amount_currency = currency;
    }
    return range;
  });

interface Measured {
  at: Date;
  total_usd: string;
  total_jpy: string;
}

function isIn({ at, total_usd, total_jpy }: Measured, range: Record<string, string>): boolean {
  const total = Number(range.amount_currency === 'JPY' ? total_jpy : total_usd);
  const day = localTimeAt(at, range.time_zone ?? 'UTC').slice(0, 10);
  return (
    (!range.date_from || day >= range.date_from) &&
    (!range.date_to || day <= range.date_to) &&
    (!range.amount_from || total >= Number(range.amount_from)) &&
    (!range.amount_to || total <= Number(range.amount_to))
  );
}

async function totalOf(path: string, query: Record<string, string>): Promise<number> {
  const answer = await seller.call({ url: `/product/${path}?${new URLSearchParams({ per_page: '1', ...query })}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().total;
}

it('returns correct order and cancellation totals for every filter range', async () => {
  const all = await queries().select().from(orders).where(eq(orders.seller_id, seller.id));
  const ended = await queries()
    .select({ row: order_cancellations, order: orders })
    .from(order_cancellations)
    .innerJoin(orders, eq(orders.id, order_cancellations.order_id))
    .where(eq(orders.seller_id, seller.id));
  const facets = fc.constantFrom<Record<string, string>>({}, { status: 'Closed' }, { needs_me: 'true' });
  const causes = fc.constantFrom<Record<string, string>>(
    {},
    { cause: 'by_buyer' },
    { status: 'Rejected' },
    { status: 'Order Cancelled', refund: 'due' },
    { needs_me: 'true' },
    { kind: 'rent' },
    { kind: 'custom', cause: 'by_buyer' },
  );
  await fc.assert(
    fc.asyncProperty(ranges, facets, causes, async (range, facet, cause) => {
      const bought = all.filter(
        (order) =>
          order.kind === 'buy' &&
          (!facet.status || order.status === facet.status) &&
          (!facet.needs_me || order.needs_seller) &&
          isIn({ ...order, at: order.created_at }, range),
      );
      expect(await totalOf('orders-list-seller', { ready_for: 'Sale', ...range, ...facet })).toBe(bought.length);
      const cancellations = ended.filter(
        ({ row, order }) =>
          (!cause.kind || order.kind === cause.kind) &&
          (!cause.cause || row.cause === cause.cause) &&
          (!cause.status || order.status === cause.status) &&
          (!cause.refund || row.refund_status === cause.refund) &&
          (!cause.needs_me || order.needs_seller) &&
          isIn({ ...order, at: row.cancelled_at }, range),
      );
      expect(await totalOf('cancelled-list', { ...range, ...cause })).toBe(cancellations.length);
    }),
    { numRuns: 120 },
  );
});

it('returns correct ledger sums for every day and month range and counts each order once', async () => {
  const entries = await queries().select().from(ledger_entries).where(eq(ledger_entries.seller_id, seller.id));
  const months = fc.integer({ min: 2021 * 12, max: 2027 * 12 }).map(textOfMonth);
  const period = fc
    .record({ from: months, to: months }, { requiredKeys: [] })
    .filter(({ from, to }) => !from || !to || from <= to);
  await fc.assert(
    fc.asyncProperty(ranges, period, fc.constantFrom('credit', 'expense'), async (range, monthRange, direction) => {
      const { date_from, date_to, time_zone } = range;
      const days = { ...(date_from && { date_from }), ...(date_to && { date_to }), ...(time_zone && { time_zone }) };
      const query = new URLSearchParams({
        direction,
        per_page: '1',
        ...days,
      });
      const answer = await seller.call({ url: `/product/ledger?${query}` });
      expect(answer.statusCode, answer.body).toBe(200);
      const page = answer.json();
      const found = entries.filter(
        (one) => one.direction === direction && isIn({ at: one.at, total_usd: '0', total_jpy: '0' }, days),
      );
      const cents = (some: typeof entries) => some.reduce((sum, one) => sum + Math.round(Number(one.amount) * 100), 0);
      const inCents = (totals: { amount: string; currency: string }[], currency: string) =>
        Math.round(Number(totals.find((one) => one.currency === currency)?.amount ?? 0) * 100);
      expect(page.total).toBe(found.length);
      const latest = (some: typeof entries) =>
        some.toSorted((a, b) => Number(b.at) - Number(a.at) || (a.id < b.id ? 1 : -1)).map(({ id }) => id);
      const all = entries.filter((one) => one.direction === direction);
      const third = await seller.call({ url: `/product/ledger?direction=${direction}&per_page=17&page=3` });
      expect(third.json().data.map(({ id }: { id: string }) => id)).toEqual(latest(all).slice(34, 51));
      expect(inCents(page.totals, 'USD')).toBe(cents(found.filter(({ currency }) => currency === 'USD')));

      const revenue = await seller.call({
        url: `/product/getRevenueAmounts/${seller.id}?${new URLSearchParams({
          ...monthRange,
          ...(time_zone && { time_zone }),
        })}`,
      });
      expect(revenue.statusCode, revenue.body).toBe(200);
      const monthOf = (at: Date) => localTimeAt(at, time_zone ?? 'UTC').slice(0, 7);
      for (const currency of ['USD', 'JPY']) {
        const own = entries.filter(
          (one) =>
            one.currency === currency &&
            (!monthRange.from || monthOf(one.at) >= monthRange.from) &&
            (!monthRange.to || monthOf(one.at) <= monthRange.to),
        );
        const [sum] = revenue.json().data.totals.filter((one: { currency: string }) => one.currency === currency);
        expect(sum?.orders ?? 0).toBe(new Set(own.map(({ order_id }) => order_id)).size);
        const byMonth = new Map<string, typeof own>();
        for (const one of own) byMonth.set(monthOf(one.at), [...(byMonth.get(monthOf(one.at)) ?? []), one]);
        const monthly = revenue.json().data.months.filter((one: { currency: string }) => one.currency === currency);
        expect(monthly.map(({ month }: { month: string }) => month)).toEqual([...byMonth.keys()].sort().reverse());
        for (const { month, orders, credits } of monthly) {
          const some = byMonth.get(month) ?? [];
          expect(orders, month).toBe(new Set(some.map(({ order_id }) => order_id)).size);
          const earned = cents(some.filter((one) => one.direction === 'credit'));
          expect(Math.round(Number(credits.amount) * 100), month).toBe(earned);
        }
      }
    }),
    { numRuns: 80 },
  );
});
