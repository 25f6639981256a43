/** Two backends on one PostgreSQL and one bucket, behind a round-robin proxy. */
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RoundRobin, startProxy } from '../../../scripts/postgres/round-robin.ts';
import { type Postgres, startPostgres } from '../../../scripts/postgres/start.ts';
import { jpeg } from './support/pictures.ts';
import { makeSeller, type Running, start } from './support/process.ts';
import { form, photograph } from './support/world.ts';

const email = 'many@example.com';
const password = 'gallery-wall';
const folder = await mkdtemp(join(tmpdir(), 'smart-art-cluster-'));
const name = `cluster_${randomUUID().replaceAll('-', '')}`;
let postgres: Postgres;
let database: pg.Client;
let bucket: S3rver;
let proxy: RoundRobin;
let environment: Record<string, string> = {};
let processes: Running[] = [];
/** Backends that are draining: the proxy skips them, as one that polls `/readyz` would. */
const leaving = new Set<Running>();
let headers: Record<string, string> = {};

const admin = async (statement: string) => {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(statement);
  await client.end();
};
const startOne = (index: number) => start(join(folder, `machine-${index}`), environment);

beforeAll(async () => {
  postgres = await startPostgres();
  await admin(`create database ${name}`);
  await mkdir(join(folder, 's3'));
  bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'house', configs: [] }],
  });
  const { port } = await bucket.run();
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  environment = {
    DATABASE_URL: url.href,
    SANDBOX: 'on',
    TRUST_PROXY: '1',
    FILES: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'house',
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
    S3_PATH_STYLE: '1',
  };
  database = new pg.Client({ connectionString: url.href });
  // Started concurrently, on an empty database.
  processes = await Promise.all([startOne(0), startOne(1)]);
  for (const one of processes) expect(one.url, one.output()).not.toBe('');
  await database.connect();
  expect(makeSeller(join(folder, 'command'), email, password, environment)).toMatchObject({ status: 0 });
  proxy = await startProxy({ targets: () => processes.filter((one) => !leaving.has(one)).map(({ url }) => url) });
  headers = { authorization: `Bearer ${(await signIn(proxy.url)).token}` };
});
afterAll(async () => {
  await proxy.close();
  await Promise.all(processes.map((one) => one.stop('SIGKILL')));
  await database.end();
  await bucket.close();
  await admin(`drop database ${name} with (force)`);
  await postgres.stop();
  await rm(folder, { recursive: true });
});

const first = () => processes[0]?.url ?? '';
const second = () => processes[1]?.url ?? '';

const send = (url: string, body: unknown, more: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers, ...more },
    body: JSON.stringify(body),
  });
const read = async <Body>(answer: Response) => (await answer.json()) as Body;
const fetchJson = async <Body>(url: string) => read<Body>(await fetch(url, { headers }));
interface Saved {
  data: { id: string; version: number };
}
const sendFile = (url: string, { body, headers: own }: ReturnType<typeof form>) =>
  fetch(url, { method: 'POST', headers: { ...headers, ...own }, body: new Uint8Array(body) });

async function signIn(url: string): Promise<{ token: string }> {
  const answer = await send(`${url}/sso/signin`, { email, password });
  expect(answer.status).toBe(200);
  return read(answer);
}

const work = (title: string) => ({ title, type: 'art', category_id: 'cat_print' });

