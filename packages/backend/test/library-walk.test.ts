/** The IDs of all matching works and the neighbours of a work agree with the list. */
import { beforeAll, describe, expect, it } from 'vitest';
import { addWork, list, type Product, type Seller, useWorld } from './support/world.ts';

const world = useWorld();
let seller: Seller;
let deleted: Product;

beforeAll(async () => {
  seller = await world.seller();
  const usd = (amount: string) => ({ amount, currency: 'USD' as const });
  for (const [index, title] of ['Same', 'Anchor', 'Same', 'Buoy', 'Same', 'Cliff'].entries()) {
    await addWork(seller, {
      title,
      ...(index % 2 === 0 && { year: 2000 + (index % 4), artist_name: 'Hana Morita' }),
      ...(index > 1 && { sale_cost: usd('10.00') }),
      ...(index === 3 && { rental_cost_per_month: usd('5.00') }),
    });
  }
  deleted = await addWork(seller, { title: 'Gone' });
  await seller.call({ method: 'DELETE', url: `/product/product/${deleted.id}` });
});

const neighbours = async (id: string, query = '') => {
  const answer = await seller.call({ url: `/product/product/neighbours/${id}${query}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};

const names = ['created_at', 'updated_at', 'title', 'artist_name', 'year', 'sale_cost', 'rental_cost'];
const sorts = names.flatMap((name) => [name, `-${name}`]);

describe('neighbours of a work', () => {
  it.each(sorts)('follow the order of the list by %s', async (sort) => {
    const { data } = await list(seller, `?sort=${sort}`);
    const shown = (work: Product | undefined) => (work ? { id: work.id, title: work.title } : null);
    for (const [index, { id }] of data.entries()) {
      expect(await neighbours(id, `?sort=${sort}`), `${sort} ${index}`).toEqual({
        previous: shown(data[index - 1]),
        next: shown(data[index + 1]),
        position: index + 1,
        total: data.length,
      });
    }
  });

  it('respect the filters', async () => {
    const { data } = await list(seller, '?search=same&sort=title');
    expect(data).toHaveLength(3);
    expect(await neighbours(data[1]?.id ?? '', '?search=same&sort=title')).toMatchObject({
      previous: { id: data[0]?.id },
      next: { id: data[2]?.id },
      position: 2,
      total: 3,
    });
  });

  it('are found for a work that the filters exclude', async () => {
    const [buoy] = (await list(seller, '?search=buoy')).data;
    const found = await neighbours(buoy?.id ?? '', '?search=same&sort=title');
    expect(found).toMatchObject({ previous: null, next: { title: 'Same' }, position: null, total: 3 });
  });

  it('are empty for a deleted work and return 404 to another seller', async () => {
    expect(await neighbours(deleted.id)).toEqual({ previous: null, next: null, position: null, total: 6 });
    const rival = await world.seller();
    const answer = await rival.call({ url: `/product/product/neighbours/${deleted.id}` });
    expect(answer.statusCode).toBe(404);
  });
});

describe('IDs of matching works', () => {
  const ids = async (query = '') => (await seller.call({ url: `/product/product/ids${query}` })).json();

  it('include versions and continue after a given ID', async () => {
    const all = await ids();
    const { data } = await list(seller);
    expect(all).toMatchObject({ total: 6, next: null });
    const sorted = data.map(({ id, version }) => ({ id, version })).sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(all.data).toEqual(sorted);
    expect((await ids(`?after=${sorted[3]?.id}`)).data).toEqual(sorted.slice(4));
  });

  it('respect the filters, also in the deleted list', async () => {
    expect((await ids('?search=same&year_from=2001')).data).toHaveLength(
      (await list(seller, '?search=same&year_from=2001')).total,
    );
    expect(await ids('?deleted=true')).toMatchObject({ total: 1, data: [{ id: deleted.id, version: 2 }] });
    expect((await ids('?year_from=2002&year_to=2001')).errors).toHaveProperty('year_to');
  });
});
