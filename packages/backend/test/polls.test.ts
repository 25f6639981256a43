/** A poll without changes runs no queries, and the next poll sees every change. */
import type { PGlite } from '@electric-sql/pglite';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day, hour } from '../src/constants.ts';
import { agreements, sessions, users } from '../src/db/schema/index.ts';
import { openSession } from '../src/session/session.ts';
import { type QueryWatcher, queriesOf, watchQueries } from './support/count-queries.ts';
import { freshSession } from './support/fresh-session.ts';
import { addWork, type Seller, useWorld } from './support/world.ts';

const world = useWorld();
let watched: QueryWatcher;
beforeAll(() => {
  watched = watchQueries();
});
afterAll(() => watched.restore());

const poll = (seller: Seller, tag = '', authorization = `Bearer ${seller.token}`) =>
  world.call({ url: '/product/changes', headers: { authorization, ...(tag && { 'if-none-match': tag }) } });
const tagOf = async (seller: Seller, authorization?: string) =>
  String((await poll(seller, '', authorization)).headers.etag);
const queries = () => world.backend.services.queries;
const post = (seller: Seller, url: string, body: object = {}) => seller.call({ method: 'POST', url, body });

/** Expects 304 responses without any query. */
async function expectNoQueries(seller: Seller, tag: string, authorization?: string) {
  const executed = await queriesOf(async () => {
    for (let times = 0; times < 3; times++) {
      const answer = await poll(seller, tag, authorization);
      expect([answer.statusCode, answer.body]).toEqual([304, '']);
    }
  });
  expect(executed).toEqual([]);
}

describe('poll', () => {
  it('is answered from memory with identical bytes while nothing changes', async () => {
    const seller = await world.seller();
    const first = await queriesOf(() => poll(seller));
    expect(first.length).toBeGreaterThan(0);
    const whole = await poll(seller);
    await expectNoQueries(seller, String(whole.headers.etag));
    const again = await poll(seller);
    const before = { ...whole.headers, date: '', 'x-request-id': '' };
    expect(again.body).toBe(whole.body);
    expect({ ...again.headers, date: '', 'x-request-id': '' }).toEqual(before);
    // Changes by other sellers do not matter.
    await addWork(await world.seller());
    await expectNoQueries(seller, String(whole.headers.etag));
  });

  it('runs one query after a change, and reads the session again if the account changed', async () => {
    const seller = await world.seller();
    const queriesAfter = async (change: () => Promise<unknown>) => {
      const tag = await tagOf(seller);
      await change();
      return queriesOf(async () => {
        expect((await poll(seller, tag)).statusCode).toBe(200);
      });
    };
    const versions = expect.stringContaining('polled_versions');
    const news = () => world.play('bell.announce', { email: seller.email, message: 'News' });
    expect(await queriesAfter(news)).toEqual([versions]);
    const rename = () => writeDirectly(`update users set firstname = 'Aoi' where id = '${seller.id}'`);
    expect(await queriesAfter(rename)).toEqual([expect.stringContaining('"sessions"'), versions]);
  });

  it('counts cache hits and misses in the metrics', async () => {
    const seller = await world.seller();
    const read = async () => {
      const { body } = await world.call({ url: '/metrics' });
      const countOf = (part: string, result: string) =>
        Number(new RegExp(`^memory_reads_total\\{part="${part}",result="${result}"\\} (\\d+)$`, 'm').exec(body)?.[1]);
      return ['sessions', 'versions'].map((part) => [countOf(part, 'hit'), countOf(part, 'miss')]);
    };
    await poll(seller);
    const [[sessionHits = 0, sessionMisses] = [], [versionHits = 0, versionMisses] = []] = await read();
    for (let times = 0; times < 5; times++) await poll(seller);
    expect(await read()).toEqual([
      [sessionHits + 5, sessionMisses],
      [versionHits + 5, versionMisses],
    ]);
    const { body } = await world.call({ url: '/metrics' });
    expect(body).toMatch(/^memory_listening 1$/m);
  });
});

