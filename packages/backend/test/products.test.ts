import { describe, expect, it } from 'vitest';
import { day } from '../src/constants.ts';
import { jpeg } from './support/pictures.ts';
import { addWork, list, type Seller, uploadImage, useWorld } from './support/world.ts';

const world = useWorld();
const save = (seller: Seller, id: string, body: unknown, headers = {}) =>
  seller.call({ method: 'POST', url: `/product/product/create/${id}`, body, headers });
const details = (seller: Seller, id: string, headers = {}) =>
  seller.call({ url: `/product/product/details/${id}`, headers });

const whole = {
  title: '  Harbour before rain ',
  type: 'art',
  category_id: 'cat_painting',
  artist_name: 'Hana Morita',
  year: 2024,
  medium: 'Oil on canvas',
  description: 'Painted from the breakwater.',
  width: 72.7,
  height: 53,
  depth: 0.01,
  size_unit: 'cm',
  for_sale: true,
  sale_cost: { amount: '2400', currency: 'USD' },
  for_rent: true,
  rental_cost_per_month: { amount: '9000', currency: 'JPY' },
};

describe('work', () => {
  it('is created with all fields and returned by details and list', async () => {
    const seller = await world.seller();
    const image = await uploadImage(seller, await jpeg());
    const added = await save(seller, 'new', { ...whole, image_ids: [image.id] });
    expect(added.statusCode).toBe(201);
    expect(added.headers.etag).toBe('"1"');
    const work = added.json().data;
    const { category_id: _, ...shown } = whole;
    expect(work).toMatchObject({
      ...shown,
      title: 'Harbour before rain',
      category: { id: 'cat_painting', type: 'art', name: 'Painting' },
      sale_cost: { amount: '2400.00', currency: 'USD' },
      rental_cost_per_month: { amount: '9000', currency: 'JPY' },
      status: 'for_sale_or_rent',
      attention: [],
      images: [image],
      version: 1,
      deleted_at: null,
    });
    const found = await details(seller, work.id);
    expect(found.json().data).toEqual(work);
    expect(found.headers.etag).toMatch(/^"1\./);
    expect((await details(seller, work.id, { 'if-none-match': String(found.headers.etag) })).statusCode).toBe(304);
    expect((await list(seller)).data[0]?.id).toBe(work.id);
  });

  it('can be created with only the required fields', async () => {
    const seller = await world.seller();
    const answer = await save(seller, 'new', {
      title: '雨の前の港',
      type: 'photo',
      category_id: 'cat_landscape_photo',
    });
    expect(answer.json().data).toMatchObject({
      title: '雨の前の港',
      status: 'not_offered',
      size_unit: 'cm',
      images: [],
    });
  });

  it('is replaced by a save, which clears omitted fields', async () => {
    const seller = await world.seller();
    const work = (await save(seller, 'new', whole)).json().data;
    const saved = await save(seller, work.id, { title: 'Renamed', type: 'design', category_id: 'cat_poster' });
    expect(saved.statusCode).toBe(200);
    expect(saved.headers.etag).toBe('"2"');
    expect(saved.json().data).toMatchObject({ title: 'Renamed', width: null, sale_cost: null, version: 2 });
    expect(saved.json().data.created_at).toBe(work.created_at);
  });

  it('is sorted and found by its reading', async () => {
    const seller = await world.seller();
    const works = [
      ['桜材の額縁', 'さくらざいのがくぶち', '渡辺 健二', 'わたなべ けんじ'],
      ['朝の峠', 'アサノトウゲ', '森田 花', 'もりた はな'],
      ['霧の尾根', ' きりの\nおね ', '相沢 空', 'アイザワ ソラ'],
    ] as const;
    for (const [title, title_reading, artist_name, artist_reading] of works) {
      await addWork(seller, { title, title_reading, artist_name, artist_reading });
    }
    const titles = async (query: string) => (await list(seller, query)).data.map(({ title }) => title);
    expect(await titles('?sort=title')).toEqual(['朝の峠', '霧の尾根', '桜材の額縁']);
    expect(await titles('?sort=-title')).toEqual(['桜材の額縁', '霧の尾根', '朝の峠']);
    expect(await titles('?sort=artist_name')).toEqual(['霧の尾根', '朝の峠', '桜材の額縁']);
    expect(await titles(`?search=${encodeURIComponent('あさの')}`)).toEqual(['朝の峠']);
    expect(await titles(`?search=${encodeURIComponent('ｱｲｻﾞﾜ')}`)).toEqual(['霧の尾根']);
    expect((await list(seller, '?sort=title')).data[1]?.title_reading).toBe('きりの おね');
  });

  it('keeps omitted readings and drops the artist reading with the artist name', async () => {
    const seller = await world.seller();
    const readings = { title_reading: 'みなと', artist_reading: 'もりた はな' };
    const { id } = await addWork(seller, { title: '港', artist_name: '森田 花', ...readings });
    const body = { title: '港', type: 'art', category_id: 'cat_painting', artist_name: '森田 花' };
    expect((await save(seller, id, body)).json().data).toMatchObject(readings);
    expect((await save(seller, id, { ...body, title_reading: ' ' })).json().data).toMatchObject({
      title_reading: null,
      artist_reading: 'もりた はな',
    });
    expect((await save(seller, id, { ...body, artist_name: ' ' })).json().data.artist_reading).toBeNull();
    const long = await save(seller, id, { ...body, title_reading: 'あ'.repeat(501), artist_reading: 'あ'.repeat(201) });
    expect(Object.keys(long.json().errors)).toEqual(['title_reading', 'artist_reading']);
  });

  it('keeps its photos if none are sent', async () => {
    const seller = await world.seller();
    const image = await uploadImage(seller, await jpeg());
    const work = await addWork(seller, { image_ids: [image.id] });
    const saved = await save(seller, work.id, { title: 'Renamed', type: 'art', category_id: 'cat_print' });
    expect(saved.json().data.images).toEqual([image]);
  });

  it('moves to the deleted list with its photos and can no longer be saved', async () => {
    const seller = await world.seller();
    const image = await uploadImage(seller, await jpeg());
    const work = await addWork(seller, { title: 'Gone', image_ids: [image.id] });
    const remove = () => seller.call({ method: 'DELETE', url: `/product/product/${work.id}` });
    expect((await remove()).json()).toEqual({ success: true, message: 'The work is in the deleted list.' });
    expect((await remove()).statusCode).toBe(200);
    expect((await list(seller)).counts.all).toBe(0);
    const deleted = await seller.call({ url: '/product/product/deleted-list' });
    expect(deleted.json()).toMatchObject({ total: 1, data: [{ id: work.id, images: [image] }] });
    expect((await details(seller, work.id)).json().data.deleted_at).toEqual(expect.any(String));
    expect((await save(seller, work.id, { ...whole })).statusCode).toBe(409);
    const url = '/product/product/remove-images-files';
    expect((await seller.call({ method: 'POST', url, body: { image_ids: [image.id] } })).statusCode).toBe(404);
  });
});

describe('validation and access', () => {
  it('returns field errors in English and Japanese', async () => {
    const seller = await world.seller();
    const wrong = {
      title: '   ',
      type: 'sculpture',
      category_id: '',
      year: 99.5,
      width: -1,
      height: 1.234,
      for_sale: 'yes',
      sale_cost: { amount: '1,000', currency: 'EUR' },
      rental_cost_per_month: { amount: '0', currency: 'USD' },
      image_ids: ['a', 'a'],
      colour: 'red',
    };
    const english = await save(seller, 'new', wrong);
    expect(english.statusCode).toBe(422);
    expect(english.json()).toEqual({
      success: false,
      message: 'Please check the fields marked below.',
      errors: {
        title: ['Give the work a title.'],
        type: ['Choose what the work is: art, photo, design or frame.'],
        category_id: ['Choose a category.'],
        year: ['Enter a whole number.', 'Enter 1000 or more.'],
        width: ['Enter a number above 0.'],
        height: ['Use at most two decimals.'],
        for_sale: ['Choose yes or no.'],
        'sale_cost.amount': ['Enter a price such as 2400.00.'],
        'sale_cost.currency': ['Choose US dollars or yen.'],
        'rental_cost_per_month.amount': ['Enter a price such as 2400.00.'],
        image_ids: ['Give each one only once.'],
        colour: ['This field isn’t known.'],
      },
    });
    const japanese = await save(seller, 'new', wrong, { 'accept-language': 'ja' });
    expect(japanese.json().message).toBe('下に示した項目を確認してください。');
    expect(japanese.json().errors.title).toEqual(['作品のタイトルを入力してください。']);
    expect(Object.keys(japanese.json().errors)).toEqual(Object.keys(english.json().errors));
  });

  it('rejects yen with decimals and a category of another type', async () => {
    const seller = await world.seller();
    const answer = await save(seller, 'new', {
      ...whole,
      category_id: 'cat_poster',
      sale_cost: { amount: '372000.50', currency: 'JPY' },
    });
    expect(answer.json().errors).toEqual({
      category_id: ['Choose a category that belongs to this type of work.'],
      'sale_cost.amount': ['Yen have no decimals: enter a price such as 372000.'],
    });
  });

  it('accepts values up to the exact limits', async () => {
    const seller = await world.seller();
    const at = (fields: object) => save(seller, 'new', { ...whole, ...fields }).then(({ statusCode }) => statusCode);
    expect(await at({ title: '画'.repeat(500) })).toBe(201);
    expect(await at({ title: '画'.repeat(501) })).toBe(422);
    expect(await at({ description: 'x'.repeat(10_000) })).toBe(201);
    expect(await at({ description: 'x'.repeat(10_001) })).toBe(422);
    expect(await at({ width: 10_000, height: 9999.99 })).toBe(201);
    expect(await at({ width: 10_000.01 })).toBe(422);
    expect(await at({ year: 2100 })).toBe(201);
    expect(await at({ year: 2101 })).toBe(422);
    expect(await at({ sale_cost: { amount: '9999999999.99', currency: 'USD' } })).toBe(201);
    expect(await at({ sale_cost: { amount: '10000000000', currency: 'USD' } })).toBe(422);
  });

  it('rejects saves while the agreement is not active', async () => {
    const seller = await world.seller({ agreementDays: 2 });
    const work = await addWork(seller);
    world.pass(4 * day);
    const { password, email } = seller;
    const token = (await world.call({ method: 'POST', url: '/sso/signin', body: { email, password } })).json().token;
    const headers = { authorization: `Bearer ${token}` };
    for (const id of ['new', work.id]) {
      const answer = await world.call({ method: 'POST', url: `/product/product/create/${id}`, body: whole, headers });
      expect(answer.statusCode).toBe(403);
      expect(answer.json().message).toBe(
        'You are unable to add or update files because you have no active disk quota subscription',
      );
    }
    expect((await world.call({ url: '/product/product/list', headers })).statusCode).toBe(200);
  });

  it('returns 403 for the library without the permission', async () => {
    const seller = await world.seller({ permissions: ['sa-view-dashboard'] });
    const answer = await seller.call({ url: '/product/product/list', headers: { 'accept-language': 'ja' } });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toBe('この機能にはアクセスできません');
    expect((await save(seller, 'new', {})).statusCode).toBe(403);
  });
});

describe('concurrent saves of the same work', () => {
  it('do not overwrite each other', async () => {
    const seller = await world.seller();
    const work = await addWork(seller);
    const results = await Promise.all(
      ['one', 'two', 'three'].map((title) => save(seller, work.id, { ...whole, title }, { 'if-match': '"1"' })),
    );
    expect(results.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412, 412]);
    const lost = results.find(({ statusCode }) => statusCode === 412);
    const won = results.find(({ statusCode }) => statusCode === 200);
    expect(lost?.headers.etag).toBe('"2"');
    expect(lost?.json().current).toEqual(won?.json().data);
    expect((await details(seller, work.id)).json().data.version).toBe(2);
  });
});

