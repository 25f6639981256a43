/**
 * How lists and details of orders answer at 100,000 orders of one seller against 100, in the same process and turn by
 * turn, so that what else the machine does weighs on both alike. Prints the ratio of the medians; the figure to hold is
 * at most 2, though there are a thousand times as many.
 *
 *   npm run bench:orders                                 on the embedded database
 *   DATABASE_URL=postgres://... npm run bench:orders     on a PostgreSQL: an empty database of its own
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createSeller } from '../src/admin/accounts.ts';
import { type Backend, startBackend } from '../src/backend.ts';
import { readConfig } from '../src/config.ts';
import type { Queries } from '../src/db/database.ts';
import { orderStatuses, orders, works } from '../src/db/schema/index.ts';
import { randomFrom } from '../src/demo/art/random.ts';
import { newId } from '../src/ids.ts';
import { totalKeyOf } from '../src/orders/amounts.ts';
import { type KnownBuyer, knowBuyer } from '../src/orders/know-buyer.ts';
import { orderGrams } from '../src/orders/narrowing.ts';
import { recountOrders } from '../src/orders/write.ts';
import { searchText, sortKey } from '../src/products/folding.ts';

const small = 100;
const large = Number(process.env.BENCH_ORDERS ?? 100_000);
const rounds = 21;
const perPage = 25;
/** The rows of one statement: PostgreSQL takes 65,535 values in it. */
const batch = 500;

const nouns = ['Harbour', 'Meadow', 'Vessel', 'Night', 'Window', '港', '霧', 'Threshold', 'Currents', 'Ridge'];
const address = {
  name: 'Emma Larsen',
  address_line_1: '12 Quay Street',
  address_line_2: null,
  city: 'Onomichi',
  state: null,
  pin_code: '722-0001',
  country: 'JP',
  phone: null,
};

async function addWorks(queries: Queries, sellerId: string, count: number): Promise<string[]> {
  const at = new Date();
  const rows = Array.from({ length: count }, (_, index) => ({
    id: newId('wrk'),
    seller_id: sellerId,
    title: `Work ${index}`,
    type: 'art' as const,
    category_id: 'cat_painting',
    size_unit: 'cm' as const,
    for_sale: true,
    for_rent: false,
    pieces: 10_000,
    status: 'for_sale' as const,
    attention: [],
    search_text: `work ${index}`,
    title_key: sortKey(`Work ${index}`),
    created_at: at,
    updated_at: at,
  }));
  await queries.insert(works).values(rows);
  return rows.map(({ id }) => id);
}

function orderRow(sellerId: string, { buyer_id, buyer }: KnownBuyer, workIds: string[], index: number) {
  const random = randomFrom(`order ${index}`);
  const number = `B-${sellerId.slice(-4)}-${index}`;
  const title = `${random.pick(nouns)} ${random.pick(nouns)} ${index}`;
  const status = random.pick(orderStatuses);
  const text = searchText([number, title, 'Emma Larsen']);
  const at = new Date(Date.UTC(2024, 0, 1) + index * 60_000);
  const priced = {
    currency: random.pick(['USD', 'JPY'] as const),
    unit_price_amount: String(random.integer(1000, 900_000)),
    units: 1,
    event_discount: 'none' as const,
    event_discount_percent: 10,
    service_charge_percent: 12,
    tax_percent: 10,
    delivery_charge_amount: '45',
    insurance_charge_amount: '0',
    deposit_amount: null,
    usd_jpy_rate: 155,
  };
  return {
    ...priced,
    id: newId('ord'),
    number,
    kind: 'buy' as const,
    seller_id: sellerId,
    buyer_id,
    buyer,
    work_id: workIds[index % workIds.length] ?? null,
    title,
    status,
    needs_seller: status === 'Purchase Request' || status === 'Payment' || status === 'Order Confirmed',
    delivery_address: address,
    international: false,
    total_key: totalKeyOf(priced),
    payment_status: 'none' as const,
    search_text: text,
    search_grams: orderGrams(sellerId, text),
    created_at: at,
    updated_at: at,
  };
}

