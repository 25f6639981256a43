/** Saved list views, stored on the server per seller. */
import { expect, it } from 'vitest';
import { type Seller, useWorld } from './support/world.ts';

const world = useWorld();

const create = (seller: Seller, body: object, headers: Record<string, string> = {}) =>
  seller.call({
    method: 'POST',
    url: '/product/list-views',
    body: { list: 'art-library', query: '', ...body },
    headers,
  });
const change = (seller: Seller, id: string, body: object, headers: Record<string, string> = {}) =>
  seller.call({ method: 'POST', url: `/product/list-views/${id}`, body, headers });
const views = async (seller: Seller, list = 'art-library') =>
  (await seller.call({ url: `/product/list-views?list=${list}` })).json().data;

async function createThree(seller: Seller): Promise<string[]> {
  const ids: string[] = [];
  for (const name of ['A', 'B', 'C']) ids.push((await create(seller, { name })).json().data.id);
  return ids;
}

it('stores views per list and seller, in order of creation', async () => {
  const seller = await world.seller();
  const created = await create(seller, { name: '  販売中の大きい作品 ', query: 'show=for_sale&size=large' });
  expect(created.statusCode).toBe(201);
  expect(created.json().data).toMatchObject({ name: '販売中の大きい作品', is_default: false, position: 1, version: 1 });
  await create(seller, { name: 'All', query: '' });
  await create(seller, { name: 'All', list: 'orders' });
  expect((await views(seller)).map(({ name }: { name: string }) => name)).toEqual(['販売中の大きい作品', 'All']);
  expect(await views(seller, 'orders')).toHaveLength(1);
  expect(await views(await world.seller())).toEqual([]);
});

it('renames, moves and removes views and keeps positions contiguous', async () => {
  const seller = await world.seller();
  const [a = '', b = '', c = ''] = await createThree(seller);
  const order = async () => (await views(seller)).map(({ id, position }: Record<string, unknown>) => [id, position]);
  expect((await change(seller, c, { position: 1 })).json().data).toMatchObject({ position: 1, version: 2 });
  expect(await order()).toEqual([
    [c, 1],
    [a, 2],
    [b, 3],
  ]);
  expect((await change(seller, a, { position: 50 })).json().data.position).toBe(3);
  expect((await change(seller, a, { name: 'Again', query: 'type=art' })).json().data).toMatchObject({
    name: 'Again',
    query: 'type=art',
    position: 3,
  });
  const removed = await seller.call({ method: 'DELETE', url: `/product/list-views/${c}` });
  expect(removed.statusCode).toBe(200);
  expect(await order()).toEqual([
    [b, 1],
    [a, 2],
  ]);
});

it('allows one default view per list', async () => {
  const seller = await world.seller();
  const [a = '', b = ''] = await createThree(seller);
  await change(seller, a, { is_default: true });
  await change(seller, b, { is_default: true });
  const isDefault = (await views(seller)).map(({ is_default }: { is_default: boolean }) => is_default);
  expect(isDefault).toEqual([false, true, false]);
  await change(seller, b, { is_default: false });
  await create(seller, { name: 'D', is_default: true });
  expect((await views(seller)).filter(({ is_default }: { is_default: boolean }) => is_default)).toMatchObject([
    { name: 'D' },
  ]);
});

it('requires distinct names, ignoring case and width', async () => {
  const seller = await world.seller();
  const [a = '', b = ''] = await createThree(seller);
  const taken = await create(seller, { name: 'Ａ' });
  expect(taken.statusCode).toBe(422);
  expect(taken.json().errors).toEqual({ name: ['You already have a view with this name.'] });
  expect((await change(seller, b, { name: 'a' })).statusCode).toBe(422);
  expect((await change(seller, a, { name: 'a' })).statusCode).toBe(200);
  expect((await create(seller, { name: ' ' })).json().errors).toHaveProperty('name');
});

it('allows at most 50 views per list and creates one per idempotency key', async () => {
  const seller = await world.seller();
  const headers = { 'idempotency-key': 'keep-this-view' };
  const first = await create(seller, { name: 'View 0' }, headers);
  expect((await create(seller, { name: 'View 0' }, headers)).json()).toEqual(first.json());
  for (let index = 1; index < 50; index++) await create(seller, { name: `View ${index}` });
  expect((await create(seller, { name: 'View 50' })).statusCode).toBe(409);
  expect(await views(seller)).toHaveLength(50);
});

it('returns 412 for a stale version and 404 to other sellers', async () => {
  const [seller, rival] = [await world.seller(), await world.seller()];
  const [id = ''] = await createThree(seller);
  await change(seller, id, { name: 'Mine' });
  const late = await change(seller, id, { name: 'Late' }, { 'if-match': '"1"' });
  expect(late.statusCode).toBe(412);
  expect(late.json().current).toMatchObject({ id, name: 'Mine', version: 2 });
  expect((await change(rival, id, { name: 'Theirs' })).statusCode).toBe(404);
  expect((await rival.call({ method: 'DELETE', url: `/product/list-views/${id}` })).statusCode).toBe(404);
  expect((await views(seller))[0].name).toBe('Mine');
});
