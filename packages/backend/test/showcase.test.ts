/** What other sellers see of a seller, and what stays private. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../src/db/schema/index.ts';
import { business } from './support/account.ts';
import { offerWork } from './support/orders.ts';
import { addWork, type Seller, useWorld } from './support/world.ts';

const world = useWorld();

async function showcaseOf(viewer: Seller, id: string) {
  const answer = await viewer.call({ url: `/product/get-profile-details?id=${id}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().showcase;
}

const save = (seller: Seller, more: object) =>
  seller.call({
    method: 'POST',
    url: '/product/users/update-profile-details',
    body: { actor_type: 'artist', business, ...more },
  });

const announce = async (seller: Seller, name: string) => {
  const answer = await seller.call({
    method: 'POST',
    url: '/product/exhibition',
    body: {
      name,
      category: 'Virtual Exhibition',
      type: 'Art Exhibition',
      start_date: '2031-03-06T10:00',
      end_date: '2031-03-14T18:00',
      time_zone: 'Asia/Tokyo',
      virtual_link: 'https://rooms.example.com/salt',
      maximum_exhibitors: 5,
      maximum_subscribers: 5,
      organiser: { name: 'Hana Morita', email: 'hana@example.com' },
    },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.id as string;
};

describe('seller showcase', () => {
  it('contains the statement and the offered works, without incomplete or deleted ones', async () => {
    const [owner, viewer] = [await world.seller(), await world.seller()];
    expect(await showcaseOf(viewer, owner.id)).toEqual({ statement: null, works: [], work_count: 0, exhibitions: [] });
    expect((await save(owner, { statement: '  Harbours, before the lamps.\n' })).statusCode).toBe(200);
    const offered = await offerWork(owner, { title: 'Harbour, last light', year: 2024 });
    const gone = await offerWork(owner, { title: 'Given away' });
    await addWork(owner, { title: 'A draft' });
    await addWork(owner, { title: 'Without a picture', for_sale: true });
    const deleted = await owner.call({ method: 'DELETE', url: `/product/product/${gone.id}` });
    expect(deleted.statusCode, deleted.body).toBe(200);
    const shown = await showcaseOf(viewer, owner.id);
    expect(shown).toMatchObject({
      statement: 'Harbours, before the lamps.',
      works: [{ id: offered.id, title: 'Harbour, last light', year: 2024 }],
      work_count: 1,
    });
    expect(Object.keys(shown.works[0]).sort()).toEqual(['artist_name', 'cover', 'id', 'medium', 'title', 'year']);
    expect(await showcaseOf(owner, owner.id)).toEqual(shown);
    /* The work itself stays private to its owner. */
    expect((await viewer.call({ url: `/product/product/details/${offered.id}` })).statusCode).toBe(404);
  });

  it('keeps an omitted statement, clears an empty one and rejects one that is too long', async () => {
    const seller = await world.seller();
    await save(seller, { statement: 'Harbours.' });
    expect((await save(seller, {})).json().profile.statement).toBe('Harbours.');
    expect((await save(seller, { statement: ' ' })).json().profile.statement).toBeNull();
    expect((await save(seller, { statement: 'x'.repeat(2001) })).statusCode).toBe(422);
  });

  it('contains exhibitions only for viewers who may list them', async () => {
    const [owner, viewer] = [await world.seller(), await world.seller()];
    const id = await announce(owner, 'Salt and Paper');
    expect((await showcaseOf(viewer, owner.id)).exhibitions).toMatchObject([
      { id, name: 'Salt and Paper', role: 'organiser', start_date: '2031-03-06T10:00' },
    ]);
    const roles = [{ name: 'artist', permissions: [{ name: 'sa-view-profile' }] }];
    await world.backend.services.queries.update(users).set({ roles }).where(eq(users.id, viewer.id));
    expect((await showcaseOf(viewer, owner.id)).exhibitions).toEqual([]);
  });
});