describe('the next poll sees', () => {
  const changes: [string, (seller: Seller) => Promise<unknown>][] = [
    ['a new work', (seller) => addWork(seller)],
    ['a changed name', ({ id }) => queries().update(users).set({ firstname: 'Aoi' }).where(eq(users.id, id))],
    ['a notification', ({ email }) => world.play('bell.announce', { email, message: 'News' })],
    ['a new order', ({ email }) => world.play('custom-orders.place', { seller: email, title: 'Two' })],
    ['changed site settings', () => world.play('operator.settings', { usd_jpy_rate: 100 + Math.random() * 50 })],
    [
      'a changed agreement',
      ({ id }) => queries().update(agreements).set({ used_bytes: 7 }).where(eq(agreements.seller_id, id)),
    ],
  ];
  it.each(changes)('%s', async (_name, change) => {
    const seller = await world.seller();
    const tag = await tagOf(seller);
    await expectNoQueries(seller, tag);
    await change(seller);
    const answer = await poll(seller, tag);
    expect(answer.statusCode).toBe(200);
    await expectNoQueries(seller, String(answer.headers.etag));
  });

  it('notifications marked as seen', async () => {
    const seller = await world.seller();
    await world.play('bell.announce', { email: seller.email, message: 'News' });
    const tag = await tagOf(seller);
    await post(seller, '/product/bell/notify/mark-seen', { all: true });
    expect((await poll(seller, tag)).statusCode).toBe(200);
  });

  it('nothing of a rolled-back transaction', async () => {
    const seller = await world.seller();
    const tag = await tagOf(seller);
    const undone = queries().transaction(async (tx) => {
      await tx.update(users).set({ firstname: 'Aoi' }).where(eq(users.id, seller.id));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await expectNoQueries(seller, tag);
  });

  it('the start of a new day without any write', async () => {
    const seller = await world.seller();
    const authorization = await freshSession(world, seller.id);
    const tag = await tagOf(seller, authorization);
    world.pass(day);
    const answer = await poll(seller, tag, authorization);
    expect(answer.statusCode).toBe(200);
    await expectNoQueries(seller, String(answer.headers.etag), authorization);
  });
});

describe('cached session', () => {
  it('ends on sign-out, alone or everywhere', async () => {
    const seller = await world.seller();
    const others = [await freshSession(world, seller.id), await freshSession(world, seller.id)];
    const statuses = () => Promise.all(others.map(async (one) => (await poll(seller, '', one)).statusCode));
    expect(await statuses()).toEqual([200, 200]);
    await world.call({
      method: 'POST',
      url: '/sso/user-sign-in-logout',
      headers: { authorization: String(others[0]) },
      body: {},
    });
    expect(await statuses()).toEqual([401, 200]);
    expect((await post(seller, '/sso/user-sign-in-logout', { everywhere: true })).statusCode).toBe(200);
    expect(await statuses()).toEqual([401, 401]);
    expect((await poll(seller)).statusCode).toBe(401);
  });

  it('ends when its row is deleted or expired directly in the database', async () => {
    const seller = await world.seller();
    const one = await freshSession(world, seller.id);
    expect((await poll(seller, '', one)).statusCode).toBe(200);
    await world.play('accounts.expire-sessions', { email: seller.email });
    expect((await poll(seller, '', one)).statusCode).toBe(401);
    const other = await freshSession(world, seller.id);
    expect((await poll(seller, '', other)).statusCode).toBe(200);
    await queries().delete(sessions).where(eq(sessions.user_id, seller.id));
    expect((await poll(seller, '', other)).statusCode).toBe(401);
  });

  it('ends at its expiry time', async () => {
    const seller = await world.seller();
    const [user] = await queries().select().from(users).where(eq(users.id, seller.id));
    if (!user) throw new Error('The seller is gone.');
    const authorization = `Bearer ${await openSession(queries(), user, false, world.backend.services.now())}`;
    await expectNoQueries(seller, await tagOf(seller, authorization), authorization);
    world.pass(12 * hour);
    expect((await poll(seller, '', authorization)).statusCode).toBe(401);
  });

  it('survives a password change, which ends the other sessions', async () => {
    const seller = await world.seller();
    const other = await freshSession(world, seller.id);
    expect((await poll(seller, '', other)).statusCode).toBe(200);
    const password = 'harbour-at-dusk';
    const answer = await post(seller, '/sso/change-password', {
      old_password: seller.password,
      password,
      confirm_password: password,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await poll(seller, '', other)).statusCode).toBe(401);
    expect((await poll(seller)).statusCode).toBe(200);
  });

  it('uses the current permissions of the user', async () => {
    const seller = await world.seller();
    const library = async () => (await seller.call({ url: '/product/product/list' })).statusCode;
    expect(await library()).toBe(200);
    await queries().update(users).set({ roles: [] }).where(eq(users.id, seller.id));
    expect(await library()).toBe(403);
    const forced = await world.seller();
    const ofForced = async () => (await forced.call({ url: '/product/product/list' })).statusCode;
    expect(await ofForced()).toBe(200);
    await world.play('accounts.force-password-change', { email: forced.email });
    expect(await ofForced()).toBe(403);
    expect((await poll(forced)).statusCode).toBe(200);
  });

  it('is reused for every call, while invalid tokens are not cached', async () => {
    const seller = await world.seller();
    await seller.call({ url: '/product/bell/notify/records' });
    const executed = await queriesOf(() => seller.call({ url: '/product/bell/notify/records' }));
    expect(executed.filter((query) => query.includes('"sessions"'))).toEqual([]);
    const wrong = `Bearer ${'x'.repeat(40)}`;
    for (let times = 0; times < 2; times++) {
      const guess = await queriesOf(async () => {
        expect((await poll(seller, '', wrong)).statusCode).toBe(401);
      });
      expect(guess).toHaveLength(1);
    }
  });
});

it('includes a change committed during a poll in the next poll', async () => {
  const seller = await world.seller();
  const before = await tagOf(seller);
  await world.play('bell.announce', { email: seller.email, message: 'So that they are read again' });
  // On either database, the query result is delayed until another change has committed.
  const paused = watched.pauseNext('polled_versions', () =>
    writeDirectly(`update users set firstname = 'Aoi' where id = '${seller.id}'`),
  );
  const during = await poll(seller, before);
  expect([during.statusCode, paused.wasPaused()]).toEqual([200, true]);
  const after = await poll(seller, String(during.headers.etag));
  expect(after.statusCode).toBe(200);
  expect(after.json().data.profile).not.toBe(during.json().data.profile);
  await expectNoQueries(seller, String(after.headers.etag));
});

/** Writes outside the query queue, which may be waiting for the delayed result. */
async function writeDirectly(statement: string): Promise<void> {
  const { pglite, databaseUrl } = world.backend.services.config as { pglite?: PGlite; databaseUrl?: string };
  if (pglite) {
    await pglite.exec(statement);
    return;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}
