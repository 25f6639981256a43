import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { day } from '../src/constants.ts';
import { agreements, users } from '../src/db/schema/index.ts';
import { artPieces } from './support/art-pieces.ts';
import { freshSession } from './support/fresh-session.ts';
import { addWork, type Seller, useWorld } from './support/world.ts';

const world = useWorld();

const getChanges = (seller: Seller, headers: Record<string, string> = {}) =>
  seller.call({ url: '/product/changes', headers });
const versionsOf = async (seller: Seller) => (await getChanges(seller)).json().data as Record<string, string>;

/** The names of the versions that `act` changed. */
async function changedBy(seller: Seller, act: () => Promise<unknown>): Promise<string[]> {
  const before = await versionsOf(seller);
  await act();
  const after = await versionsOf(seller);
  return Object.keys(after).filter((name) => after[name] !== before[name]);
}

const announce = (seller: Seller) => world.play('bell.announce', { email: seller.email, message: 'News' });
const markAll = (seller: Seller) =>
  seller.call({ method: 'POST', url: '/product/bell/notify/mark-seen', body: { all: true } });

describe('change versions', () => {
  it('require a session and are available before a forced password change', async () => {
    expect((await world.call({ url: '/product/changes' })).statusCode).toBe(401);
    const seller = await world.seller({ permissions: [] });
    await world.play('accounts.force-password-change', { email: seller.email });
    expect((await getChanges(seller)).statusCode).toBe(200);
  });

  it('return a small 304 while nothing has changed', async () => {
    const seller = await world.seller();
    const { headers } = await getChanges(seller);
    expect(headers.etag).toMatch(/^"[\w-]+"$/);
    const again = await getChanges(seller, { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.etag).toBe(headers.etag);
    expect(again.headers['content-security-policy']).toBeUndefined();
    expect(JSON.stringify(again.headers).length).toBeLessThan(300);
  });

  it('are sent as X-Changes with other session responses, as of the start of the request', async () => {
    const seller = await world.seller();
    const tag = async () => (await getChanges(seller)).headers.etag;
    const bell = () => seller.call({ url: '/product/bell/notify/records' });
    const before = await tag();
    expect((await bell()).headers['x-changes']).toBe(before);
    await announce(seller);
    expect((await bell()).headers['x-changes']).not.toBe(before);
    const unseen = await tag();
    expect((await markAll(seller)).headers['x-changes']).toBe(unseen);
    expect((await bell()).headers['x-changes']).toBe(await tag());
    expect((await getChanges(seller)).headers['x-changes']).toBeUndefined();
    expect((await world.call({ url: '/product/site-settings' })).headers['x-changes']).toBeUndefined();
  });

  it('report new and seen notifications', async () => {
    const seller = await world.seller();
    expect(await changedBy(seller, () => announce(seller))).toEqual(['notifications']);
    expect(await changedBy(seller, () => markAll(seller))).toEqual(['notifications']);
    expect(await changedBy(seller, () => markAll(seller))).toEqual([]);
  });

  it('report a notification that arrives while others are marked as seen', async () => {
    const seller = await world.seller();
    await announce(seller);
    const seenAndNew = async () => {
      await markAll(seller);
      await announce(seller);
    };
    expect(await changedBy(seller, seenAndNew)).toEqual(['notifications']);
  });

  it('report a changed profile and agreement', async () => {
    const seller = await world.seller();
    const { queries } = world.backend.services;
    const rename = () => queries.update(users).set({ firstname: 'Hana' }).where(eq(users.id, seller.id));
    expect(await changedBy(seller, rename)).toEqual(['profile']);
    const store = () => queries.update(agreements).set({ used_bytes: 7 }).where(eq(agreements.seller_id, seller.id));
    expect(await changedBy(seller, store)).toEqual(['profile', 'agreement']);
    const set = async () => {
      const answer = await seller.call({
        method: 'POST',
        url: '/product/store-client-settings',
        body: { user_id: seller.id, time_zone: 'Asia/Kolkata' },
      });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    const profile = async () => (await seller.call({ url: `/product/users/profile-details/${seller.email}` })).json();
    expect((await profile()).details.time_zone).toBeNull();
    expect(await changedBy(seller, set)).toEqual(['profile']);
    expect((await profile()).details.time_zone).toBe('Asia/Kolkata');
  });

  it('report changed site settings', async () => {
    const seller = await world.seller();
    expect(await changedBy(seller, () => world.play('operator.settings', { usd_jpy_rate: 149.5 }))).toEqual([
      'settings',
    ]);
  });

  it('report a work that was added, saved, deleted or restored', async () => {
    const seller = await world.seller();
    const { id } = await addWork(seller);
    const body = { title: 'Harbour', type: 'art', category_id: 'cat_painting' };
    const send = (method: 'DELETE' | 'POST', url: string, sent?: object) => async () => {
      expect((await seller.call({ method, url: `/product/product/${url}`, body: sent })).statusCode).toBe(200);
    };
    for (const act of [
      () => addWork(seller),
      send('POST', `create/${id}`, body),
      send('DELETE', id),
      send('POST', `restore/${id}`, {}),
    ]) {
      expect(await changedBy(seller, act)).toEqual(['library']);
    }
    expect(await changedBy(seller, () => announce(seller))).toEqual(['notifications']);
  });

  it('report placed and declined orders, edited pieces and comments', async () => {
    const seller = await world.seller();
    let order = '';
    const place = async () => {
      order = (await world.play('custom-orders.place', { seller: seller.email, title: 'Two views' })).id ?? '';
    };
    const waiting = async () => (await versionsOf(seller)).orders_waiting;
    expect(await waiting()).toBe(0);
    expect(await changedBy(seller, place)).toEqual(['notifications', 'orders', 'orders_waiting']);
    expect(await waiting()).toBe(1);
    const details = await seller.call({ url: `/product/orders-custom-details/${order}` });
    const { id } = details.json().data.art_pieces[0];
    const addComment = () =>
      seller.call({ method: 'POST', url: '/product/add-comment', body: { art_piece_id: id, comment: '空' } });
    const save = () => artPieces.update(seller, id, { title: 'The harbour' });
    const decline = () => artPieces.report(seller, { art_piece_id: id, status: 'artist_not_accepted' });
    for (const act of [addComment, save]) {
      expect(await changedBy(seller, act)).toEqual(['orders']);
    }
    expect(await changedBy(seller, decline)).toEqual(['orders', 'orders_waiting']);
    expect(await waiting()).toBe(0);
  });

  it('report profile and agreement on a new day, when the agreement may have ended', async () => {
    const seller = await world.seller();
    const before = await versionsOf(seller);
    world.pass(day);
    const headers = { authorization: await freshSession(world, seller.id) };
    const after = (await world.call({ url: '/product/changes', headers })).json().data;
    const changed = Object.keys(before).filter((name) => after[name] !== before[name]);
    expect(changed).toEqual(['profile', 'agreement']);
  });

  it('do not report changes of other sellers', async () => {
    const seller = await world.seller();
    const other = await world.seller();
    expect(await changedBy(seller, () => announce(other))).toEqual([]);
    expect(await changedBy(seller, () => addWork(other))).toEqual([]);
    const order = () => world.play('custom-orders.place', { seller: other.email, title: 'Two views' });
    expect(await changedBy(seller, order)).toEqual([]);
    expect(await versionsOf(seller)).not.toEqual(await versionsOf(other));
  });
});
