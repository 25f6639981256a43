import { beforeAll, describe, expect, it } from 'vitest';
import { addWork, type Product, type Seller, useWorld } from './support/world.ts';

const world = useWorld();
let seller: Seller;
let work: Product;

beforeAll(async () => {
  seller = await world.seller();
  work = await addWork(seller);
});

const texts: [string, string][] = [
  ['an empty string', ''],
  ['U+0000', 'a\0b'],
  ['a lone surrogate', 'a\ud800b'],
  ['markup', '<img src=x onerror=alert(1)> & "quotes"'],
  ['emoji', '👩🏽‍🎨🖼️'],
  ['right-to-left', '\u202eevil'],
  ['an SQL statement', "'; drop table works; --"],
  ['20,000 characters', 'x'.repeat(20_000)],
  ['a prototype key', '__proto__'],
];
const values: [string, unknown][] = [
  ...texts,
  ['null', null],
  ['a huge number', 1e308],
  ['a nested array', [[[[]]]]],
  ['a nested object', { a: { b: {} } }],
  ['a boolean', true],
];

const posts: [string, string, string[]][] = [
  ['sign-in', '/sso/signin', ['email', 'password', 'keepMeLoggedIn']],
  ['product sign-in', '/product/sign-in', ['email', 'password', 'keepMeLoggedIn']],
  [
    'saving a work',
    '/product/product/create/new',
    [
      'title',
      'type',
      'category_id',
      'artist_name',
      'year',
      'medium',
      'description',
      'width',
      'size_unit',
      'for_sale',
      'sale_cost',
      'image_ids',
    ],
  ],
  ['removing photos', '/product/product/remove-images-files', ['image_ids']],
];

/** The test world already fails on a 500 and on a response outside the contract. */
const expectKnownStatus = (status: number) => expect([200, 201, 400, 403, 404, 413, 422, 429]).toContain(status);

describe.each(posts)('%s', (_, url, fields) => {
  it.each(values)('accepts or rejects %s without a server error', async (__, value) => {
    for (const field of fields) {
      const body = { title: 'A work', type: 'art', category_id: 'cat_print', [field]: value };
      const sent = url.includes('create') ? body : { email: seller.email, password: 'gallery-wall', [field]: value };
      const answer = await seller.call({
        method: 'POST',
        url,
        body: url.includes('remove') ? { [field]: value } : sent,
      });
      expectKnownStatus(answer.statusCode);
      if (value === 'a\0b') expect(answer.statusCode, field).toBe(422);
    }
  });

  it('returns 422 for a body that is not an object or is empty', async () => {
    for (const body of ['null', '[]', '"text"', '1', '{}']) {
      const answer = await seller.call({ method: 'POST', url, body, headers: { 'content-type': 'application/json' } });
      expect(answer.statusCode, body).toBe(422);
    }
  });

  it('returns 400 for malformed JSON and other content types', async () => {
    for (const body of ['{', '{"a":}', 'title=x', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}']) {
      const answer = await seller.call({ method: 'POST', url, body, headers: { 'content-type': 'application/json' } });
      expect(answer.statusCode, body).toBe(400);
      expect(answer.json().message, body).toBe('The request isn’t valid JSON.');
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'nonsense']) {
      const answer = await seller.call({ method: 'POST', url, body: '{}', headers: { 'content-type': type } });
      expect(answer.statusCode, type).toBe(400);
    }
  });

  it('returns 413 for a body over the size limit', async () => {
    const answer = await seller.call({ method: 'POST', url, body: { title: 'x'.repeat(1024 * 1024) } });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toEqual({ success: false, message: 'The request is too large.' });
  });
});

it.each(texts)('stores or rejects %s in the text fields of a work', async (_, text) => {
  const body = { title: `t ${text}`, type: 'art', category_id: 'cat_print', artist_name: text, medium: text };
  const answer = await seller.call({ method: 'POST', url: '/product/product/create/new', body });
  expectKnownStatus(answer.statusCode);
  if (answer.statusCode === 201) expect(answer.json().data.artist_name).toBe(text.trim() || null);
});

it.each(texts)('searches the library and the deleted list for %s', async (_, text) => {
  for (const url of ['/product/product/list', '/product/product/deleted-list']) {
    const search = encodeURIComponent(text.toWellFormed());
    expectKnownStatus((await seller.call({ url: `${url}?search=${search}` })).statusCode);
  }
});

it('handles malformed ids in URLs', async () => {
  const ids = ['%00', '%ff', '%E0%A4%A', '..', '%2e%2e%2f', 'x'.repeat(900), "'", '<b>', '🎨', 'new%20', ' '];
  for (const id of ids) {
    const encoded = id.startsWith('%') ? id : encodeURIComponent(id);
    for (const url of [`/product/product/details/${encoded}`, `/product/users/profile-details/${encoded}`]) {
      expectKnownStatus((await seller.call({ url })).statusCode);
    }
    expectKnownStatus((await seller.call({ method: 'DELETE', url: `/product/product/${encoded}` })).statusCode);
  }
});

it('rejects header values outside the contract', async () => {
  const callWith = (headers: Record<string, string>) => seller.call({ url: '/product/product-types', headers });
  expect((await callWith({ productcode: 'OTHER' })).json().errors).toEqual({
    ProductCode: ['Choose one of the values offered.'],
  });
  expect((await callWith({ clienttype: 'robot' })).json().errors).toEqual({
    ClientType: ['Choose one of the values offered.'],
  });
  expect((await callWith({ productcode: 'SMART-ART', clienttype: 'art-client' })).statusCode).toBe(200);
  expect((await callWith({ 'accept-language': 'x'.repeat(300) })).statusCode).toBe(422);
});

it('leaves the existing work unchanged', async () => {
  expect((await seller.call({ url: `/product/product/details/${work.id}` })).json().data).toEqual(work);
});

describe('a date outside the supported range', () => {
  it.each(['0000-01-01', '9999-12-31'])('%s is rejected', async (date) => {
    const list = await seller.call({
      url: `/product/transactions-list-disk?seller_id=${seller.id}&date_from=${date}&date_to=${date}`,
    });
    expect(list.statusCode, list.body).toBe(422);
    expect(Object.keys(list.json().errors).sort()).toEqual(['date_from', 'date_to']);
    const discount = { discount_percentage: 10, discount_start_date: date, discount_end_date: date };
    const saved = await seller.call({
      method: 'POST',
      url: '/product/product/create/new',
      body: { title: 'Harbour', type: 'art', category_id: 'cat_painting', ...discount },
    });
    expect(saved.statusCode, saved.body).toBe(422);
    expect(saved.json().errors).toHaveProperty('discount_start_date');
  });
});
