/**
 * How lists and details of orders answer at 100,000 orders of one seller against 100, in the same process and turn by
 * turn, so that what else the machine does weighs on both alike. Prints the ratio of the medians, and fails where one is
 * more than 2, though there are a thousand times as many. Both sellers have as many orders under way (bench/a-past.ts):
 * what is being worked on does not grow with the past. A page has as many rows for both: as many as the small one finds.
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
import { addPast, type Past } from './a-past.ts';

const small = 100;
const large = Number(process.env.BENCH_ORDERS ?? 100_000);
const rounds = 21;
const perPage = 25;
/** A thousand times as many may take twice as long. */
const limit = 2;

interface Asker extends Past {
  id: string;
  token: string;
  count: number;
}

async function sellerWith({ app, services }: Backend, count: number): Promise<Asker> {
  const email = `orders-${count}-${Date.now()}@example.com`;
  const password = 'gallery-wall';
  const user = await createSeller(services.queries, { email, password, firstname: 'A', lastname: 'B' }, new Date());
  const past = await addPast(services.queries, user.id, count);
  const answer = await app.inject({ method: 'POST', url: '/sso/signin', payload: { email, password } });
  return { ...past, id: user.id, token: answer.json().token, count };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function ask({ app }: Backend, { token }: Asker, url: string): Promise<{ data: unknown }> {
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
  /** Without the rows of a page. */
  url: (asker: Asker) => string;
  /** Of lists: which page, of so many records. */
  place?: { of: (asker: Asker) => number; at: 'middle' | 'last' };
  isList?: false;
}

function urlOf({ url, place, isList }: Case, asker: Asker, rows: number): string {
  if (isList === false) return url(asker);
  const last = Math.max(1, Math.floor((place?.of(asker) ?? 0) / rows));
  const page = place ? (place.at === 'last' ? last : Math.ceil(last / 2)) : 1;
  return `${url(asker)}&per_page=${rows}&page=${page}`;
}

/** How many rows of a page the small seller finds; a whole page where it finds none. */
async function rowsOf(backend: Backend, one: Case, few: Asker): Promise<number> {
  if (one.isList === false) return perPage;
  const { data } = await ask(backend, few, urlOf(one, few, perPage));
  return (data as unknown[]).length || perPage;
}

const sorted = (name: string, list: typeof sale, sorts: string[]): Case[] =>
  sorts.map((sort) => ({ name: `${name}, ${sort}`, url: () => list(`&sort=${sort}`) }));

const buys = ({ buys }: Asker) => buys;
const cancellations = ({ cancellations }: Asker) => cancellations;
const count = ({ count }: Asker) => Math.floor(count * 0.85);

const everySort = ['-created_at', 'created_at', '-updated_at', 'updated_at', '-total', 'total'];

const cases: Case[] = [
  ...sorted('buy', sale, everySort),
  { name: 'buy, last page', url: () => sale(''), place: { of: buys, at: 'last' } },
  { name: 'buy, middle page', url: () => sale(''), place: { of: buys, at: 'middle' } },
  { name: 'buy, middle page, -total', url: () => sale('&sort=-total'), place: { of: buys, at: 'middle' } },
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
  { name: 'custom, last page', url: () => custom(''), place: { of: ({ customs }) => customs, at: 'last' } },
  { name: 'custom, one stage', url: () => custom('&stage=completed') },
  { name: 'custom, needs me', url: () => custom('&needs_me=true') },
  { name: 'custom, every day since', url: () => custom('&date_from=2021-06-01') },
  { name: 'custom, dollars from 200', url: () => custom('&amount_from=200') },
  { name: 'cancelled', url: () => cancelled('') },
  { name: 'cancelled, last page', url: () => cancelled(''), place: { of: cancellations, at: 'last' } },
  { name: 'cancelled, middle page', url: () => cancelled(''), place: { of: cancellations, at: 'middle' } },
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
  { name: 'ledger, middle page', url: () => credits(''), place: { of: count, at: 'middle' } },
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

/** A write that moves an order from one count to another, and all that the database does beside it. */
const move = ({ services }: Backend, { orderId }: Asker) =>
  services.queries.execute(sql`update orders set needs_seller = not needs_seller where id = ${orderId}`);

const folder = await mkdtemp(join(tmpdir(), 'smart-art-bench-'));
const config = readConfig({ DATA_DIR: folder, SEED: 'none', PORT: '0', DATABASE_URL: process.env.DATABASE_URL });
const beyond: string[] = [];
const backend = await startBackend({ ...config, silent: true });
try {
  const few = await sellerWith(backend, small);
  const many = await sellerWith(backend, large);
  await backend.services.queries.execute(sql`vacuum analyze`);
  const database = process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite';
  console.log(`On ${database}, ${large} orders against ${small}: ratio of the medians of ${rounds} turns (ms each)`);
  /** Turn by turn. */
  const compare = async (name: string, run: (asker: Asker) => Promise<unknown>) => {
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      for (const [asker, own] of [
        [few, times[0]],
        [many, times[1]],
      ] as const) {
        const start = performance.now();
        await run(asker);
        own.push(performance.now() - start);
      }
    }
    const [base, grown] = [median(times[0]), median(times[1])];
    const ratio = grown / base;
    if (ratio > limit) beyond.push(name);
    console.log(`${ratio.toFixed(2).padStart(6)}  ${name} (${base.toFixed(1)} -> ${grown.toFixed(1)})`);
  };
  for (const one of cases) {
    const rows = await rowsOf(backend, one, few);
    await compare(one.name, (asker) => ask(backend, asker, urlOf(one, asker, rows)));
  }
  await compare('a write that is counted elsewhere than before', (asker) => move(backend, asker));
  if (beyond.length > 0) {
    console.error(`More than ${limit} times as long: ${beyond.join('; ')}`);
    process.exitCode = 1;
  }
} finally {
  await backend.close();
  await rm(folder, { recursive: true });
}
