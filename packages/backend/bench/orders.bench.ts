/**
 * Response times of order lists and details of a seller with 100,000 orders compared with one with 100, in the same process
 * and alternately, so that other load on the machine affects both. Prints the ratio of the medians and fails if one exceeds
 * 2. Both sellers have the same number of open orders (bench/sample-orders.ts), because that does not grow with the history,
 * and get pages of the same number of rows: as many as the small seller has.
 *
 *   npm run bench:orders                                 on the embedded database
 *   DATABASE_URL=postgres://... npm run bench:orders     on a PostgreSQL with an empty database
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createSeller } from '../src/admin/accounts.ts';
import { type Backend, startBackend } from '../src/backend.ts';
import { readConfig } from '../src/config.ts';
import { insertOrders, type OrderSample } from './sample-orders.ts';

const small = 100;
const large = Number(process.env.BENCH_ORDERS ?? 100_000);
const rounds = 21;
const perPage = 25;
/** The highest ratio allowed. */
const limit = 2;

interface TestSeller extends OrderSample {
  id: string;
  token: string;
  count: number;
}

async function sellerWith({ app, services }: Backend, count: number): Promise<TestSeller> {
  const email = `orders-${count}-${Date.now()}@example.com`;
  const password = 'gallery-wall';
  const user = await createSeller(services.queries, { email, password, firstname: 'A', lastname: 'B' }, new Date());
  const sample = await insertOrders(services.queries, user.id, count);
  const answer = await app.inject({ method: 'POST', url: '/sso/signin', payload: { email, password } });
  return { ...sample, id: user.id, token: answer.json().token, count };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function get({ app }: Backend, { token }: TestSeller, url: string): Promise<{ data: unknown }> {
  const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
  return answer.json();
}

const sale = (query: string) => `/product/orders-list-seller?ready_for=Sale${query}`;
const rent = (query: string) => `/product/orders-list-seller?ready_for=Rent${query}`;
const custom = (query: string) => `/product/custom-orders-list-seller?${query}`;
const cancelled = (query: string) => `/product/cancelled-list?${query}`;
const credits = (query: string) => `/product/ledger?direction=credit${query}`;

interface Case {
  name: string;
  /** Without the paging parameters. */
  url: (seller: TestSeller) => string;
  /** Of lists: which page, and of how many records. */
  page?: { of: (seller: TestSeller) => number; at: 'middle' | 'last' };
  isList?: false;
}

function urlOf({ url, page, isList }: Case, seller: TestSeller, rows: number): string {
  if (isList === false) return url(seller);
  const last = Math.max(1, Math.floor((page?.of(seller) ?? 0) / rows));
  const number = page ? (page.at === 'last' ? last : Math.ceil(last / 2)) : 1;
  return `${url(seller)}&per_page=${rows}&page=${number}`;
}

/** How many rows the first page of the small seller has; a whole page if it is empty. */
async function rowsOf(backend: Backend, one: Case, few: TestSeller): Promise<number> {
  if (one.isList === false) return perPage;
  const { data } = await get(backend, few, urlOf(one, few, perPage));
  return (data as unknown[]).length || perPage;
}

const sorted = (name: string, list: typeof sale, sorts: string[]): Case[] =>
  sorts.map((sort) => ({ name: `${name}, ${sort}`, url: () => list(`&sort=${sort}`) }));

const buys = ({ buys }: TestSeller) => buys;
const cancellations = ({ cancellations }: TestSeller) => cancellations;
const count = ({ count }: TestSeller) => Math.floor(count * 0.85);

const everySort = ['-created_at', 'created_at', '-updated_at', 'updated_at', '-total', 'total'];

const cases: Case[] = [
  ...sorted('buy', sale, everySort),
  { name: 'buy, last page', url: () => sale(''), page: { of: buys, at: 'last' } },
  { name: 'buy, middle page', url: () => sale(''), page: { of: buys, at: 'middle' } },
  { name: 'buy, middle page, -total', url: () => sale('&sort=-total'), page: { of: buys, at: 'middle' } },
  { name: 'buy, one status', url: () => sale('&status=Closed') },
  { name: 'buy, needs me', url: () => sale('&needs_me=true') },
  { name: 'buy, the days of a year', url: () => sale('&date_from=2024-01-01&date_to=2024-12-31') },
  { name: 'buy, every day since', url: () => sale('&date_from=2021-06-01') },
  { name: 'buy, a status since', url: () => sale('&date_from=2021-06-01&status=Closed') },
  { name: 'buy, dollars from 200 to 5,000', url: () => sale('&amount_from=200&amount_to=5000') },
  { name: 'buy, dollars from 199.50', url: () => sale('&amount_from=199.50') },
  { name: 'buy, yen to 400,000', url: () => sale('&amount_to=400000&amount_currency=JPY') },
  {
    name: 'buy, days of a quarter and dollars',
    url: () => sale('&date_from=2024-03-10&date_to=2024-06-20&amount_from=150'),
  },
  { name: 'buy, every day since and dollars', url: () => sale('&date_from=2022-05-17&amount_from=150') },
  {
    name: 'buy, two years, a status and yen',
    url: () => sale('&date_from=2023-01-10&date_to=2025-01-20&amount_to=300000&amount_currency=JPY&status=Closed'),
  },
  { name: 'buy, of one buyer', url: ({ buyerId }) => sale(`&buyer=${buyerId}`) },
  { name: 'buy, search, one order', url: ({ number }) => sale(`&search=${number}`) },
  { name: 'buy, search, found nowhere', url: () => sale('&search=zzzz') },
  ...sorted('rent', rent, ['-created_at', '-total']),
  { name: 'rent, the days of a year', url: () => rent('&date_from=2024-01-01&date_to=2024-12-31') },
  ...sorted('custom', custom, ['-created_at', 'number', '-number', 'needed_by', '-needed_by', '-total', 'updated_at']),
  { name: 'custom, last page', url: () => custom(''), page: { of: ({ customs }) => customs, at: 'last' } },
  { name: 'custom, one stage', url: () => custom('&stage=completed') },
  { name: 'custom, needs me', url: () => custom('&needs_me=true') },
  { name: 'custom, every day since', url: () => custom('&date_from=2021-06-01') },
  { name: 'custom, dollars from 200', url: () => custom('&amount_from=200') },
  { name: 'cancelled', url: () => cancelled('') },
  { name: 'cancelled, last page', url: () => cancelled(''), page: { of: cancellations, at: 'last' } },
  { name: 'cancelled, middle page', url: () => cancelled(''), page: { of: cancellations, at: 'middle' } },
  { name: 'cancelled, needs me', url: () => cancelled('&needs_me=true') },
  { name: 'cancelled, one status', url: () => cancelled('&status=Rejected') },
  { name: 'cancelled, one kind', url: () => cancelled('&kind=rent') },
  { name: 'cancelled, one cause', url: () => cancelled('&cause=by_buyer') },
  { name: 'cancelled, money due', url: () => cancelled('&refund=due') },
  { name: 'cancelled, money given back', url: () => cancelled('&refund=refunded') },
  { name: 'cancelled, the days of a year', url: () => cancelled('&date_from=2024-01-01&date_to=2024-12-31') },
  { name: 'cancelled, dollars from 200', url: () => cancelled('&amount_from=200') },
  {
    name: 'cancelled, days of two years and dollars',
    url: () => cancelled('&date_from=2023-01-10&date_to=2025-01-20&amount_from=150'),
  },
  { name: 'my tasks', url: () => '/product/my-tasks?view=buy' },
  { name: 'my tasks, search', url: ({ number }) => `/product/my-tasks?view=buy&search=${number}` },
  { name: 'deadlines', url: () => '/product/deadlines', isList: false },
  { name: 'ledger', url: () => credits('') },
  { name: 'ledger, middle page', url: () => credits(''), page: { of: count, at: 'middle' } },
  { name: 'ledger, the days of two years', url: () => credits('&date_from=2023-01-10&date_to=2025-01-20') },
  { name: 'ledger, search', url: ({ number }) => credits(`&search=${number}`) },
  { name: 'revenue', url: ({ id }) => `/product/getRevenueAmounts/${id}`, isList: false },
  {
    name: 'revenue of a year',
    url: ({ id }) => `/product/getRevenueAmounts/${id}?from=2024-01&to=2024-12`,
    isList: false,
  },
  { name: 'proof pack', url: ({ orderId }) => `/product/order-proof/${orderId}`, isList: false },
  { name: 'details', url: ({ orderId }) => `/product/orders-details/${orderId}`, isList: false },
];

/** A write that also changes the stored counts, by triggers. */
const toggle = ({ services }: Backend, { orderId }: TestSeller) =>
  services.queries.execute(sql`update orders set needs_seller = not needs_seller where id = ${orderId}`);

const folder = await mkdtemp(join(tmpdir(), 'smart-art-bench-'));
const config = readConfig({ DATA_DIR: folder, SEED: 'none', PORT: '0', DATABASE_URL: process.env.DATABASE_URL });
const exceeded: string[] = [];
const backend = await startBackend({ ...config, silent: true });
try {
  const few = await sellerWith(backend, small);
  const many = await sellerWith(backend, large);
  await backend.services.queries.execute(sql`vacuum analyze`);
  const database = process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite';
  console.log(`On ${database}, ${large} orders against ${small}: ratio of the medians of ${rounds} rounds (in ms)`);
  /** Measures both sellers alternately. */
  const compare = async (name: string, run: (seller: TestSeller) => Promise<unknown>) => {
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      for (const [seller, own] of [
        [few, times[0]],
        [many, times[1]],
      ] as const) {
        const start = performance.now();
        await run(seller);
        own.push(performance.now() - start);
      }
    }
    const [base, grown] = [median(times[0]), median(times[1])];
    const ratio = grown / base;
    if (ratio > limit) exceeded.push(name);
    console.log(`${ratio.toFixed(2).padStart(6)}  ${name} (${base.toFixed(1)} -> ${grown.toFixed(1)})`);
  };
  for (const one of cases) {
    const rows = await rowsOf(backend, one, few);
    await compare(one.name, (seller) => get(backend, seller, urlOf(one, seller, rows)));
  }
  await compare('a write that changes the counts', (seller) => toggle(backend, seller));
  if (exceeded.length > 0) {
    console.error(`More than ${limit} times as long: ${exceeded.join('; ')}`);
    process.exitCode = 1;
  }
} finally {
  await backend.close();
  await rm(folder, { recursive: true });
}