async function addOrders(queries: Queries, sellerId: string, count: number): Promise<string> {
  const workIds = await addWorks(queries, sellerId, Math.min(count, 500));
  const name = { kind: 'personal', first_name: 'Emma', last_name: 'Larsen', company: null } as const;
  const who = { ...name, email: 'emma@example.com', language: 'en', delivery_address: address } as const;
  const known = await knowBuyer(queries, sellerId, who, new Date());
  let last = '';
  for (let start = 0; start < count; start += batch) {
    const size = Math.min(batch, count - start);
    const rows = Array.from({ length: size }, (_, index) => orderRow(sellerId, known, workIds, start + index));
    await queries.insert(orders).values(rows);
    last = rows.at(-1)?.id ?? last;
  }
  await recountOrders(queries, sellerId);
  return last;
}

interface Asker {
  token: string;
  /** An order of the seller. */
  orderId: string;
  count: number;
}

async function sellerWith({ app, services }: Backend, count: number): Promise<Asker> {
  const email = `orders-${count}-${Date.now()}@example.com`;
  const password = 'gallery-wall';
  const user = await createSeller(services.queries, { email, password, firstname: 'A', lastname: 'B' }, new Date());
  const orderId = await addOrders(services.queries, user.id, count);
  const answer = await app.inject({ method: 'POST', url: '/sso/signin', payload: { email, password } });
  return { token: answer.json().token, orderId, count };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function time({ app }: Backend, { token }: Asker, url: string): Promise<number> {
  const start = performance.now();
  const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
  return performance.now() - start;
}

const list = (query: string) => `/product/orders-list-seller?ready_for=Sale&per_page=${perPage}${query}`;

const cases: { name: string; url: (asker: Asker) => string }[] = [
  ...['-created_at', 'created_at', '-updated_at', 'updated_at', '-total', 'total'].map((sort) => ({
    name: `first page, ${sort}`,
    url: () => list(`&sort=${sort}`),
  })),
  { name: 'last page', url: ({ count }) => list(`&page=${count / perPage}`) },
  { name: 'middle page', url: ({ count }) => list(`&page=${Math.ceil(count / perPage / 2)}`) },
  { name: 'middle page, -total', url: ({ count }) => list(`&sort=-total&page=${Math.ceil(count / perPage / 2)}`) },
  { name: 'one status', url: () => list('&status=Shipped') },
  { name: 'needs me', url: () => list('&needs_me=true') },
  { name: 'search, one order', url: ({ count }) => list(`&search=${count - 1}`) },
  { name: 'search, found nowhere', url: () => list('&search=zzzz') },
  { name: 'my tasks', url: () => '/product/my-tasks?view=buy' },
  { name: 'my tasks, search', url: ({ count }) => `/product/my-tasks?view=buy&search=${count - 1}` },
  { name: 'deadlines', url: () => '/product/deadlines' },
  { name: 'ledger', url: () => '/product/ledger?direction=credit' },
  { name: 'proof pack', url: ({ orderId }) => `/product/order-proof/${orderId}` },
  { name: 'details', url: ({ orderId }) => `/product/orders-details/${orderId}` },
];

const folder = await mkdtemp(join(tmpdir(), 'smart-art-bench-'));
const config = readConfig({ DATA_DIR: folder, SEED: 'none', PORT: '0', DATABASE_URL: process.env.DATABASE_URL });
const backend = await startBackend({ ...config, silent: true });
try {
  const few = await sellerWith(backend, small);
  const many = await sellerWith(backend, large);
  await backend.services.queries.execute(sql`vacuum analyze`);
  const database = process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite';
  console.log(`On ${database}, ${large} orders against ${small}: ratio of the medians of ${rounds} turns (ms each)`);
  for (const { name, url } of cases) {
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      times[0].push(await time(backend, few, url(few)));
      times[1].push(await time(backend, many, url(many)));
    }
    const [base, grown] = [median(times[0]), median(times[1])];
    console.log(`${(grown / base).toFixed(2).padStart(6)}  ${name} (${base.toFixed(1)} -> ${grown.toFixed(1)})`);
  }
} finally {
  await backend.close();
  await rm(folder, { recursive: true });
}
