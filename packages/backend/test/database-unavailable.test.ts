/** PostgreSQL stops or crashes under traffic: the backend stays up, returns 503 and recovers when it is back. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type OwnPostgres, startOwnPostgres } from '../../../scripts/postgres/start.ts';
import { openDatabase } from '../src/db/database.ts';
import { rowsOf } from '../src/db/migrate.ts';
import { isDatabaseAway } from '../src/db/unavailable.ts';
import { makeSeller, type Running, start } from './support/process.ts';

const email = 'away@example.com';
const password = 'gallery-wall';
const folder = await mkdtemp(join(tmpdir(), 'smart-art-away-'));
let postgres: OwnPostgres;
let backend: Running;
let headers: Record<string, string> = {};

const post = (path: string, body: unknown, more: Record<string, string> = {}) =>
  fetch(backend.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers, ...more },
    body: JSON.stringify(body),
  });

beforeAll(async () => {
  postgres = await startOwnPostgres();
  const environment = { DATABASE_URL: postgres.url, SANDBOX: 'on' };
  backend = await start(join(folder, 'data'), environment);
  expect(backend.url, backend.output()).not.toBe('');
  expect(makeSeller(join(folder, 'command'), email, password, environment)).toMatchObject({ status: 0 });
  const signedIn = await post('/sso/signin', { email, password });
  headers = { authorization: `Bearer ${((await signedIn.json()) as { token: string }).token}` };
});
afterAll(async () => {
  await backend.stop('SIGKILL');
  await postgres.stop();
  await rm(folder, { recursive: true });
});

interface Answered {
  status: number;
  retryAfter: string | null;
  message: string;
}

/** Adds works until stopped. */
function writer(name: string) {
  const acknowledged: string[] = [];
  const others: Answered[] = [];
  let isStopped = false;
  const done = (async () => {
    for (let index = 0; !isStopped; index++) {
      const title = `${name}-${index}`;
      const work = { title, type: 'art', category_id: 'cat_print' };
      const answer = await post('/product/product/create/new', work, { 'idempotency-key': randomUUID() });
      const { message } = (await answer.json()) as { message: string };
      if (answer.status === 201) acknowledged.push(title);
      else {
        others.push({ status: answer.status, retryAfter: answer.headers.get('retry-after'), message });
        await sleep(20);
      }
    }
  })();
  const stop = () => {
    isStopped = true;
    return done;
  };
  return { acknowledged, others, stop };
}

const ready = async () => {
  const answer = await fetch(`${backend.url}/readyz`);
  return [answer.status, ((await answer.json()) as { trouble?: string }).trouble];
};

async function titles(): Promise<string[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query('select title from works');
  await client.end();
  return rows.map(({ title }) => title);
}

// The test database does not sync to disk, so a crash may lose acknowledged writes.
it.each([
  { mode: 'fast', isSafe: true },
  { mode: 'immediate', isSafe: false },
] as const)('returns 503 while the database is down ($mode) and recovers afterwards', async ({ mode, isSafe }) => {
  const writers = Array.from({ length: 8 }, (_, index) => writer(`${mode}-${index}`));
  onTestFinished(async () => {
    await Promise.all(writers.map((one) => one.stop()));
  });
  const acknowledged = () => writers.reduce((sum, one) => sum + one.acknowledged.length, 0);
  const failures = () => writers.reduce((sum, one) => sum + one.others.length, 0);
  await expect.poll(acknowledged, { timeout: 60_000 }).toBeGreaterThan(16);

  await postgres.halt(mode);
  await expect.poll(failures, { timeout: 60_000 }).toBeGreaterThan(32);
  expect(await ready()).toEqual([503, 'database']);
  expect((await fetch(`${backend.url}/healthz`)).status).toBe(200);
  const japanese = await fetch(`${backend.url}/product/product/list`, {
    headers: { ...headers, 'accept-language': 'ja' },
  });
  expect([japanese.status, ((await japanese.json()) as Answered).message]).toEqual([
    503,
    expect.stringContaining('データベース'),
  ]);

  await postgres.resume();
  await expect.poll(ready, { timeout: 60_000 }).toEqual([200, undefined]);
  const before = acknowledged();
  await expect.poll(acknowledged, { timeout: 60_000 }).toBeGreaterThan(before + 16);
  await Promise.all(writers.map((one) => one.stop()));

  expect(backend.process.exitCode, backend.output()).toBeNull();
  for (const { status, retryAfter, message } of writers.flatMap(({ others }) => others)) {
    expect([status, retryAfter, message]).toEqual([503, '5', expect.stringContaining('database')]);
  }
  const stored = new Set(await titles());
  if (isSafe) for (const title of writers.flatMap((one) => one.acknowledged)) expect(stored).toContain(title);
});

it('limits statements and idle transactions to 30 seconds', async () => {
  const database = await openDatabase({ url: postgres.url });
  const limitOf = async (name: string) => rowsOf(await database.queries.execute(sql.raw(`show ${name}`)));
  expect(await limitOf('statement_timeout')).toEqual([{ statement_timeout: '30s' }]);
  expect(await limitOf('idle_in_transaction_session_timeout')).toEqual([
    { idle_in_transaction_session_timeout: '30s' },
  ]);
  await database.close();
});

it('distinguishes a lost database connection from other errors', () => {
  expect(isDatabaseAway(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }))).toBe(false);
  expect(isDatabaseAway(Object.assign(new Error('cut off'), { code: '57P01' }))).toBe(true);
  expect(isDatabaseAway(Object.assign(new Error('twice'), { code: '23505' }))).toBe(false);
});
