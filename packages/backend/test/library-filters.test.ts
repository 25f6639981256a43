/** Library filters, ranges and the search index (000 section 7; 001 section 5). */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { work_grams, works } from '../src/db/schema/index.ts';
import { fillDerived } from '../src/products/derived.ts';
import { jpeg } from './support/pictures.ts';
import { addWork, list, type Seller, uploadImage, useWorld } from './support/world.ts';

const world = useWorld();
let seller: Seller;

const usd = (amount: string) => ({ amount, currency: 'USD' as const });

beforeAll(async () => {
  seller = await world.seller();
  const image = () => jpeg().then((picture) => uploadImage(seller, picture));
  const pictures = [await image(), await image(), await image()];
  const cover = (place: number) => ({ image_ids: pictures.slice(place, place + 1).map(({ id }) => id) });
  await addWork(seller, { title: 'Dear', for_sale: true, sale_cost: usd('2400'), year: 2019, ...cover(0) });
  await addWork(seller, {
    title: 'In yen',
    for_sale: true,
    for_rent: true,
    sale_cost: { amount: '155000', currency: 'JPY' },
    rental_cost_per_month: usd('20'),
    year: 2021,
    width: 30,
    height: 39.9,
    sub_category_id: 'sub_oil',
    ...cover(1),
  });
  await addWork(seller, {
    title: 'Rented',
    for_rent: true,
    rental_cost_per_month: usd('20'),
    year: 2024,
    width: 100,
    height: 60,
    category_id: 'cat_print',
    sub_category_id: 'sub_woodblock',
    ...cover(2),
  });
  await addWork(seller, {
    title: 'Unpriced',
    for_sale: true,
    width: 200,
    height: 199,
    type: 'photo',
    category_id: 'cat_landscape_photo',
  });
});

describe('library filters', () => {
  const cases: [string, string[]][] = [
    ['', ['Dear', 'In yen', 'Rented', 'Unpriced']],
    ['price_from=1000', ['Dear', 'In yen']],
    ['price_from=1000.01', ['Dear']],
    ['price_to=1000', ['In yen']],
    ['price_from=155000&price_to=155000&price_currency=JPY', ['In yen']],
    ['price_from=0&price_to=9999999999.99', ['Dear', 'In yen']],
    ['year_from=2021', ['In yen', 'Rented']],
    ['year_from=2019&year_to=2021', ['Dear', 'In yen']],
    ['category_id=cat_print', ['Rented']],
    ['category_id=cat_nothing', []],
    ['sub_category_id=sub_oil', ['In yen']],
    ['status=for_sale_or_rent', ['In yen']],
    ['status=needs_attention', ['Unpriced']],
    ['available_for=Sale', ['Dear', 'In yen']],
    ['available_for=Rent', ['In yen', 'Rented']],
    ['available_for=Rent&show=for_sale', ['In yen']],
    ['size=small', ['In yen']],
    ['size=large', ['Rented']],
    ['size=extra_large', ['Unpriced']],
    ['orientation=portrait', ['In yen']],
    ['orientation=square', ['Unpriced']],
    ['orientation=landscape', ['Dear', 'Rented']],
    ['type=photo&price_from=1', []],
    ['search=e&year_from=2020&orientation=landscape', ['Rented']],
    ['type=art&type=photo', ['Dear', 'In yen', 'Rented', 'Unpriced']],
    ['size=small&size=large', ['In yen', 'Rented']],
    ['orientation=portrait&orientation=square&orientation=portrait', ['In yen', 'Unpriced']],
    ['category_id=cat_print&category_id=cat_landscape_photo', ['Rented', 'Unpriced']],
    ['sub_category_id=sub_oil&sub_category_id=sub_woodblock&size=small', ['In yen']],
    ['status=for_sale&status=to_rent', ['Dear', 'Rented']],
    ['status=for_sale&status=to_rent&available_for=Rent', ['Rented']],
    ['status=needs_attention&show=for_sale', []],
    ['status=for_sale&status=needs_attention&search=e', ['Dear', 'Unpriced']],
  ];
  it.each(cases)('match works by %s', async (query, titles) => {
    const page = await list(seller, `?${query}`);
    expect(page.data.map(({ title }) => title).sort()).toEqual(titles);
    expect(page.total).toBe(titles.length);
    expect(page.counts).toEqual({ all: 4, for_sale: 2, to_rent: 2, needs_attention: 1 });
  });

  it('are kept across pages', async () => {
    const [first, second] = [
      await list(seller, '?year_from=2019&per_page=2&sort=year'),
      await list(seller, '?year_from=2019&per_page=2&sort=year&page=2'),
    ];
    expect([...first.data, ...second.data].map(({ title }) => title)).toEqual(['Dear', 'In yen', 'Rented']);
    expect(first.links.next).toContain('year_from=2019');
  });

  it.each([
    ['price_from=5&price_to=4.99', 'price_to', 'The highest price must not be below the lowest.'],
    ['year_from=2021&year_to=2020', 'year_to', 'The last year must not be before the first.'],
    ['price_from=1.50&price_currency=JPY', 'price_from', 'Yen have no decimals: enter a price such as 372000.'],
    ['price_from=cheap', 'price_from', 'Enter a price such as 2400.00.'],
    ['size=huge', 'size', 'Choose one of the values offered.'],
    ['size=small&size=huge', 'size', 'Choose one of the values offered.'],
    ['page=1&page=2', 'page', 'Enter a whole number.'],
  ])('reject %s', async (query, field, message) => {
    const answer = await seller.call({ url: `/product/product/list?${query}` });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ [field]: [message] });
  });
});

