/** Views of lists are kept on the server, each seller's own. */
import { expect, it } from 'vitest';
import { type Seller, useWorld } from './support/world.ts';

const world = useWorld();

const keep = (seller: Seller, body: object, headers: Record<string, string> = {}) =>
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

async function keepThree(seller: Seller): Promise<string[]> {
  const ids: string[] = [];
  for (const name of ['A', 'B', 'C']) ids.push((await keep(seller, { name })).json().data.id);
  return ids;
}

it('are kept for each list, in the order in which they were kept', async () => {
  const seller = await world.seller();
  const kept = await keep(seller, { name: '  販売中の大きい作品 ', query: 'show=for_sale&size=large' });
  expect(kept.statusCode).toBe(201);
  expect(kept.json().data).toMatchObject({ name: '販売中の大きい作品', is_default: false, position: 1, version: 1 });
  await keep(seller, { name: 'All', query: '' });
  await keep(seller, { name: 'All', list: 'orders' });
  expect((await views(seller)).map(({ name }: { name: string }) => name)).toEqual(['販売中の大きい作品', 'All']);
  expect(await views(seller, 'orders')).toHaveLength(1);
  expect(await views(await world.seller())).toEqual([]);
});

it('are renamed, moved and removed, and close the gap', async () => {
  const seller = await world.seller();
  const [a = '', b = '', c = ''] = await keepThree(seller);
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

it('have one default a list', async () => {
  const seller = await world.seller();
  const [a = '', b = ''] = await keepThree(seller);
  await change(seller, a, { is_default: true });
  await change(seller, b, { is_default: true });
  const isDefault = (await views(seller)).map(({ is_default }: { is_default: boolean }) => is_default);
  expect(isDefault).toEqual([false, true, false]);
  await change(seller, b, { is_default: false });
  await keep(seller, { name: 'D', is_default: true });
  expect((await views(seller)).filter(({ is_default }: { is_default: boolean }) => is_default)).toMatchObject([
    { name: 'D' },
  ]);
});

it('have names that can be told apart', async () => {
  const seller = await world.seller();
  const [a = '', b = ''] = await keepThree(seller);
  const taken = await keep(seller, { name: 'Ａ' });
  expect(taken.statusCode).toBe(422);
  expect(taken.json().errors).toEqual({ name: ['You already have a view with this name.'] });
  expect((await change(seller, b, { name: 'a' })).statusCode).toBe(422);
  expect((await change(seller, a, { name: 'a' })).statusCode).toBe(200);
  expect((await keep(seller, { name: ' ' })).json().errors).toHaveProperty('name');
});

it('are at most fifty a list, and kept once for a key', async () => {
  const seller = await world.seller();
  const headers = { 'idempotency-key': 'keep-this-view' };
  const first = await keep(seller, { name: 'View 0' }, headers);
  expect((await keep(seller, { name: 'View 0' }, headers)).json()).toEqual(first.json());
  for (let index = 1; index < 50; index++) await keep(seller, { name: `View ${index}` });
  expect((await keep(seller, { name: 'View 50' })).statusCode).toBe(409);
  expect(await views(seller)).toHaveLength(50);
});

it('are not changed over another change, nor by anybody else', async () => {
  const [seller, rival] = [await world.seller(), await world.seller()];
  const [id = ''] = await keepThree(seller);
  await change(seller, id, { name: 'Mine' });
  const late = await change(seller, id, { name: 'Late' }, { 'if-match': '"1"' });
  expect(late.statusCode).toBe(412);
  expect(late.json().current).toMatchObject({ id, name: 'Mine', version: 2 });
  expect((await change(rival, id, { name: 'Theirs' })).statusCode).toBe(404);
  expect((await rival.call({ method: 'DELETE', url: `/product/list-views/${id}` })).statusCode).toBe(404);
  expect((await views(seller))[0].name).toBe('Mine');
});
