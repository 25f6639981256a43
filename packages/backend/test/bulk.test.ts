/** Bulk actions: each work is checked on its own, all are written together, once (000 sections 2 and 4). */
import type { components } from '@smart-art/openapi/product';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { agreements } from '../src/db/schema/index.ts';
import { offerWork, orderOf, place } from './support/orders.ts';
import { jpeg } from './support/pictures.ts';
import { addWork, list, type Product, type Seller, uploadImage, useWorld } from './support/world.ts';

type BulkInput = components['schemas']['BulkInput'];
type BulkResult = components['schemas']['BulkResult'];
type Bulk = { done: number; refused: number; message: string; data: BulkResult[] };

const world = useWorld();
const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const jpy = (amount: string) => ({ amount, currency: 'JPY' as const });

const sendBulk = (seller: Seller, body: Partial<BulkInput>, headers: Record<string, string> = {}) =>
  seller.call({ method: 'POST', url: '/product/product/bulk', body, headers });

async function bulk(seller: Seller, body: Partial<BulkInput>, headers: Record<string, string> = {}): Promise<Bulk> {
  const answer = await sendBulk(seller, body, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const named = ({ id, version }: Product) => ({ id, version });
const details = async (seller: Seller, { id }: { id: string }): Promise<Product> =>
  (await seller.call({ url: `/product/product/details/${id}` })).json().data;

async function addPriced(seller: Seller, prices: ReturnType<typeof usd | typeof jpy>[]): Promise<Product[]> {
  const added: Product[] = [];
  for (const sale_cost of prices) added.push(await addWork(seller, { sale_cost }));
  return added;
}

describe('bulk price change', () => {
  let seller: Seller;

  beforeAll(async () => {
    seller = await world.seller();
  });

  const cases: [string, BulkInput['change'], (string | null)[]][] = [
    ['raises by a percentage', { price: 'sale_cost', kind: 'percent', percent: 10 }, ['110.06', '11000', '1.09']],
    ['lowers by a percentage', { price: 'sale_cost', kind: 'percent', percent: -12.5 }, ['87.54', '8750', '0.87']],
    ['rounds to tens', { price: 'sale_cost', kind: 'percent', percent: 10, round_to: 10 }, ['110.00', '11000', null]],
    ['subtracts an amount', { price: 'sale_cost', kind: 'amount', amount: usd('-1.00') }, ['99.05', null, null]],
    ['sets an amount', { price: 'sale_cost', kind: 'set', amount: jpy('5000') }, ['5000', '5000', '5000']],
    [
      'skips prices above the maximum',
      { price: 'sale_cost', kind: 'amount', amount: usd('9999999999.00') },
      [null, null, '9999999999.99'],
    ],
    ['skips works without price', { price: 'rental_cost_per_month', kind: 'percent', percent: 1 }, [null, null, null]],
  ];
  it.each(cases)('%s', async (_, change, amounts) => {
    const works = await addPriced(seller, [usd('100.05'), jpy('10000'), usd('0.99')]);
    const { data } = await bulk(seller, { action: 'price', items: works.map(named), change });
    expect(data.map(({ after }) => after?.sale_cost?.amount ?? null)).toEqual(amounts);
    for (const [index, work] of works.entries()) {
      const stored = await details(seller, work);
      expect(stored.sale_cost).toEqual(data[index]?.after?.sale_cost ?? work.sale_cost);
      expect(stored.version).toBe(data[index]?.version);
      expect(stored.version).toBe(data[index]?.ok ? work.version + 1 : work.version);
    }
  });

  it('returns a localised reason for each unchanged price', async () => {
    const works = await addPriced(seller, [usd('1.00'), jpy('100')]);
    works.push(await addWork(seller));
    const change = { price: 'sale_cost', kind: 'amount', amount: usd('-1.00') } as const;
    const body: Partial<BulkInput> = { action: 'price', items: works.map(named), change };
    const { data, message, done, refused } = await bulk(seller, body);
    expect({ done, refused, message }).toEqual({ done: 0, refused: 3, message: 'Done: 0. Not done: 3.' });
    expect(data.map(({ code }) => code)).toEqual(['price_too_low', 'other_currency', 'price_missing']);
    expect(data[1]?.message).toBe('This work is priced in JPY: an amount in another currency can’t be added.');
    expect((await bulk(seller, body, { 'accept-language': 'ja' })).data[2]?.message).toBe(
      'この作品には変更できる価格がありません。',
    );
  });

  it('previews a change without storing it or using up the idempotency key', async () => {
    const [work] = await addPriced(seller, [usd('100.00')]);
    if (!work) throw new Error('no work');
    const change = { price: 'sale_cost', kind: 'percent', percent: 50 } as const;
    const body: Partial<BulkInput> = { action: 'price', items: [named(work)], change, dry_run: true };
    const headers = { 'idempotency-key': 'a-preview-of-it' };
    const { data } = await bulk(seller, body, headers);
    expect(data[0]).toMatchObject({ ok: true, changed: true, version: 1, before: { sale_cost: usd('100.00') } });
    expect(data[0]?.after?.sale_cost).toEqual(usd('150.00'));
    expect((await details(seller, work)).version).toBe(1);
    await bulk(seller, { ...body, dry_run: false });
    expect((await bulk(seller, body, headers)).data[0]).toMatchObject({ ok: false, code: 'stale', version: 2 });
  });

  it('is reflected in sorting and filtering by price', async () => {
    const owner = await world.seller();
    const works = await addPriced(owner, [usd('10.00'), usd('20.00')]);
    const change = { price: 'sale_cost', kind: 'set', amount: usd('30.00') } as const;
    await bulk(owner, { action: 'price', items: works.slice(0, 1).map(named), change });
    const ids = (page: { data: Product[] }) => page.data.map(({ id }) => id);
    expect(ids(await list(owner, '?sort=sale_cost'))).toEqual([works[1]?.id, works[0]?.id]);
    expect(ids(await list(owner, '?price_from=25'))).toEqual([works[0]?.id]);
  });
});

describe('bulk actions on works', () => {
  it('offer works and restore their previous offers', async () => {
    const seller = await world.seller();
    const image = await uploadImage(seller, await jpeg());
    const whole = await addWork(seller, { sale_cost: usd('10.00'), image_ids: [image.id] });
    const bare = await addWork(seller, { for_rent: true });
    const offered = await bulk(seller, { action: 'offer', items: [named(whole), named(bare)], for_sale: true });
    expect(offered.data.map(({ after }) => after?.status)).toEqual(['for_sale', 'needs_attention']);
    expect(offered.data[1]?.after?.attention).toEqual(['price_missing', 'rental_cost_missing', 'picture_missing']);
    expect((await list(seller)).counts).toEqual({ all: 2, for_sale: 1, to_rent: 0, needs_attention: 1 });
    const again = await bulk(seller, { action: 'offer', items: [{ id: whole.id }], for_sale: true });
    expect(again.data[0]).toMatchObject({ ok: true, changed: false, version: 2 });

    const undo = offered.data.map(({ id, version, before }) => {
      const { for_sale, sale_cost, for_rent, rental_cost_per_month } = before;
      return { id, version, offer: { for_sale, sale_cost, for_rent, rental_cost_per_month } };
    });
    const undone = await bulk(seller, { action: 'put', items: undo });
    expect(undone.data.map(({ after }) => after)).toEqual(offered.data.map(({ before }) => before));
    expect(await details(seller, whole)).toMatchObject({ for_sale: false, status: 'not_offered', version: 3 });
  });

  it('skip works changed elsewhere and process the others', async () => {
    const seller = await world.seller();
    const works = await addPriced(seller, [usd('1.00'), usd('2.00'), usd('3.00')]);
    const [, second] = works;
    await bulk(seller, { action: 'offer', items: [{ id: second?.id ?? '' }], for_rent: true });
    const { data } = await bulk(seller, { action: 'delete', items: works.map(named) });
    expect(data.map(({ ok, code }) => [ok, code])).toEqual([
      [true, null],
      [false, 'stale'],
      [true, null],
    ]);
    expect((await list(seller)).data.map(({ id }) => id)).toEqual([second?.id]);
  });

  it('delete works that are not in use, and restore them', async () => {
    const seller = await world.seller();
    const used = await offerWork(seller);
    const order = await place(world, used);
    const free = await addWork(seller);
    const body: Partial<BulkInput> = { action: 'delete', items: [{ id: used.id }, named(free)] };
    const preview = await bulk(seller, { ...body, dry_run: true });
    const { data } = await bulk(seller, body);
    expect(data.map(({ ok }) => ok)).toEqual([false, true]);
    expect(preview.data.map(({ ok, code }) => [ok, code])).toEqual(data.map(({ ok, code }) => [ok, code]));
    const { number } = await orderOf(seller, order);
    expect(data[0]).toMatchObject({ code: 'in_use', after: null, uses: [{ id: order, number }] });
    expect(data[0]?.message).toContain(number);
    const restored = await bulk(seller, { action: 'restore', items: [{ id: used.id }, { id: free.id, version: 2 }] });
    expect(restored.data.map(({ changed, version }) => [changed, version])).toEqual([
      [false, used.version],
      [true, 3],
    ]);
    expect((await list(seller)).total).toBe(2);
  });

  it('cannot offer deleted works', async () => {
    const seller = await world.seller();
    const work = await addWork(seller);
    await bulk(seller, { action: 'delete', items: [named(work)] });
    const { data } = await bulk(seller, { action: 'offer', items: [{ id: work.id }], for_sale: true });
    expect(data[0]).toMatchObject({ ok: false, code: 'deleted', version: 2 });
  });

  it('cannot offer works without an accepted return policy', async () => {
    const seller = await world.seller();
    const work = await addWork(seller, { return_policy_accepted: false });
    const { data } = await bulk(seller, { action: 'offer', items: [named(work)], for_sale: true });
    expect(data[0]).toMatchObject({
      code: 'rule',
      message: 'Accept the return policy before you offer the work.',
    });
  });
});

describe('bulk request', () => {
  it('is processed once per idempotency key', async () => {
    const seller = await world.seller();
    const works = await addPriced(seller, [usd('100.00')]);
    const items = works.map(({ id }) => ({ id }));
    const change = { price: 'sale_cost', kind: 'percent', percent: 10 } as const;
    const send = () => bulk(seller, { action: 'price', items, change }, { 'idempotency-key': 'raise-by-ten' });
    expect(await send()).toEqual(await send());
    expect((await list(seller)).data[0]?.sale_cost).toEqual(usd('110.00'));
  });

  it('returns 404 and changes nothing if it contains another seller’s work', async () => {
    const [owner, rival] = [await world.seller(), await world.seller()];
    const theirs = await addWork(owner);
    const own = await addWork(rival);
    const answer = await sendBulk(rival, { action: 'delete', items: [named(own), named(theirs)] });
    expect(answer.statusCode).toBe(404);
    expect((await list(rival)).total).toBe(1);
    expect((await list(owner)).total).toBe(1);
  });

  it('allows only deletion while the agreement is unpaid', async () => {
    const seller = await world.seller();
    const work = await addWork(seller);
    const { queries } = world.backend.services;
    await queries.update(agreements).set({ payment_status: 'unpaid' }).where(eq(agreements.seller_id, seller.id));
    const offer = await sendBulk(seller, { action: 'offer', items: [named(work)], for_sale: true });
    expect(offer.statusCode).toBe(403);
    expect((await bulk(seller, { action: 'delete', items: [named(work)] })).done).toBe(1);
    expect((await sendBulk(seller, { action: 'restore', items: [{ id: work.id }] })).statusCode).toBe(403);
  });

  const wrong: [Partial<BulkInput>, string][] = [
    [{ action: 'offer' }, 'for_sale'],
    [{ action: 'price' }, 'change'],
    [{ action: 'price', change: { price: 'sale_cost', kind: 'percent' } }, 'change.percent'],
    [{ action: 'price', change: { price: 'sale_cost', kind: 'percent', percent: -100 } }, 'change.percent'],
    [{ action: 'price', change: { price: 'sale_cost', kind: 'set' } }, 'change.amount'],
    [{ action: 'price', change: { price: 'sale_cost', kind: 'set', amount: usd('0.00') } }, 'change.amount'],
    [{ action: 'price', change: { price: 'sale_cost', kind: 'set', amount: jpy('1.50') } }, 'change.amount'],
    [{ action: 'put' }, 'items.offer'],
    [{ action: 'delete', items: [] }, 'items'],
    [{ action: 'delete', items: [{ id: 'wrk_a' }, { id: 'wrk_a' }] }, 'items'],
    [{ action: 'delete', items: Array.from({ length: 201 }, (_, index) => ({ id: `wrk_${index}` })) }, 'items'],
  ];
  it.each(wrong)('returns 422 for invalid input: %o', async (body, field) => {
    const seller = await world.seller();
    const work = await addWork(seller);
    const answer = await sendBulk(seller, { items: [named(work)], ...body });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });
});
