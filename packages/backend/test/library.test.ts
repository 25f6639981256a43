import { count, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { work_counts, works } from '../src/db/schema/index.ts';
import { randomFrom } from '../src/demo/art/random.ts';
import { jpeg } from './support/pictures.ts';
import { addWork, list, type ProductInput, type Seller, uploadImage, useWorld } from './support/world.ts';

const world = useWorld();
let seller: Seller;

const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const library: Partial<ProductInput>[] = [
  { title: 'Zürich, Café Noir', artist_name: 'Émile Dubois', year: 1999, sale_cost: usd('50.00') },
  { title: 'ガラスの港', artist_name: '森田 花', year: 2020, sale_cost: { amount: '7000', currency: 'JPY' } },
  { title: 'No. 10', medium: 'Oil on canvas', sale_cost: usd('44.99') },
  { title: 'No. 2', description: 'About 50% finished, under_score' },
  { title: 'alpha', type: 'photo', category_id: 'cat_landscape_photo', year: 2020 },
  { title: '“Quoted”', artist_name: 'hana', for_sale: true },
];

const titles = async (query: string) => (await list(seller, query)).data.map(({ title }) => title);

beforeAll(async () => {
  seller = await world.seller();
  const other = await world.seller();
  await addWork(other, { title: 'No. 10 of somebody else' });
  for (const input of library) {
    await addWork(seller, input);
    world.pass(1000);
  }
});

describe('search', () => {
  it.each([
    ['cafe noir', ['Zürich, Café Noir']],
    ['NOIR zur', ['Zürich, Café Noir']],
    ['ｶﾞﾗｽ', ['ガラスの港']],
    ['がらす', ['ガラスの港']],
    ['からす', []],
    ['森田　花', ['ガラスの港']],
    ['50%', ['No. 2']],
    ['r_s', ['No. 2']],
    ['_', ['No. 2']],
    ['\\', []],
    ['oil ＣＡＮＶＡＳ', ['No. 10']],
    ['no.', ['No. 2', 'No. 10']],
    ['nothing like this', []],
  ])('returns the matches for %s', async (search, expected) => {
    const page = await list(seller, `?search=${encodeURIComponent(search)}`);
    expect(page.data.map(({ title }) => title)).toEqual(expected);
    expect(page.total).toBe(expected.length);
    expect(page.counts.all).toBe(library.length);
  });

  it('returns everything for whitespace', async () => {
    expect(await titles('?search=%20%E3%80%80')).toHaveLength(library.length);
  });
});

describe('sorting', () => {
  it.each([
    ['-created_at', ['“Quoted”', 'alpha', 'No. 2', 'No. 10', 'ガラスの港', 'Zürich, Café Noir']],
    ['created_at', ['Zürich, Café Noir', 'ガラスの港', 'No. 10', 'No. 2', 'alpha', '“Quoted”']],
    ['title', ['alpha', 'No. 2', 'No. 10', '“Quoted”', 'Zürich, Café Noir', 'ガラスの港']],
    ['-title', ['ガラスの港', 'Zürich, Café Noir', '“Quoted”', 'No. 10', 'No. 2', 'alpha']],
    ['artist_name', ['Zürich, Café Noir', '“Quoted”', 'ガラスの港', 'alpha', 'No. 2', 'No. 10']],
    ['-artist_name', ['ガラスの港', '“Quoted”', 'Zürich, Café Noir', 'alpha', 'No. 2', 'No. 10']],
    ['year', ['Zürich, Café Noir', 'alpha', 'ガラスの港', '“Quoted”', 'No. 2', 'No. 10']],
    ['-year', ['alpha', 'ガラスの港', 'Zürich, Café Noir', '“Quoted”', 'No. 2', 'No. 10']],
    ['sale_cost', ['No. 10', 'ガラスの港', 'Zürich, Café Noir', '“Quoted”', 'alpha', 'No. 2']],
    ['-sale_cost', ['Zürich, Café Noir', 'ガラスの港', 'No. 10', '“Quoted”', 'alpha', 'No. 2']],
  ])('sorts by %s, consistently across pages', async (sort, expected) => {
    expect(await titles(`?sort=${sort}`)).toEqual(expected);
    const pages = await Promise.all([1, 2, 3].map((page) => titles(`?sort=${sort}&per_page=2&page=${page}`)));
    expect(pages.flat()).toEqual(expected);
  });
});

describe('pagination', () => {
  it('returns the position and links', async () => {
    const page = await list(seller, '?per_page=4&page=2&sort=title');
    expect(page).toMatchObject({ current_page: 2, from: 5, to: 6, total: 6, per_page: 4 });
    expect(page.links).toEqual({
      first: '?per_page=4&page=1&sort=title',
      last: '?per_page=4&page=2&sort=title',
      prev: '?per_page=4&page=1&sort=title',
      next: null,
    });
  });

  it('returns empty pages past the end', async () => {
    expect(await list(seller, '?page=9')).toMatchObject({ data: [], from: null, to: null, total: 6, current_page: 9 });
    expect(await list(seller, '?page=1000000&per_page=200')).toMatchObject({ data: [] });
  });

  it.each(['page=0', 'page=1.5', 'page=abc', 'per_page=201', 'sort=colour', 'type=x', 'show=all', 'page=1&page=2'])(
    'rejects %s',
    async (query) => {
      const answer = await seller.call({ url: `/product/product/list?${query}` });
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().errors)).toEqual([query.split('=')[0]]);
    },
  );

  it('returns 304 until something changes', async () => {
    const stranger = await world.seller();
    const url = '/product/product/list';
    const etag = String((await stranger.call({ url })).headers.etag);
    expect((await stranger.call({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    await addWork(stranger);
    expect((await stranger.call({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(200);
  });

  it('includes the categories in the requested language', async () => {
    const answer = await seller.call({ url: '/product/product/list', headers: { 'accept-language': 'ja' } });
    expect(answer.json().prodcutCategoeis[0].name).toBe('絵画');
    expect(answer.json().data.at(-1).category.name).toBe('絵画');
  });
});

describe('permissions in the query', () => {
  const request = (permissions: string) =>
    seller.call({ url: `/product/product/list?permissions=${encodeURIComponent(permissions)}` });
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

  it('must be a list of strings encoded as base64', async () => {
    expect((await request(encode(['sa-list-art-library']))).statusCode).toBe(200);
    for (const wrong of [encode({ a: 1 }), encode([1, 2]), encode('text'), 'bm90IGpzb24=', '####', 'abc!']) {
      const answer = await request(wrong);
      expect(answer.statusCode, wrong).toBe(422);
      expect(answer.json().errors.permissions).toEqual(['This isn’t a list of permissions, encoded as base64.']);
    }
  });
});

describe('selections and counts', () => {
  it('agree with a recount after many changes', async () => {
    const owner = await world.seller();
    const random = randomFrom('changes');
    const photograph = await jpeg(40, 30);
    const ids: string[] = [];
    for (let step = 0; step < 60; step++) {
      const input: Partial<ProductInput> = {
        title: `Work ${step}`,
        ...random.pick([
          { type: 'art' as const, category_id: 'cat_print' },
          { type: 'photo' as const, category_id: 'cat_still_life_photo' },
        ]),
        for_sale: random.chance(0.6),
        sale_cost: random.chance(0.6) ? usd('10.00') : null,
        for_rent: random.chance(0.4),
        rental_cost_per_month: random.chance(0.6) ? usd('1.00') : null,
      };
      const id = random.pick([...ids, 'new']);
      const removes = id !== 'new' && random.chance(0.25);
      const images = !removes && random.chance(0.3) ? [(await uploadImage(owner, photograph)).id] : undefined;
      const body = { category_id: 'cat_print', type: 'art', ...input, ...(images && { image_ids: images }) };
      const answer = removes
        ? await owner.call({ method: 'DELETE', url: `/product/product/${id}` })
        : await owner.call({ method: 'POST', url: `/product/product/create/${id}`, body });
      expect([200, 201, 409]).toContain(answer.statusCode);
      if (answer.statusCode === 201) ids.push(answer.json().data.id);
    }
    const { queries } = world.backend.services;
    const all = await queries.select().from(works).where(eq(works.seller_id, owner.id));
    const live = all.filter(({ deleted_at }) => deleted_at === null);
    const among = (...statuses: string[]) => live.filter(({ status }) => statuses.includes(status)).length;
    const page = await list(owner, '?per_page=200');
    expect(page.counts).toEqual({
      all: live.length,
      for_sale: among('for_sale', 'for_sale_or_rent'),
      to_rent: among('to_rent', 'for_sale_or_rent'),
      needs_attention: among('needs_attention'),
    });
    expect(page.total).toBe(live.length);
    for (const show of ['for_sale', 'to_rent', 'needs_attention'] as const) {
      const selection = await list(owner, `?show=${show}&type=art&per_page=200`);
      expect(selection.total, show).toBe(selection.data.length);
      expect((await list(owner, `?show=${show}&per_page=200`)).data).toHaveLength(page.counts[show]);
    }
    const [tally] = await queries
      .select({ rows: count() })
      .from(work_counts)
      .where(eq(work_counts.seller_id, owner.id));
    expect(tally?.rows).toBeLessThanOrEqual(40);
    const deleted = await owner.call({ url: '/product/product/deleted-list?per_page=200' });
    expect(deleted.json().total).toBe(all.length - live.length);
    expect(deleted.json().data).toHaveLength(all.length - live.length);
  });
});
