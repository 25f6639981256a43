/** Two backends on one PostgreSQL never serve stale cached data, even when change notifications fail. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { type OwnPostgres, startOwnPostgres } from '../../../scripts/postgres/start.ts';
import { createSeller } from '../src/admin/accounts.ts';
import { type Backend, startBackend } from '../src/backend.ts';
import { readConfig } from '../src/config.ts';
import { rowsOf } from '../src/db/migrate.ts';
import { sessions, users } from '../src/db/schema/index.ts';
import { openSession, type User } from '../src/session/session.ts';
import { type QueryWatcher, queriesOf, watchQueries } from './support/count-queries.ts';

const folder = await mkdtemp(join(tmpdir(), 'smart-art-polls-'));
let postgres: OwnPostgres;
let backends: Backend[] = [];
let outside: pg.Client;
let watched: QueryWatcher;
let person: User;
let token = '';

const backendAt = (index: number) => {
  const backend = backends[index];
  if (!backend) throw new Error(`no backend ${index}`);
  return backend;
};

beforeAll(async () => {
  postgres = await startOwnPostgres();
  const startOne = (name: string) =>
    startBackend({
      ...readConfig({
        DATA_DIR: join(folder, name),
        SEED: 'none',
        PORT: '0',
        DATABASE_URL: postgres.url,
        SANDBOX: 'on',
      }),
      silent: true,
      standsStill: true,
    });
  backends = [await startOne('one'), await startOne('other')];
  outside = new pg.Client({ connectionString: postgres.url });
  await outside.connect();
  watched = watchQueries();
});
afterAll(async () => {
  watched.restore();
  await Promise.all(backends.map((one) => one.close()));
  await outside.end();
  await postgres.stop();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  const { queries } = backendAt(0).services;
  const names = { firstname: 'Hana', lastname: 'Morita', password: 'gallery-wall' };
  const { id } = await createSeller(queries, { ...names, email: `${randomUUID()}@example.com` }, new Date());
  const [user] = await queries.select().from(users).where(eq(users.id, id));
  if (!user) throw new Error('The seller is gone.');
  person = user;
  token = await openSession(queries, person, false, new Date());
});

const poll = (index: number, tag = '', as = token) =>
  backendAt(index).app.inject({
    url: '/product/changes',
    headers: { authorization: `Bearer ${as}`, ...(tag && { 'if-none-match': tag }) },
  });
const rename = (name: string) => outside.query('update users set firstname = $1 where id = $2', [name, person.id]);
const isListening = (index: number) => backendAt(index).services.memory.isListening();

/** The PostgreSQL processes that notify our backends of changes, in the order of their start. */
async function listeners(): Promise<number[]> {
  const { rows } = await outside.query(
    `select pid from pg_stat_activity where query like 'listen %' and datname = current_database() order by backend_start`,
  );
  return rows.map(({ pid }) => pid);
}

async function expectNoQueries(index: number, tag: string) {
  const executed = await queriesOf(async () => {
    for (let times = 0; times < 3; times++) expect((await poll(index, tag)).statusCode).toBe(304);
  });
  expect(executed).toEqual([]);
}

it('sees writes through the other backend or a direct connection at once', async () => {
  let tag = String((await poll(0)).headers.etag);
  expect((await poll(1)).headers.etag).toBe(tag);
  for (let times = 0; times < 50; times++) {
    const { queries } = backendAt(times % 2).services;
    await queries
      .update(users)
      .set({ firstname: `Hana ${times}` })
      .where(eq(users.id, person.id));
    const [one, other] = [await poll((times + 1) % 2, tag), await poll(times % 2, tag)];
    expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
    expect(one.headers.etag).toBe(other.headers.etag);
    tag = String(one.headers.etag);
    await rename(`Aoi ${times}`);
    expect((await poll(times % 2, tag)).statusCode).toBe(200);
  }
  tag = String((await poll(0)).headers.etag);
  await poll(1);
  await expectNoQueries(0, tag);
  await expectNoQueries(1, tag);
});

