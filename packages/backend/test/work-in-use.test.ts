/** A work in use cannot be deleted (001 section 5). */
import type { components } from '@smart-art/openapi/product';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orders } from '../src/db/schema/index.ts';
import { createCrowdfunding, crowdfundingApi } from './support/crowdfunding.ts';
import { offerWork, orderOf, place, requestPayment } from './support/orders.ts';
import { type Seller, useWorld } from './support/world.ts';

type ProductDetails = components['schemas']['ProductDetails'];

const world = useWorld();
const { cancel } = crowdfundingApi(world);

const remove = (seller: Seller, id: string, language = 'en') =>
  seller.call({ method: 'DELETE', url: `/product/product/${id}`, headers: { 'accept-language': language } });

it('cannot be deleted while a crowdfunding request uses it', async () => {
  const seller = await world.seller();
  const request = await createCrowdfunding(world, seller);
  const work = { id: request.art_pieces[0]?.product_id ?? '' };
  const rejected = await remove(seller, work.id);
  expect(rejected.statusCode).toBe(409);
  expect(rejected.json().message).toBe(
    `This work can’t be deleted: it’s used in the crowdfunding request ${request.number} “${request.title}”.`,
  );
  expect((await remove(seller, work.id, 'ja')).json().message).toContain(`プロジェクト${request.number}`);
  expect((await seller.call({ url: '/product/product/deleted-list' })).json().total).toBe(0);
  await cancel(seller, request.id);
  expect((await remove(seller, work.id)).statusCode).toBe(200);
});

it('cannot be deleted while an order for it is open', async () => {
  const seller = await world.seller();
  const work = await offerWork(seller);
  const order = await place(world, work);
  const { number } = await orderOf(seller, order);
  const rejected = await remove(seller, work.id);
  expect(rejected.statusCode).toBe(409);
  expect(rejected.json().message).toBe(`This work can’t be deleted: it’s used in order ${number}.`);
  expect((await remove(seller, work.id, 'ja')).json().message).toBe(
    `この作品は注文${number}で使われているため、削除できません。`,
  );
  await world.play('orders.cancel', { order_id: order, reason: 'Moved away' });
  expect((await remove(seller, work.id)).statusCode).toBe(200);
});

const detailsOf = async (seller: Seller, id: string, headers: Record<string, string> = {}) =>
  seller.call({ url: `/product/product/details/${id}`, headers });

const actionOf = (work: ProductDetails, action: string) =>
  work.available_actions.find((available) => available.action === action);

it('shows its uses, the pieces left and the reason why it cannot be deleted', async () => {
  const seller = await world.seller();
  const work = await offerWork(seller, { pieces: 2 });
  const before = await detailsOf(seller, work.id);
  expect(before.json().data).toMatchObject({ uses: [], pieces_left: 2, deleted_by: null });
  expect(actionOf(before.json().data, 'delete')).toEqual({ action: 'delete', available: true, reason: null });

  const order = await place(world, work);
  await requestPayment(seller, order);
  const { number } = await orderOf(seller, order);
  // The version of the work is unchanged, but its uses are not.
  const after = await detailsOf(seller, work.id, { 'if-none-match': String(before.headers.etag) });
  expect(after.statusCode).toBe(200);
  const use = { kind: 'buy_order', id: order, number, status: 'Payment Requested', running: true };
  expect(after.json().data).toMatchObject({ version: 1, uses: [{ ...use, prevents_deletion: true }], pieces_left: 1 });
  expect(actionOf(after.json().data, 'delete')).toMatchObject({
    available: false,
    reason: { code: 'work_is_used', values: { uses: `order ${number}` } },
  });
  const rejected = await remove(seller, work.id);
  expect(rejected.json().uses).toEqual(after.json().data.uses);
});

it('cannot be deleted after a sale unless it was refunded', async () => {
  const seller = await world.seller();
  const [sold, returned] = [await offerWork(seller), await offerWork(seller)];
  const { queries } = world.backend.services;
  const close = (id: string, payment_status: 'confirmed' | 'refunded') =>
    queries.update(orders).set({ status: 'Closed', payment_status }).where(eq(orders.id, id));
  const sale = await place(world, sold);
  await close(sale, 'confirmed');
  const rejected = await remove(seller, sold.id);
  expect(rejected.statusCode).toBe(409);
  expect(rejected.json().uses).toMatchObject([{ id: sale, status: 'Closed', running: false, prevents_deletion: true }]);

  const back = await place(world, returned);
  await close(back, 'refunded');
  expect((await detailsOf(seller, returned.id)).json().data.uses).toEqual([]);
  expect((await remove(seller, returned.id)).statusCode).toBe(200);
});

it('names five uses and the number of further ones', async () => {
  const seller = await world.seller();
  const work = await offerWork(seller);
  for (let placed = 0; placed < 7; placed += 1) await place(world, work);
  const { message, uses } = (await remove(seller, work.id)).json();
  expect(uses).toHaveLength(7);
  expect(message).toMatch(/order SA-\d+, .*, 2 more\.$/);
  expect(message.match(/order/g)).toHaveLength(5);
  expect((await remove(seller, work.id, 'ja')).json().message).toContain('ほか2件');
});
