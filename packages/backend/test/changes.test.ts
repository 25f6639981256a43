import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { day } from '../src/constants.ts';
import { agreements, users } from '../src/db/schema/index.ts';
import { freshSession } from './support/fresh-session.ts';
import { type Seller, useWorld } from './support/world.ts';

const world = useWorld();

const ask = (seller: Seller, headers: Record<string, string> = {}) => seller.call({ url: '/product/changes', headers });
const versionsOf = async (seller: Seller) => (await ask(seller)).json().data as Record<string, string>;

/** Which versions are others after something was done. */
async function changedBy(seller: Seller, act: () => Promise<unknown>): Promise<string[]> {
  const before = await versionsOf(seller);
  await act();
  const after = await versionsOf(seller);
  return Object.keys(after).filter((name) => after[name] !== before[name]);
}

const announce = (seller: Seller) => world.play('bell.announce', { email: seller.email, message: 'News' });
const markAll = (seller: Seller) =>
  seller.call({ method: 'POST', url: '/product/bell/notify/mark-seen', body: { all: true } });

describe('what has changed', () => {
  it('is asked in a session, also while signing up or before a forced change of the password', async () => {
    expect((await world.call({ url: '/product/changes' })).statusCode).toBe(401);
    const seller = await world.seller({ permissions: [] });
    await world.play('accounts.force-password-change', { email: seller.email });
    expect((await ask(seller)).statusCode).toBe(200);
  });

  it('is nothing while nothing has changed, in an answer without headers that were told before', async () => {
    const seller = await world.seller();
    const { headers } = await ask(seller);
    expect(headers.etag).toMatch(/^"[\w-]+"$/);
    const again = await ask(seller, { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.etag).toBe(headers.etag);
    expect(again.headers['content-security-policy']).toBeUndefined();
    expect(JSON.stringify(again.headers).length).toBeLessThan(300);
  });

  it('tells a notification, and that it was seen', async () => {
    const seller = await world.seller();
    expect(await changedBy(seller, () => announce(seller))).toEqual(['notifications']);
    expect(await changedBy(seller, () => markAll(seller))).toEqual(['notifications']);
    expect(await changedBy(seller, () => markAll(seller))).toEqual([]);
  });

  it('tells one that was seen while another came', async () => {
    const seller = await world.seller();
    await announce(seller);
    const seenAndNew = async () => {
      await markAll(seller);
      await announce(seller);
    };
    expect(await changedBy(seller, seenAndNew)).toEqual(['notifications']);
  });

  it('tells of the profile and the agreement', async () => {
    const seller = await world.seller();
    const { queries } = world.backend.services;
    const rename = () => queries.update(users).set({ firstname: 'Hana' }).where(eq(users.id, seller.id));
    expect(await changedBy(seller, rename)).toEqual(['profile']);
    const store = () => queries.update(agreements).set({ used_bytes: 7 }).where(eq(agreements.seller_id, seller.id));
    expect(await changedBy(seller, store)).toEqual(['profile', 'agreement']);
  });

  it('tells of the settings of the house, everybody', async () => {
    const seller = await world.seller();
    expect(await changedBy(seller, () => world.play('house.settings', { usd_jpy_rate: 149.5 }))).toEqual(['settings']);
  });

  it('tells that a day has begun, on which an agreement may have ended', async () => {
    const seller = await world.seller();
    const before = await versionsOf(seller);
    world.pass(day);
    const headers = { authorization: await freshSession(world, seller.id) };
    const after = (await world.call({ url: '/product/changes', headers })).json().data;
    const changed = Object.keys(before).filter((name) => after[name] !== before[name]);
    expect(changed).toEqual(['profile', 'agreement']);
  });

  it('tells nobody of others', async () => {
    const seller = await world.seller();
    const other = await world.seller();
    expect(await changedBy(seller, () => announce(other))).toEqual([]);
    expect(await versionsOf(seller)).not.toEqual(await versionsOf(other));
  });
});
