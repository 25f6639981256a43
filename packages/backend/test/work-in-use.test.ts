/** A work that something else needs is not deleted (001 section 5). */
import { expect, it } from 'vitest';
import { askForFunds, inCrowdfunding } from './support/crowdfunding.ts';
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
