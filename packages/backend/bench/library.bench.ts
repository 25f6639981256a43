/**
 * Response times of a library of 50,000 works compared with one of 50, in the same process and alternately, so that other
 * load on the machine affects both. Prints the ratio of the medians, which should be at most 2. The first request of each
 * is printed too, because totals without a stored count are computed at the first request after a change.
 *
 *   npm run bench
 *   BENCH_WORKS=5000 npm run bench
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSeller } from '../src/admin/accounts.ts';
import { type Backend, startBackend } from '../src/backend.ts';
import { readConfig } from '../src/config.ts';
import { insertWorks } from './sample-works.ts';

const small = 50;
const large = Number(process.env.BENCH_WORKS ?? 50_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 21);
const perPage = 48;

interface TestSeller {
  token: string;
  count: number;
  /** A work from the middle of the library. */
  workId: string;
}

async function sellerWith({ app, services }: Backend, count: number): Promise<TestSeller> {
  const { queries } = services;
  const email = `seller-${count}@example.com`;
  const password = 'gallery-wall';
  const user = await createSeller(queries, { email, password, firstname: 'A', lastname: 'B' }, new Date());
  const workId = await insertWorks(queries, user.id, count);
  const answer = await app.inject({ method: 'POST', url: '/sso/signin', payload: { email, password } });
  return { token: answer.json().token, count, workId };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

type BuildRequest = (seller: TestSeller) => { method?: 'GET' | 'POST' | 'DELETE'; url: string; payload?: object };

async function time({ app }: Backend, seller: TestSeller, buildRequest: BuildRequest): Promise<number> {
  const { url, ...request } = buildRequest(seller);
  const start = performance.now();
  const answer = await app.inject({ ...request, url, headers: { authorization: `Bearer ${seller.token}` } });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode} ${answer.body}`);
  return performance.now() - start;
}

const sorts = [
  '-created_at',
  'created_at',
  'title',
  '-title',
  'artist_name',
  '-artist_name',
  'year',
  '-year',
  'sale_cost',
  '-sale_cost',
  'rental_cost',
  '-rental_cost',
  'updated_at',
  '-updated_at',
];
const list = (query: string) => ({ url: `/product/product/list?per_page=${query}` });
const save = ({ workId }: TestSeller) => ({
  method: 'POST' as const,
  url: `/product/product/create/${workId}`,
  payload: { title: `Harbour ${Math.random()}`, type: 'art', category_id: 'cat_painting' },
});

/** The page sizes are such that both responses have the same number of works. */
const cases: { name: string; request: BuildRequest }[] = [
  ...sorts.map((sort) => ({ name: `first page, ${sort}`, request: () => list(`${perPage}&sort=${sort}`) })),
  ...['-created_at', 'title', '-sale_cost'].map((sort) => ({
    name: `last full page, ${sort}`,
    request: ({ count }: TestSeller) => list(`25&sort=${sort}&page=${count / 25}`),
  })),
  { name: 'middle page, title', request: ({ count }) => list(`25&sort=title&page=${Math.ceil(count / 50)}`) },
  { name: 'selection, needs attention', request: () => list('5&show=needs_attention') },
  { name: 'category', request: () => list('5&category_id=cat_print') },
  { name: 'size', request: () => list('5&size=large') },
  { name: 'several sizes and an orientation', request: () => list('5&size=large&size=small&orientation=portrait') },
  { name: 'price up to 500', request: () => list('2&price_to=500') },
  { name: 'price from 500, dearest first', request: () => list('10&price_from=500&sort=-sale_cost') },
  { name: 'year from 2020', request: () => list('2&year_from=2020') },
  { name: 'year from 1950, by title', request: () => list('10&year_from=1950&sort=title') },
  { name: 'search, one word', request: () => list('10&search=harbour') },
  { name: 'search, two words', request: () => list('10&search=harbour+meadow') },
  { name: 'search, found once', request: ({ count }) => list(`10&search=${count - 3}`) },
  { name: 'search, found nowhere', request: () => list('10&search=zzzz') },
  { name: 'open', request: ({ workId }) => ({ url: `/product/product/details/${workId}` }) },
  { name: 'save', request: save },
];

/** Measures both sellers alternately. */
async function compare(backend: Backend, few: TestSeller, many: TestSeller, request: BuildRequest): Promise<string> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    times[0].push(await time(backend, few, request));
    times[1].push(await time(backend, many, request));
  }
  const [base, grown] = [median(times[0]), median(times[1])];
  const first = `first ${times[0][0]?.toFixed(1)} -> ${times[1][0]?.toFixed(1)}`;
  return `${(grown / base).toFixed(2).padStart(6)}  (${base.toFixed(1)} -> ${grown.toFixed(1)}; ${first})`;
}

const folder = await mkdtemp(join(tmpdir(), 'smart-art-bench-'));
const config = readConfig({ DATA_DIR: folder, SEED: 'none', PORT: '0', DATABASE_URL: process.env.DATABASE_URL });
const backend = await startBackend({ ...config, silent: true });
try {
  const few = await sellerWith(backend, small);
  const many = await sellerWith(backend, large);
  await backend.database.tidy();
  console.log(`${large} works against ${small}: ratio of the medians of ${rounds} rounds (in milliseconds)`);
  for (const { name, request } of cases) console.log(`${await compare(backend, few, many, request)}  ${name}`);
} finally {
  await backend.close();
  await rm(folder, { recursive: true });
}
