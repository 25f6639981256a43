/** Global search, and the profiles of buyers and supporters. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders, users } from '../src/db/schema/index.ts';
import { orderGrams } from '../src/orders/narrowing.ts';
import { createCrowdfunding, crowdfundingApi } from './support/crowdfunding.ts';
import { offerWork, place } from './support/orders.ts';
import { addWork, type Seller, useWorld } from './support/world.ts';

const world = useWorld();

async function find(seller: Seller, query: string) {
  const answer = await seller.call({ url: `/product/search?query=${encodeURIComponent(query)}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const nothing = { works: [], orders: [], people: [], exhibitions: [], requests: [] };
const person = (seller: Seller, id: string) => seller.call({ url: `/product/get-profile-details?id=${id}` });

/** Limits a seller to the given permissions. */
async function grant(seller: Seller, ...names: string[]) {
  const roles = [{ name: 'artist', permissions: names.map((name) => ({ name })) }];
  await world.backend.services.queries.update(users).set({ roles }).where(eq(users.id, seller.id));
}

describe('global search', () => {
  it('finds works, orders, buyers and requests regardless of width, case and kana', async () => {
    const seller = await world.seller();
    const work = await offerWork(seller, { title: 'アルバの港' });
    const order = await place(world, work, {
      first_name: '葵',
      last_name: '中村',
      language: 'ja',
      email: 'aoi@example.com',
    });
    const { id: request, title } = await createCrowdfunding(world, seller);
    const found = await find(seller, 'ｱﾙﾊﾞ');
    expect(found.works).toMatchObject([{ id: work.id, title: 'アルバの港' }]);
    expect(found.orders).toMatchObject([{ id: order, kind: 'buy', title: 'アルバの港', buyer: '中村 葵' }]);
    expect(found.people).toEqual([]);
    const { people } = await find(seller, '中村');
    expect(people).toMatchObject([{ kind: 'buyer', name: '中村 葵' }]);
    expect((await find(seller, title.toUpperCase())).requests).toMatchObject([{ id: request, title }]);
    expect(await find(seller, 'ア 無い')).toEqual(nothing);
  });

  it('finds no records of another seller', async () => {
    const [owner, rival] = [await world.seller(), await world.seller()];
    await place(world, await offerWork(owner, { title: 'Kraken' }), { first_name: 'Kraken', last_name: 'Berg' });
    const { id } = await createCrowdfunding(world, owner);
    await crowdfundingApi(world).accept(id);
    await world.play('crowdfunding.donate', {
      request: id,
      amount: 50,
      email: 'kraken@example.com',
      lastname: 'Kraken',
    });
    const own = await find(owner, 'kraken');
    expect(own.people.map(({ kind }: { kind: string }) => kind)).toEqual(['buyer', 'supporter']);
    expect(await find(rival, 'kraken')).toEqual(nothing);
    expect((await find(rival, 'Twelve views')).requests).toEqual([]);
    for (const { id } of own.people) expect((await person(rival, id)).statusCode).toBe(404);
  });

  it('omits records without permission', async () => {
    const seller = await world.seller();
    await place(world, await offerWork(seller, { title: 'Quince' }), { first_name: 'Quince', last_name: 'Berg' });
    await grant(seller, 'sa-list-art-library', 'sa-list-orders');
    const found = await find(seller, 'quince');
    expect([found.works.length, found.orders.length, found.people.length]).toEqual([1, 1, 0]);
    await grant(seller);
    expect(await find(seller, 'quince')).toEqual(nothing);
  });

  it('finds an order that is older than a thousand others', async () => {
    const seller = await world.seller();
    const old = await place(world, await offerWork(seller, { title: 'Zephyr' }), {
      first_name: 'Zoe',
      last_name: 'Alt',
    });
    const { queries } = world.backend.services;
    const [row] = await queries.select().from(orders).where(eq(orders.id, old));
    if (!row) throw new Error('No order');
    const { total_usd: _usd, total_jpy: _jpy, ...rest } = row;
    const rows = Array.from({ length: 1001 }, (_, index) => {
      const search_text = `n-${index}\nreed ${index}\nemma larsen`;
      const created_at = new Date(row.created_at.getTime() + (index + 1) * 1000);
      const search_grams = orderGrams(seller.id, search_text);
      return {
        ...rest,
        id: `ord_behind${index}`,
        number: `N-${index}`,
        title: `Reed ${index}`,
        created_at,
        search_text,
        search_grams,
      };
    });
    for (let start = 0; start < rows.length; start += 500) {
      await queries.insert(orders).values(rows.slice(start, start + 500));
    }
    expect((await find(seller, 'zephyr')).orders.map(({ id }: { id: string }) => id)).toEqual([old]);
    expect((await find(seller, 'reed')).orders).toHaveLength(6);
    expect((await find(seller, 'zoe')).people).toHaveLength(1);
  });

  it('rejects an invalid query and finds nothing for a lone accent or wildcards', async () => {
    const seller = await world.seller();
    await addWork(seller);
    for (const query of ['', '%20', 'x'.repeat(201)]) {
      const answer = await seller.call({ url: `/product/search?query=${query}` });
      expect(answer.statusCode, answer.body).toBe(422);
      expect(Object.keys(answer.json().errors)).toEqual(['query']);
    }
    expect(await find(seller, '\u0301')).toEqual(nothing);
    expect(await find(seller, '%_')).toEqual(nothing);
  });
});

