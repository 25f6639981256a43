/**
 * Response times of the global search (GET /search) of a seller with 5,000 works and 100,000 orders, compared with one with
 * 50 works and 100 orders, measured alternately. Prints the medians, the 95th percentiles (results should show within 100 ms,
 * of which the palette waits 40 for the next letter) and the ratios of the medians, and fails if one exceeds 4.
 *
 *   npm run bench:search                                 on the embedded database
 *   DATABASE_URL=postgres://... npm run bench:search     on a PostgreSQL with an empty database
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createSeller } from '../src/admin/accounts.ts';
import { type Backend, startBackend } from '../src/backend.ts';
import { readConfig } from '../src/config.ts';
import { insertOrders } from './sample-orders.ts';
import { insertWorks } from './sample-works.ts';

const sizes = {
  few: { works: 50, orders: 100 },
  many: { works: 5_000, orders: Number(process.env.BENCH_ORDERS ?? 100_000) },
};
const rounds = Number(process.env.BENCH_ROUNDS ?? 21);
/** The highest ratio allowed. */
const limit = 4;

interface TestSeller {
  token: string;
  /** The number of an old order. */
  number: string;
}

async function sellerWith({ app, services }: Backend, size: (typeof sizes)['few']): Promise<TestSeller> {
  const { queries } = services;
  const email = `search-${size.orders}@example.com`;
  const password = 'gallery-wall';
  const user = await createSeller(queries, { email, password, firstname: 'A', lastname: 'B' }, new Date());
  await insertWorks(queries, user.id, size.works);
  await insertOrders(queries, user.id, size.orders);
  const answer = await app.inject({ method: 'POST', url: '/sso/signin', payload: { email, password } });
  return { token: answer.json().token, number: `B${user.id.slice(-4)}-000007` };
}

async function time({ app }: Backend, { token }: TestSeller, query: string): Promise<number> {
  const url = `/product/search?query=${encodeURIComponent(query)}`;
  const start = performance.now();
  const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
  return performance.now() - start;
}

const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const cases: { name: string; query: (seller: TestSeller) => string }[] = [
  { name: 'one letter', query: () => 'h' },
  { name: 'two letters', query: () => 'ha' },
  { name: 'a word in every tenth title', query: () => 'harbour' },
  { name: 'the same, in Japanese', query: () => '港' },
  { name: 'two words of titles', query: () => 'night window' },
  { name: 'a name that every buyer has', query: () => 'emma lar' },
  { name: 'the number of an old order', query: ({ number }) => number },
  { name: 'a few digits', query: () => '4711' },
  { name: 'no match', query: () => 'zzyzx' },
  { name: 'no match, though its letters occur', query: () => 'harmead' },
];

const folder = await mkdtemp(join(tmpdir(), 'smart-art-bench-'));
const config = readConfig({ DATA_DIR: folder, SEED: 'none', PORT: '0', DATABASE_URL: process.env.DATABASE_URL });
const exceeded: string[] = [];
const backend = await startBackend({ ...config, silent: true });
try {
  const few = await sellerWith(backend, sizes.few);
  const many = await sellerWith(backend, sizes.many);
  await backend.services.queries.execute(sql`vacuum analyze`);
  const database = process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite';
  console.log(`On ${database}, ${sizes.many.works} works and ${sizes.many.orders} orders, ${rounds} rounds (in ms):`);
  console.log('median  95th percentile  ratio to the small seller');
  for (const { name, query } of cases) {
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      times[0].push(await time(backend, few, query(few)));
      times[1].push(await time(backend, many, query(many)));
    }
    const [base, median, late] = [quantile(times[0], 0.5), quantile(times[1], 0.5), quantile(times[1], 0.95)];
    if (median / base > limit) exceeded.push(name);
    const figures = [
      median.toFixed(1).padStart(6),
      late.toFixed(1).padStart(15),
      (median / base).toFixed(2).padStart(6),
    ];
    console.log(`${figures.join('  ')}  ${name}`);
  }
  if (exceeded.length > 0) {
    console.error(`More than ${limit} times as long: ${exceeded.join('; ')}`);
    process.exitCode = 1;
  }
} finally {
  await backend.close();
  await rm(folder, { recursive: true });
}
