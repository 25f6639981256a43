/** A work that something else needs is not deleted (001 section 5). */
import { expect, it } from 'vitest';
import { askForFunds, inCrowdfunding } from './support/crowdfunding.ts';
import { offerWork, orderOf, place } from './support/orders.ts';
import { type Seller, useWorld } from './support/world.ts';

const world = useWorld();
const { cancel } = inCrowdfunding(world);

const remove = (seller: Seller, id: string, language = 'en') =>
  seller.call({ method: 'DELETE', url: `/product/product/${id}`, headers: { 'accept-language': language } });

it('stays while a crowdfunding request is for it, and can go when that is over', async () => {
  const seller = await world.seller();
  const request = await askForFunds(world, seller);
  const work = { id: request.art_pieces[0]?.product_id ?? '' };
  const refused = await remove(seller, work.id);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toBe(
    `This work cannot be deleted: it is used in the crowdfunding request ${request.number} “${request.title}”.`,
  );
  expect((await remove(seller, work.id, 'ja')).json().message).toContain(`申請${request.number}`);
  expect((await seller.call({ url: '/product/product/deleted-list' })).json().total).toBe(0);
  await cancel(seller, request.id);
  expect((await remove(seller, work.id)).statusCode).toBe(200);
});

it('stays while an order for it is on its way, and can go when that is cancelled', async () => {
  const seller = await world.seller();
  const work = await offerWork(seller);
  const order = await place(world, work);
  const { number } = await orderOf(seller, order);
  const refused = await remove(seller, work.id);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toBe(`This work cannot be deleted: it is used in order ${number}.`);
  expect((await remove(seller, work.id, 'ja')).json().message).toBe(
    `この作品は注文${number}で使われているため、削除できません。`,
  );
  await world.play('orders.cancel', { order_id: order, reason: 'Moved away' });
  expect((await remove(seller, work.id)).statusCode).toBe(200);
});
