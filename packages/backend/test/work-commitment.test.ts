/** A work published with the seller's commitment stays published for twelve months (001 section 9). */
import { commitmentEnd } from '@smart-art/openapi/rules';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { works } from '../src/db/schema/index.ts';
import { offer, offerWork, place, post, requestPayment } from './support/orders.ts';
import { addWork, type Product, type Seller, useWorld } from './support/world.ts';

const world = useWorld();
const plain = { title: 'Harbour before rain', type: 'art', category_id: 'cat_painting' } as const;

const save = (seller: Seller, { id }: Product, input: object) =>
  post(seller, `/product/create/${id}`, { ...plain, ...offer, commitment_accepted: true, ...input });
const detailsOf = async (seller: Seller, { id }: Product) =>
  (await seller.call({ url: `/product/product/details/${id}` })).json().data;
const remove = (seller: Seller, { id }: Product, language = 'en') =>
  seller.call({ method: 'DELETE', url: `/product/product/${id}`, headers: { 'accept-language': language } });

it('cannot be deleted before the committed date that the reason names', async () => {
  const seller = await world.seller();
  const work = await offerWork(seller, { commitment_accepted: true });
  const until = commitmentEnd(new Date(work.created_at), 'UTC');
  const details = await detailsOf(seller, work);
  expect(Math.abs(Date.parse(details.committed_until) - until.getTime())).toBeLessThanOrEqual(60_000);
  expect(details.available_actions).toContainEqual({
    action: 'delete',
    available: false,
    reason: { code: 'work_is_committed', values: { until: details.committed_until, date: expect.any(String) } },
  });

  const rejected = await remove(seller, work);
  expect(rejected.statusCode).toBe(409);
  expect(rejected.json()).toMatchObject({
    message: expect.stringMatching(/^You committed to keep this work published until \d{1,2} \w{3} \d{4}\.$/),
    uses: [],
  });
  expect((await remove(seller, work, 'ja')).json().message).toMatch(/^この作品は\d{4}年\d+月\d+日まで/);

  const { queries } = world.backend.services;
  await queries
    .update(works)
    .set({ committed_until: new Date(0) })
    .where(eq(works.id, work.id));
  expect(await detailsOf(seller, work)).toMatchObject({ committed_until: null });
  expect((await remove(seller, work)).statusCode).toBe(200);
});

it('cannot be withdrawn by a save or in bulk, but its offer can change', async () => {
  const seller = await world.seller();
  const work = await offerWork(seller, { commitment_accepted: true });
  const { committed_until } = await detailsOf(seller, work);
  for (const [input, field] of [
    [{ for_sale: false, for_rent: false }, 'for_sale'],
    [{ sale_cost: null }, 'sale_cost'],
    [{ commitment_accepted: false }, 'commitment_accepted'],
  ] as const) {
    const rejected = await save(seller, work, input);
    expect(rejected.statusCode, rejected.body).toBe(422);
    expect(Object.keys(rejected.json().errors)).toEqual([field]);
  }
  const rented = await save(seller, work, { for_sale: false });
  expect(rented.statusCode, rented.body).toBe(200);
  expect(rented.json().data).toMatchObject({ status: 'to_rent', committed_until });

  for (const action of [{ action: 'offer', for_rent: false }, { action: 'delete' }]) {
    const answer = await post(seller, '/product/bulk', { ...action, items: [{ id: work.id }] });
    expect(answer.json(), answer.body).toMatchObject({ done: 0, refused: 1, data: [{ code: 'rule', after: null }] });
  }
});

it('does not bind drafts, works without a commitment or works without pieces left', async () => {
  const seller = await world.seller();
  const draft = await addWork(seller, { commitment_accepted: true });
  expect(await detailsOf(seller, draft)).toMatchObject({ committed_until: null });
  expect((await remove(seller, draft)).statusCode).toBe(200);

  const free = await offerWork(seller);
  const withdrawn = await save(seller, free, { for_sale: false, for_rent: false, commitment_accepted: false });
  expect(withdrawn.statusCode, withdrawn.body).toBe(200);

  const sold = await offerWork(seller, { commitment_accepted: true, pieces: 1 });
  await requestPayment(seller, await place(world, sold));
  expect(await detailsOf(seller, sold)).toMatchObject({ pieces_left: 0, committed_until: null });
  expect((await save(seller, sold, { for_sale: false, for_rent: false })).statusCode).toBe(200);
});