describe('idempotency key', () => {
  const key = () => crypto.randomUUID();

  it('returns the first response again', async () => {
    const seller = await world.seller();
    const headers = { 'idempotency-key': key() };
    const first = await save(seller, 'new', whole, headers);
    const second = await save(seller, 'new', Object.fromEntries(Object.entries(whole).toReversed()), headers);
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    expect(second.headers.etag).toBe(first.headers.etag);
    expect((await list(seller)).total).toBe(1);
  });

  it('is rejected for a different request but can be used by another seller', async () => {
    const seller = await world.seller();
    const headers = { 'idempotency-key': key() };
    await save(seller, 'new', whole, headers);
    const other = await save(seller, 'new', { ...whole, title: 'Another' }, headers);
    expect(other.statusCode).toBe(422);
    expect(other.json().errors).toEqual({ 'Idempotency-Key': ['This key was used for another request.'] });
    const stranger = await world.seller();
    expect((await save(stranger, 'new', { ...whole, title: 'Another' }, headers)).statusCode).toBe(201);
  });

  it('creates one work for concurrent requests', async () => {
    const seller = await world.seller();
    const headers = { 'idempotency-key': key() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(seller, 'new', whole, headers)));
    const statuses = new Set(answers.map(({ statusCode }) => statusCode));
    expect([...statuses].every((status) => status === 201 || status === 409)).toBe(true);
    const ids = new Set(answers.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json().data.id));
    expect(ids.size).toBe(1);
    expect((await list(seller)).total).toBe(1);
  });

  it('is not used up by a rejected request and needs at least 8 characters', async () => {
    const seller = await world.seller();
    const headers = { 'idempotency-key': key() };
    expect((await save(seller, 'new', { ...whole, category_id: 'cat_none' }, headers)).statusCode).toBe(422);
    expect((await save(seller, 'new', whole, headers)).statusCode).toBe(201);
    expect((await save(seller, 'new', whole, { 'idempotency-key': 'short' })).json().errors).toEqual({
      'Idempotency-Key': ['Enter at least 8 characters.'],
    });
  });
});