describe('two backends', () => {
  it('share sessions and sign-outs', async () => {
    const own = { authorization: `Bearer ${(await signIn(first())).token}` };
    expect((await fetch(`${second()}/product/product/list`, { headers: own })).status).toBe(200);
    expect((await send(`${second()}/sso/user-sign-in-logout`, {}, own)).status).toBeLessThan(300);
    expect((await fetch(`${first()}/product/product/list`, { headers: own })).status).toBe(401);
  });

  it('process a request once per idempotency key, whichever receives it', async () => {
    const key = randomUUID();
    const create = (url: string) => send(`${url}/product/product/create/new`, work('Once'), { 'idempotency-key': key });
    const again = await create(first());
    expect((await read<Saved>(await create(second()))).data.id).toBe((await read<Saved>(again)).data.id);
    const at = randomUUID();
    const both = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        send(`${index % 2 ? first() : second()}/product/product/create/new`, work('At once'), {
          'idempotency-key': at,
        }),
      ),
    );
    const statuses = both.map(({ status }) => status);
    expect(statuses).toContain(201);
    expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
    const { data } = await fetchJson<{ data: { title: string }[] }>(`${proxy.url}/product/product/list?per_page=200`);
    const titles = data.map(({ title }) => title).sort();
    expect(titles).toEqual(['At once', 'Once']);
  });

  it('return 412 when the other has saved', async () => {
    const made = await read<Saved>(await send(`${first()}/product/product/create/new`, work('Edited')));
    const save = (url: string, title: string) =>
      send(`${url}/product/product/create/${made.data.id}`, work(title), { 'if-match': `"${made.data.version}"` });
    const saved = await Promise.all([save(first(), 'By the first'), save(second(), 'By the second')]);
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('report each other’s changes to a polling tab', async () => {
    const before = await fetch(`${first()}/product/changes`, { headers });
    const tag = before.headers.get('etag') ?? '';
    const poll = (url: string) => fetch(`${url}/product/changes`, { headers: { ...headers, 'if-none-match': tag } });
    expect((await poll(second())).status).toBe(304);
    await send(`${first()}/product/product/create/new`, work('Polled'));
    expect((await poll(second())).status).toBe(200);
  });

  it('serve photos, profile pictures and private files uploaded to the other', async () => {
    const picture = await jpeg(300, 200);
    const uploaded = await sendFile(`${first()}/product/product/update-images-files`, photograph(picture));
    const { images } = (await uploaded.json()) as { images: { sources: { url: string }[] }[] };
    const address = images[0]?.sources[0]?.url ?? '';
    const avatar = await sendFile(
      `${first()}/product/users/update-profile-pic`,
      form([{ field: 'profile_pic', name: 'me.jpg', body: picture }]),
    );
    const { profile_image } = (
      await fetchJson<{ details: { profile_image: string } }>(`${second()}/product/users/profile-details/${email}`)
    ).details;
    expect([avatar.status, profile_image]).toEqual([200, expect.stringContaining('/files/')]);
    const book = await sendFile(
      `${first()}/product/update-bank-passbook-photo`,
      form([{ field: 'passbook_photo', name: 'book.jpg', body: picture }]),
    );
    const passbook = await book.json();
    const signed = /"url":"(\/documents\/[^"]+)"/.exec(JSON.stringify(passbook))?.[1] ?? '';
    for (const path of [address, profile_image, signed]) {
      const seen = await Promise.all([first(), second()].map((url) => fetch(url + path)));
      expect(
        seen.map(({ status }) => status),
        path,
      ).toEqual([200, 200]);
      const [one, other] = await Promise.all(seen.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
      expect(one).toEqual(other);
    }
    for (const index of [0, 1]) {
      expect(await readdir(join(folder, `machine-${index}`, 'documents'))).toEqual([]);
      expect(await readdir(join(folder, `machine-${index}`, 'files'))).toEqual([]);
    }
  });

  it('share the rate limit for sign-in attempts', async () => {
    const guess = (url: string) =>
      fetch(`${url}/sso/signin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.99' },
        body: JSON.stringify({ email, password: 'not-the-password' }),
      });
    const statuses: number[] = [];
    for (let index = 0; index < 12; index++) statuses.push((await guess(index % 2 ? first() : second())).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  it('share the sandbox clock', async () => {
    const shiftOf = async (url: string) => (await fetchJson<{ shift: number }>(`${url}/sandbox/clock`)).shift;
    await send(`${first()}/sandbox/clock`, { shift: '3d' });
    expect(await shiftOf(second())).toBe(3 * 86_400_000);
    await send(`${second()}/sandbox/clock`, { reset: true });
    expect(await shiftOf(first())).toBe(0);
  });

  it('send each mail once', async () => {
    const people = Array.from({ length: 30 }, () => `${randomUUID()}@example.com`);
    const responses = await Promise.all(
      people.map((person, index) =>
        fetch(`${proxy.url}/sso/get-otp`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${index}` },
          body: JSON.stringify({ email: person }),
        }),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const waiting = async () => (await database.query('select 1 from outbox where due_at is not null')).rowCount;
    await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
    const { rows } = await database.query(
      'select recipient, count(*)::int from sandbox_mails where recipient = any($1) group by 1',
      [people],
    );
    expect(rows).toHaveLength(people.length);
    expect(rows.every(({ count }) => count === 1)).toBe(true);
  });

  it('both receive requests', () => {
    expect([...proxy.answered.values()].every((count) => count > 10)).toBe(true);
    expect(proxy.answered.size).toBe(2);
  });
});

