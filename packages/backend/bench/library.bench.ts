/**
 * How the library's pages answer at 5,000 works against 50, in the same process and turn by turn, so that what else the
 * machine does weighs on both alike. Prints the ratio of the medians; the figure to hold is at most 2.
 *
 *   npm run bench
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSeller } from '../src/admin/accounts.ts';
import { type Backend, startBackend } from '../src/backend.ts';
import { readConfig } from '../src/config.ts';
import type { Queries } from '../src/db/database.ts';
import { work_grams, works } from '../src/db/schema/index.ts';
import { randomFrom } from '../src/demo/art/random.ts';
import { newId } from '../src/ids.ts';
import { searchGrams, searchText, sortKey } from '../src/products/folding.ts';

const small = 50;
const large = 5000;
const rounds = 41;
const perPage = 48;

const nouns = ['Harbour', 'Meadow', 'Vessel', 'Night', 'Window', '港', '霧', 'Threshold', 'Currents', 'Ridge'];

function workOf(sellerId: string, index: number) {
  const random = randomFrom(`bench ${index}`);
  const title = `${random.pick(nouns)} ${random.pick(nouns)} ${index}`;
  const artist_name = random.chance(0.9) ? `Artist ${random.integer(1, 400)}` : null;
  const description = Array.from({ length: 40 }, () => random.pick(nouns)).join(' ');
  const search_text = searchText([title, artist_name, description]);
  const at = new Date(Date.UTC(2024, 0, 1) + index * 60_000);
  return {
    id: newId('wrk'),
    seller_id: sellerId,
    title,
    type: random.pick(['art', 'photo'] as const),
    category_id: 'cat_painting',
    artist_name,
    year: random.chance(0.9) ? random.integer(1900, 2026) : null,
    description,
    size_unit: 'cm' as const,
    for_sale: true,
    for_rent: false,
    status: random.pick(['for_sale', 'for_sale', 'to_rent', 'not_offered', 'needs_attention'] as const),
    attention: [],
    search_text,
    title_key: sortKey(title),
    artist_key: artist_name && sortKey(artist_name),
    sale_cost_key: random.chance(0.8) ? random.range(10, 9000).toFixed(4) : null,
    created_at: at,
    updated_at: at,
  };
}

/** @returns the token of a seller with so many works */
async function sellerWith({ app, services }: Backend, count: number): Promise<string> {
  const { queries } = services;
  const email = `seller-${count}@example.com`;
  const password = 'gallery-wall';
  const user = await createSeller(queries, { email, password, firstname: 'A', lastname: 'B' }, new Date());
  await insertWorks(queries, user.id, count);
  const answer = await app.inject({ method: 'POST', url: '/sso/signin', payload: { email, password } });
  return answer.json().token;
}

async function insertWorks(queries: Queries, sellerId: string, count: number): Promise<void> {
  const batch = 250;
  for (let start = 0; start < count; start += batch) {
    const size = Math.min(batch, count - start);
    const added = Array.from({ length: size }, (_, index) => workOf(sellerId, start + index));
    await queries.insert(works).values(added);
    const grams = added.map(({ id, search_text }) => ({ work_id: id, grams: searchGrams(sellerId, search_text) }));
    await queries.insert(work_grams).values(grams);
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function time({ app }: Backend, token: string, url: string): Promise<number> {
  const start = performance.now();
  const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
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
];
const list = '/product/product/list?per_page=';

/** The page sizes are such that both answers hold as many works. */
const cases: { name: string; query: (count: number) => string }[] = [
  ...sorts.map((sort) => ({ name: `first page, ${sort}`, query: () => `${perPage}&sort=${sort}` })),
  ...['-created_at', 'title', '-sale_cost'].map((sort) => ({
    name: `last full page, ${sort}`,
    query: (count: number) => `25&sort=${sort}&page=${count / 25}`,
  })),
  { name: 'middle page, title', query: (count) => `25&sort=title&page=${Math.ceil(count / 50)}` },
  { name: 'selection, needs attention', query: () => '5&show=needs_attention' },
  { name: 'year from 2020', query: () => '5&year_from=2020' },
  { name: 'search, one word', query: () => '10&search=harbour' },
  { name: 'search, found once', query: (count) => `10&search=${count - 3}` },
  { name: 'search, found nowhere', query: () => '10&search=zzzz' },
];

const folder = await mkdtemp(join(tmpdir(), 'smart-art-bench-'));
const config = readConfig({ DATA_DIR: folder, SEED: 'none', PORT: '0', DATABASE_URL: process.env.DATABASE_URL });
const backend = await startBackend({ ...config, silent: true });
try {
  const few = await sellerWith(backend, small);
  const many = await sellerWith(backend, large);
  await backend.database.tidy();
  console.log(`${large} works against ${small}: ratio of the medians of ${rounds} turns (milliseconds each)`);
  for (const { name, query } of cases) {
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      times[0].push(await time(backend, few, `${list}${query(small)}`));
      times[1].push(await time(backend, many, `${list}${query(large)}`));
    }
    const [base, grown] = [median(times[0]), median(times[1])];
    console.log(`${(grown / base).toFixed(2).padStart(6)}  ${name} (${base.toFixed(1)} -> ${grown.toFixed(1)})`);
  }
} finally {
  await backend.close();
  await rm(folder, { recursive: true });
}