it('rejects a session as soon as it was signed out on the other backend', async () => {
  const { queries } = backendAt(0).services;
  for (let times = 0; times < 50; times++) {
    const one = await openSession(queries, person, false, new Date());
    expect((await poll(1, '', one)).statusCode).toBe(200);
    expect((await poll(1, '', one)).statusCode).toBe(200);
    const signedOut = await backendAt(0).app.inject({
      method: 'POST',
      url: '/sso/user-sign-in-logout',
      headers: { authorization: `Bearer ${one}` },
      body: {},
    });
    expect(signedOut.statusCode).toBe(200);
    expect((await poll(1, '', one)).statusCode).toBe(401);
  }
});

it('returns one consistent version to many concurrent polls', async () => {
  let name = 0;
  const tags = new Set<unknown>();
  for (let times = 0; times < 20; times++) {
    await rename(`Many ${name++}`);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => poll(index % 2)));
    const seen = new Set(answers.map(({ headers }) => headers.etag));
    expect(seen.size).toBe(1);
    for (const tag of seen) tags.add(tag);
  }
  expect(tags.size).toBe(20);
});

it('bypasses its cache while its notification connection is broken', async () => {
  const tag = String((await poll(0)).headers.etag);
  await poll(1);
  for (const pid of await listeners()) await outside.query('select pg_terminate_backend($1)', [pid]);
  // This must hold whether or not the backends have noticed yet.
  await rename('While nobody listened');
  const [one, other] = [await poll(0, tag), await poll(1, tag)];
  expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
  await outside.query('delete from sessions where user_id = $1', [person.id]);
  expect([(await poll(0)).statusCode, (await poll(1)).statusCode]).toEqual([401, 401]);
  await expect.poll(() => [isListening(0), isListening(1)], { timeout: 60_000 }).toEqual([true, true]);
  token = await openSession(backendAt(0).services.queries, person, false, new Date());
  const again = String((await poll(0)).headers.etag);
  await expectNoQueries(0, again);
  await rename('Heard again');
  expect((await poll(0, again)).statusCode).toBe(200);
});

it('bypasses its cache when the notification connection stops responding', async () => {
  const tag = String((await poll(0)).headers.etag);
  await poll(1);
  const stopped = await listeners();
  expect(stopped).toHaveLength(2);
  for (const pid of stopped) process.kill(pid, 'SIGSTOP');
  onTestFinished(() => {
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
  });
  await rename('In silence');
  expect((await poll(0, tag)).statusCode).toBe(200);
  expect((await poll(1, tag)).statusCode).toBe(200);
  await outside.query('delete from sessions where user_id = $1', [person.id]);
  expect([(await poll(0)).statusCode, (await poll(1)).statusCode]).toEqual([401, 401]);
});

it('reloads the clock only after it was moved through the other backend', async () => {
  const headers = { authorization: `Bearer ${token}` };
  const shiftOf = async (index: number) =>
    (await backendAt(index).app.inject({ url: '/sandbox/clock', headers })).json().shift;
  const move = (index: number, body: object) =>
    backendAt(index).app.inject({ method: 'POST', url: '/sandbox/clock', body });
  await expect.poll(() => [isListening(0), isListening(1)], { timeout: 60_000 }).toEqual([true, true]);
  await move(0, { shift: '3d' });
  expect(await shiftOf(1)).toBe(3 * 86_400_000);
  await move(1, { reset: true });
  expect(await shiftOf(0)).toBe(0);
  const tag = String((await poll(0)).headers.etag);
  await expectNoQueries(0, tag);
});

it('has change triggers for every kind of write on each polled table', async () => {
  const { queries } = backendAt(0).services;
  const found = await queries.execute(sql`
    select event_object_table || ' ' || event_manipulation as trigger from information_schema.triggers
    where action_statement like '%tell\\_%' escape '\\' order by 1`);
  const triggers = rowsOf<{ trigger: string }>(found).map((row) => row.trigger);
  const all = (table: string) => ['DELETE', 'INSERT', 'UPDATE'].map((event) => `${table} ${event}`);
  for (const table of [
    'agreements',
    'library_stamps',
    'notifications',
    'order_counts',
    'order_stamps',
    'site_settings',
    'subscription_payments',
  ])
    expect(triggers).toEqual(expect.arrayContaining(all(table)));
  expect(triggers).toEqual(
    expect.arrayContaining(['sessions DELETE', 'sessions UPDATE', 'users DELETE', 'users UPDATE']),
  );
  await queries.delete(sessions).where(eq(sessions.user_id, person.id));
});
