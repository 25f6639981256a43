/**
 * How long it takes to find works with a photograph similar to a new one, among 50 and among 50,000 photographs, compared
 * with storing the photograph: users wait for the storing, not for the search.
 *
 *   npm run bench:looks
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createSeller } from '../src/admin/accounts.ts';
import { type Backend, startBackend } from '../src/backend.ts';
import { readConfig } from '../src/config.ts';
import { images, works } from '../src/db/schema/index.ts';
import { newId, randomText } from '../src/ids.ts';
import { identityOf } from '../src/products/derived.ts';
import { sortKey } from '../src/products/folding.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 15);
const perWork = 40;

const workOf = (seller_id: string) => ({
  id: newId('wrk'),
  seller_id,
  title: 'Harbour',
  type: 'art' as const,
  category_id: 'cat_painting',
  size_unit: 'cm' as const,
  for_sale: false,
  for_rent: false,
  status: 'not_offered' as const,
  attention: [],
  search_text: 'harbour',
  title_key: sortKey('Harbour'),
  identity: identityOf('Harbour', null, null),
  created_at: new Date(),
  updated_at: new Date(),
});

const imageOf = (seller_id: string, work_id: string, position: number) => ({
  id: newId('img'),
  seller_id,
  work_id,
  position,
  key: randomText(),
  width: 1200,
  height: 800,
  bytes: 1,
  file_name: 'a.jpg',
  placeholder: '',
  files: [{ name: '1200.jpg', width: 1200 }],
  look_bits: randomBytes(8).readBigInt64LE(),
  look_colour: randomBytes(3).readUIntBE(0, 3),
});

async function sellerWith({ app, services }: Backend, count: number): Promise<string> {
  const { queries } = services;
  const email = `seller-${count}@example.com`;
  const password = 'gallery-wall';
  const user = await createSeller(queries, { email, password, firstname: 'A', lastname: 'B' }, new Date());
  for (let start = 0; start < count; start += perWork * 10) {
    const added = Array.from({ length: Math.ceil(Math.min(perWork * 10, count - start) / perWork) }, () =>
      workOf(user.id),
    );
    await queries.insert(works).values(added);
    const pictures = added.flatMap(({ id }) => Array.from({ length: perWork }, (_, at) => imageOf(user.id, id, at)));
    await queries.insert(images).values(pictures);
  }
  const answer = await app.inject({ method: 'POST', url: '/sso/signin', payload: { email, password } });
  return answer.json().token;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function timed<Answer>(act: () => Promise<Answer>): Promise<[number, Answer]> {
  const start = performance.now();
  const answer = await act();
  return [performance.now() - start, answer];
}

async function measure({ app }: Backend, token: string, picture: Buffer) {
  const authorization = `Bearer ${token}`;
  const times = { store: [] as number[], find: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'a.jpg');
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const headers = { authorization, 'content-type': request.headers.get('content-type') ?? '' };
    const payload = Buffer.from(await request.arrayBuffer());
    const url = '/product/product/update-images-files';
    const [stored, answer] = await timed(() => app.inject({ method: 'POST', url, headers, payload }));
    const [image] = answer.json().images;
    const similarTo = { url: `/product/product/similar/${image.id}`, headers: { authorization } };
    const [found, similar] = await timed(() => app.inject(similarTo));
    if (similar.statusCode !== 200) throw new Error(similar.body);
    times.store.push(stored);
    times.find.push(found);
  }
  return { store: median(times.store), find: median(times.find) };
}

const folder = await mkdtemp(join(tmpdir(), 'smart-art-bench-'));
const config = readConfig({ DATA_DIR: folder, SEED: 'none', PORT: '0', DATABASE_URL: process.env.DATABASE_URL });
const backend = await startBackend({ ...config, silent: true });
try {
  const noise = sharp(randomBytes(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } });
  const picture = await noise.resize({ width: 2400 }).jpeg().toBuffer();
  for (const count of [50, 50_000]) {
    const token = await sellerWith(backend, count);
    await backend.database.tidy();
    const { store, find } = await measure(backend, token, picture);
    const result = `finding takes ${(find / store).toFixed(2)} of storing (${find.toFixed(1)} of ${store.toFixed(1)} ms)`;
    console.log(`${count} photographs: ${result}`);
  }
} finally {
  await backend.close();
  await rm(folder, { recursive: true });
}