describe('library sorting', () => {
  const titles = async (query: string) => (await list(seller, query)).data.map(({ title }) => title);

  it('sorts by rent across currencies, with works without a rent last', async () => {
    const owner = await world.seller();
    const rents = { USD: { amount: '20', currency: 'USD' }, JPY: { amount: '1550', currency: 'JPY' } } as const;
    await addWork(owner, { title: 'Dearer', rental_cost_per_month: rents.USD });
    await addWork(owner, { title: 'Cheaper', rental_cost_per_month: rents.JPY });
    await addWork(owner, { title: 'Neither' });
    const of = async (sort: string) => (await list(owner, `?sort=${sort}`)).data.map(({ title }) => title);
    expect(await of('rental_cost')).toEqual(['Cheaper', 'Dearer', 'Neither']);
    expect(await of('-rental_cost')).toEqual(['Dearer', 'Cheaper', 'Neither']);
  });

  it('sorts by last change in either order', async () => {
    const newestFirst = await titles('?sort=-updated_at');
    expect(await titles('?sort=updated_at')).toEqual([...newestFirst].reverse());
    expect(await titles('?sort=updated_at&per_page=3&page=2')).toEqual(newestFirst.slice(0, 1));
  });
});

it('updates the totals of a filter when a work changes', async () => {
  const owner = await world.seller();
  const { id } = await addWork(owner, { title: 'Old', year: 1999 });
  const totals = async () => [(await list(owner, '?year_from=2000')).total, (await list(owner, '?search=old')).total];
  expect(await totals()).toEqual([0, 1]);
  const body = { title: 'New', type: 'art', category_id: 'cat_painting', year: 2001 };
  await owner.call({ method: 'POST', url: `/product/product/create/${id}`, body });
  expect(await totals()).toEqual([1, 0]);
  await owner.call({ method: 'DELETE', url: `/product/product/${id}` });
  expect(await totals()).toEqual([0, 0]);
});

it('matches prices exactly in their own currency after the exchange rate changes', async () => {
  await world.play('operator.settings', { usd_jpy_rate: '200' });
  const titles = async (query: string) => (await list(seller, `?${query}`)).data.map(({ title }) => title);
  expect(await titles('price_from=155000&price_to=155000&price_currency=JPY')).toEqual(['In yen']);
  expect(await titles('price_from=775&price_to=775')).toEqual(['In yen']);
  expect(await titles('price_from=2400&price_to=2400')).toEqual(['Dear']);
});

describe('library search', () => {
  it('finds substrings of any length, including special characters', async () => {
    const searcher = await world.seller();
    await addWork(searcher, { title: '100%_sure 🎨', description: 'A\\B\nline two ｶﾞﾗｽ', medium: '油彩' });
    for (const search of ['1', '0%', '%_', '_sure', '🎨', '\\', 'a\\b', 'ne tw', 'ガラス', 'らす', '油', 'TWO LINE']) {
      expect((await list(searcher, `?search=${encodeURIComponent(search)}`)).total, search).toBe(1);
    }
    for (const search of ['100_', 'linetwo', '彩油', 'two three']) {
      expect((await list(searcher, `?search=${encodeURIComponent(search)}`)).total, search).toBe(0);
    }
  });

  it('finds the new text after a save and no longer the old one', async () => {
    const searcher = await world.seller();
    const { id } = await addWork(searcher, { title: 'Before' });
    await searcher.call({
      method: 'POST',
      url: `/product/product/create/${id}`,
      body: { title: 'Later', type: 'art', category_id: 'cat_painting' },
    });
    expect((await list(searcher, '?search=before')).total).toBe(0);
    expect((await list(searcher, '?search=later')).total).toBe(1);
    await searcher.call({ method: 'DELETE', url: `/product/product/${id}` });
    const deleted = await searcher.call({ url: '/product/product/deleted-list?search=late' });
    expect(deleted.json().total).toBe(1);
  });

  it('finds works stored before the index existed, once it is filled', async () => {
    const searcher = await world.seller();
    const { id } = await addWork(searcher, { title: 'Of old', width: 10, height: 20 });
    const { queries } = world.backend.services;
    const underived = { orientation: null, size_class: null };
    await queries.update(works).set(underived).where(eq(works.id, id));
    await queries.delete(work_grams).where(eq(work_grams.work_id, id));
    expect((await list(searcher, '?search=old')).total).toBe(0);
    await fillDerived(queries);
    expect((await list(searcher, '?search=old&orientation=portrait&size=small')).total).toBe(1);
  });
});
