/** The history of a work: its recorded changes, orders and crowdfunding requests. */
import type { components } from '@smart-art/openapi/product';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { events } from '../src/db/schema/index.ts';
import { createCrowdfunding } from './support/crowdfunding.ts';
import { offerWork, orderOf, place } from './support/orders.ts';
import { jpeg } from './support/pictures.ts';
import { addWork, type ProductInput, type Seller, uploadImage, useWorld } from './support/world.ts';

type ProductEvent = components['schemas']['ProductEvent'];

const world = useWorld();

const getHistory = (seller: Seller, id: string, query = '', language = 'en') =>
  seller.call({ url: `/product/product/history/${id}${query}`, headers: { 'accept-language': language } });

const historyOf = async (seller: Seller, id: string, language?: string): Promise<ProductEvent[]> =>
  (await getHistory(seller, id, '', language)).json().data;

const save = (seller: Seller, id: string, body: Partial<ProductInput>) =>
  seller.call({
    method: 'POST',
    url: `/product/product/create/${id}`,
    body: { title: 'Harbour', type: 'art', category_id: 'cat_painting', ...body },
  });

const remove = (seller: Seller, id: string) => seller.call({ method: 'DELETE', url: `/product/product/${id}` });
const restore = (seller: Seller, id: string) =>
  seller.call({ method: 'POST', url: `/product/product/restore/${id}`, body: {} });

it('lists who added, changed, deleted and restored a work, latest first', async () => {
  const seller = await world.seller();
  const work = await addWork(seller, { title: 'Harbour', sale_cost: { amount: '2650.00', currency: 'USD' } });
  expect((await save(seller, work.id, { sale_cost: { amount: '2400.00', currency: 'USD' } })).statusCode).toBe(200);
  await remove(seller, work.id);
  await restore(seller, work.id);
  const history = await historyOf(seller, work.id);
  expect(history.map(({ event }) => event)).toEqual(['restored', 'deleted', 'saved', 'added']);
  const [, , saved] = history;
  expect(saved?.changes).toContainEqual({
    field: 'sale_cost',
    before: { amount: '2650.00', currency: 'USD' },
    after: { amount: '2400.00', currency: 'USD' },
  });
  for (const { actor } of history) expect(actor).toEqual({ kind: 'seller', name: expect.stringMatching(/\S \S/) });
});

it('shows values in the requested language and truncates long texts', async () => {
  const seller = await world.seller();
  const work = await addWork(seller, { title: 'Harbour', description: 'Before.' });
  const title_reading = 'はーばー';
  await save(seller, work.id, { category_id: 'cat_drawing', description: '港'.repeat(3000), title_reading });
  const [saved] = await historyOf(seller, work.id, 'ja');
  const category = saved?.changes.find(({ field }) => field === 'category');
  const [english] = await historyOf(seller, work.id);
  expect(english?.changes.find(({ field }) => field === 'category')?.before).toBe('Painting');
  expect(category?.before).toBe('絵画');
  expect(saved?.changes).toContainEqual({ field: 'title_reading', before: null, after: title_reading });
  expect(String(saved?.changes.find(({ field }) => field === 'description')?.after).length).toBeLessThan(600);
});

it('records photo changes, but no event for an unchanged save', async () => {
  const seller = await world.seller();
  const [first, second] = [await uploadImage(seller, await jpeg()), await uploadImage(seller, await jpeg())];
  const body = { image_ids: [first.id, second.id] };
  const work = await addWork(seller, { title: 'Harbour', ...body });
  const same: Partial<ProductInput> = { ...body };
  await save(seller, work.id, same);
  const before = (await historyOf(seller, work.id)).length;
  await save(seller, work.id, same);
  expect((await historyOf(seller, work.id)).length).toBe(before);
  await save(seller, work.id, { image_ids: [second.id, first.id] });
  expect((await historyOf(seller, work.id))[0]?.changes).toEqual([{ field: 'images', before: 2, after: 2 }]);
  await seller.call({ method: 'POST', url: '/product/product/remove-images-files', body: { image_ids: [first.id] } });
  expect((await historyOf(seller, work.id))[0]?.changes).toEqual([{ field: 'images', before: 2, after: 1 }]);
  await uploadImage(seller, await jpeg(), { product_id: work.id });
  expect((await historyOf(seller, work.id))[0]?.changes).toEqual([{ field: 'images', before: 1, after: 2 }]);
});

it('includes orders, also cancelled ones, and crowdfunding requests', async () => {
  const seller = await world.seller();
  const work = await offerWork(seller);
  const order = await place(world, work);
  const { number, buyer } = await orderOf(seller, order);
  await world.play('orders.cancel', { order_id: order, reason: 'Moved away' });
  const ordered = (await historyOf(seller, work.id)).find(({ event }) => event === 'ordered');
  expect(ordered).toMatchObject({
    actor: { kind: 'buyer', name: buyer.name },
    use: { kind: 'buy_order', number, status: 'Order Cancelled', running: false, prevents_deletion: false },
  });
  const request = await createCrowdfunding(world, seller);
  const requested = await historyOf(seller, request.art_pieces[0]?.product_id ?? '');
  expect(requested.find(({ event }) => event === 'funds_requested')?.use).toMatchObject({ number: request.number });
});

it('is paged and starts with the creation even if it was not recorded', async () => {
  const seller = await world.seller();
  const work = await addWork(seller, { title: 'Harbour' });
  for (const year of [2001, 2002, 2003]) await save(seller, work.id, { year });
  const { queries } = world.backend.services;
  await queries.delete(events).where(eq(events.event, 'added'));
  const pages = [];
  for (const page of [1, 2]) pages.push((await getHistory(seller, work.id, `?per_page=2&page=${page}`)).json());
  expect(pages.map(({ total }) => total)).toEqual([4, 4]);
  const all: ProductEvent[] = pages.flatMap(({ data }) => data);
  expect(all.map(({ event }) => event)).toEqual(['saved', 'saved', 'saved', 'added']);
  expect(new Set(all.map(({ id }) => id)).size).toBe(4);
});

it('shows in the deleted list who deleted a work and the bytes used', async () => {
  const seller = await world.seller();
  const image = await uploadImage(seller, await jpeg());
  const work = await addWork(seller, { title: 'Harbour', image_ids: [image.id] });
  const list = async () => (await seller.call({ url: '/product/product/deleted-list' })).json();
  expect((await list()).deleted).toEqual({ all: 0, bytes: 0 });
  await remove(seller, work.id);
  const { data, deleted } = await list();
  expect(deleted).toEqual({ all: 1, bytes: image.bytes });
  expect(data[0]).toMatchObject({ id: work.id, deleted_by: { kind: 'seller', name: expect.any(String) } });
  const details = (await seller.call({ url: `/product/product/details/${work.id}` })).json().data;
  expect(details.deleted_by).toEqual(data[0].deleted_by);
  const can = Object.fromEntries(
    details.available_actions.map(({ action, available }: { action: string; available: boolean }) => [
      action,
      available,
    ]),
  );
  expect(can).toEqual({ save: false, duplicate: false, delete: false, restore: true });
});

it('returns 404 to other sellers', async () => {
  const work = await addWork(await world.seller(), { title: 'Harbour' });
  expect((await getHistory(await world.seller(), work.id)).statusCode).toBe(404);
});