describe('stopping one backend', () => {
  /** Adds works through the proxy until stopped. @returns the acknowledged titles and any status other than 201 */
  function writeThrough(writer: string) {
    let isStopped = false;
    const acknowledged: string[] = [];
    const others: number[] = [];
    const done = (async () => {
      for (let index = 0; !isStopped; index++) {
        const title = `${writer}-${index}`;
        const key = { 'idempotency-key': randomUUID() };
        const answer = await send(`${proxy.url}/product/product/create/new`, work(title), key).catch(() => undefined);
        await answer?.arrayBuffer().catch(() => {});
        if (answer?.status === 201) acknowledged.push(title);
        else others.push(answer?.status ?? 0);
      }
    })();
    return {
      acknowledged,
      others,
      async stop() {
        isStopped = true;
        await done;
      },
    };
  }

  async function everyTitle(): Promise<Set<string>> {
    const { rows } = await database.query('select title from works');
    return new Set(rows.map(({ title }) => title));
  }

  it('with SIGKILL loses no acknowledged write', async () => {
    const writers = [1, 2, 3, 4].map((index) => writeThrough(`killed-${index}`));
    const written = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    await expect.poll(written, { interval: 5, timeout: 60_000 }).toBeGreaterThan(12);
    await processes[0]?.stop('SIGKILL');
    const before = written();
    // The other one continues alone.
    await expect.poll(written, { interval: 5, timeout: 60_000 }).toBeGreaterThan(before + 12);
    await Promise.all(writers.map((writer) => writer.stop()));
    const titles = await everyTitle();
    for (const { acknowledged } of writers) for (const title of acknowledged) expect(titles).toContain(title);
    const again = await startOne(0);
    expect(again.url, again.output()).not.toBe('');
    processes = [again, ...processes.slice(1)];
  });

  it('with SIGTERM drains first and fails no request', async () => {
    await processes[1]?.stop('SIGTERM');
    const slow = await start(join(folder, 'machine-1'), { ...environment, DRAIN_DELAY: '2' });
    processes = [...processes.slice(0, 1), slow];
    const writers = [1, 2, 3].map((index) => writeThrough(`drained-${index}`));
    await expect
      .poll(() => writers.every(({ acknowledged }) => acknowledged.length > 2), { interval: 5, timeout: 60_000 })
      .toBe(true);
    const stopped = slow.stop('SIGTERM');
    const ready = async () => {
      const answer = await fetch(`${slow.url}/readyz`);
      return [answer.status, (await read<{ trouble?: string }>(answer)).trouble, answer.headers.get('connection')];
    };
    await expect.poll(ready, { interval: 20, timeout: 60_000 }).toEqual([503, 'draining', 'close']);
    leaving.add(slow);
    expect((await fetch(`${slow.url}/product/product/list`, { headers })).status).toBe(200);
    expect(await stopped).toBe(0);
    await Promise.all(writers.map((writer) => writer.stop()));
    expect(writers.flatMap(({ others }) => others)).toEqual([]);
    const titles = await everyTitle();
    for (const { acknowledged } of writers) for (const title of acknowledged) expect(titles).toContain(title);
  });
});