describe('buyer and supporter profile', () => {
  it('shows a buyer’s name, email and orders from this seller', async () => {
    const [seller, other] = [await world.seller(), await world.seller()];
    const who = { first_name: 'Ada', last_name: 'Linden', email: 'ada@example.com' };
    const first = await place(world, await offerWork(seller), who);
    const second = await place(world, await offerWork(seller), who);
    await place(world, await offerWork(other), who);
    const [{ id }] = (await find(seller, 'ada linden')).people;
    const answer = (await person(seller, id)).json();
    expect(answer.data).toMatchObject({
      firstname: 'Ada',
      lastname: 'Linden',
      contact: { email: 'ada@example.com', telephone: null },
      profile_image: null,
    });
    expect(answer.profile).toBeNull();
    expect(answer.dealings.orders.map((order: { id: string }) => order.id)).toEqual([second, first]);
    expect(answer.dealings).toMatchObject({ order_count: 2, contribution_count: 0 });
    expect((await person(other, id)).statusCode).toBe(404);
    await grant(seller, 'sa-view-profile');
    expect((await person(seller, id)).statusCode).toBe(403);
  });

  it('shows a supporter’s contributions to this seller’s requests, without the email', async () => {
    const [seller, other] = [await world.seller(), await world.seller()];
    const who = { email: 'grete@example.com', firstname: 'Grete', lastname: 'Holm' };
    const [mine, theirs] = [await createCrowdfunding(world, seller), await createCrowdfunding(world, other)];
    for (const { id } of [mine, theirs]) await crowdfundingApi(world).accept(id);
    await world.play('crowdfunding.donate', { request: mine.id, amount: 250, ...who });
    const [{ id }] = (await find(seller, 'grete')).people;
    // A seller without dealings with the supporter cannot see the profile.
    expect((await person(other, id)).statusCode).toBe(404);
    await world.play('crowdfunding.donate', { request: theirs.id, amount: 10, ...who });
    const answer = (await person(seller, id)).json();
    expect(answer.data).toMatchObject({ firstname: 'Grete', contact: null });
    expect(answer.dealings).toMatchObject({
      order_count: 0,
      contribution_count: 1,
      contributions: [{ kind: 'donation', request: { id: mine.id }, piece: null, amount: { amount: '250.00' } }],
    });
    expect(JSON.stringify(answer)).not.toContain('grete@');
    await grant(seller, 'sa-view-profile', 'sa-list-orders');
    expect((await person(seller, id)).statusCode).toBe(403);
  });
});
