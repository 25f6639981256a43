/** Two backends on one PostgreSQL remember nothing that is not so, also when they no longer hear of changes. */
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
import { queriesOf, type Watched, watchQueries } from './support/count-queries.ts';

const folder = await mkdtemp(join(tmpdir(), 'smart-art-polls-'));
let postgres: OwnPostgres;
let backends: Backend[] = [];
let outside: pg.Client;
let watched: Watched;
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
const hears = (index: number) => backendAt(index).services.memory.isListening();

/** The processes of PostgreSQL that tell our backends of changes, in the order of their start. */
async function listeners(): Promise<number[]> {
  const { rows } = await outside.query(
    `select pid from pg_stat_activity where query like 'listen %' and datname = current_database() order by backend_start`,
  );
  return rows.map(({ pid }) => pid);
}

async function expectSilence(index: number, tag: string) {
  const asked = await queriesOf(async () => {
    for (let times = 0; times < 3; times++) expect((await poll(index, tag)).statusCode).toBe(304);
  });
  expect(asked).toEqual([]);
}

it('each sees at once what was written through the other, or beside both', async () => {
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
  await expectSilence(0, tag);
  await expectSilence(1, tag);
});

it('a session that ended in one is refused by the other from then on', async () => {
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

it('many polls at once are right, too', async () => {
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

it('one whose line to PostgreSQL was cut remembers nothing until it hears again', async () => {
  const tag = String((await poll(0)).headers.etag);
  await poll(1);
  for (const pid of await listeners()) await outside.query('select pg_terminate_backend($1)', [pid]);
  // Whether it has noticed yet or not.
  await rename('While nobody listened');
  const [one, other] = [await poll(0, tag), await poll(1, tag)];
  expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
  await outside.query('delete from sessions where user_id = $1', [person.id]);
  expect([(await poll(0)).statusCode, (await poll(1)).statusCode]).toEqual([401, 401]);
  await expect.poll(() => [hears(0), hears(1)], { timeout: 60_000 }).toEqual([true, true]);
  token = await openSession(backendAt(0).services.queries, person, false, new Date());
  const again = String((await poll(0)).headers.etag);
  await expectSilence(0, again);
  await rename('Heard again');
  expect((await poll(0, again)).statusCode).toBe(200);
});

it('one whose line has fallen silent gives it up, and asks the database', async () => {
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

it('a clock that was moved through the other is read again, and only then', async () => {
  const headers = { authorization: `Bearer ${token}` };
  const shiftOf = async (index: number) =>
    (await backendAt(index).app.inject({ url: '/sandbox/clock', headers })).json().shift;
  const move = (index: number, body: object) =>
    backendAt(index).app.inject({ method: 'POST', url: '/sandbox/clock', body });
  await expect.poll(() => [hears(0), hears(1)], { timeout: 60_000 }).toEqual([true, true]);
  await move(0, { shift: '3d' });
  expect(await shiftOf(1)).toBe(3 * 86_400_000);
  await move(1, { reset: true });
  expect(await shiftOf(0)).toBe(0);
  const tag = String((await poll(0)).headers.etag);
  await expectSilence(0, tag);
});

it('every table whose versions are polled tells of each kind of change', async () => {
  const { queries } = backendAt(0).services;
  const found = await queries.execute(sql`
    select event_object_table || ' ' || event_manipulation as told from information_schema.triggers
    where action_statement like '%tell\\_%' escape '\\' order by 1`);
  const told = rowsOf<{ told: string }>(found).map((row) => row.told);
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
    expect(told).toEqual(expect.arrayContaining(all(table)));
  expect(told).toEqual(expect.arrayContaining(['sessions DELETE', 'sessions UPDATE', 'users DELETE', 'users UPDATE']));
  await queries.delete(sessions).where(eq(sessions.user_id, person.id));
});
