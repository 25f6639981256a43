/** Operations: request ids, health checks, metrics, the log, slow requests and password guessing. */
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { day, minute, signInFailures, signInFailuresOfAddress, signInFailuresOfEmail } from '../src/constants.ts';
import { outbox } from '../src/db/schema/index.ts';
import { enforceRateLimit } from '../src/http/rate-limit.ts';
import { findInMail } from './support/mail.ts';
import { type Seller, useWorld } from './support/world.ts';

const lines: string[] = [];
const token = 'metrics-token-of-the-tests';
const { logLevel } = readConfig({ LOG: 'debug' });
const world = useWorld({
  logLevel,
  logTo: { write: (line) => void lines.push(line) },
  metricsToken: token,
  slowBody: { pause: 100, bytes: 4096 },
});
let seller: Seller;
let port = 0;
beforeAll(async () => {
  seller = await world.seller();
  await world.backend.app.listen({ port: 0, host: '127.0.0.1' });
  port = (world.backend.app.server.address() as { port: number }).port;
});

const metrics = (headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
  world.call({ url: '/metrics', headers });

describe('request', () => {
  it('keeps the request id from the proxy in the response and the log', async () => {
    const id = `from-the-proxy-${randomUUID()}`;
    const answer = await world.call({ url: '/product/users/list', headers: { 'x-request-id': id } });
    expect(answer.headers['x-request-id']).toBe(id);
    const logged = lines.map((line) => JSON.parse(line)).filter((line) => line.request_id === id);
    expect(logged).toMatchObject([{ level: 'info', req: { method: 'GET', route: '/product/users/list' } }]);
  });

  it('gets a generated id if the given one is missing or malformed', async () => {
    for (const given of [undefined, 'short', 'a b"} forged', 'x'.repeat(200)]) {
      const answer = await world.call({ url: '/healthz', headers: given ? { 'x-request-id': given } : {} });
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('returns 408 when its body stalls, but not when it only arrives slowly', async () => {
    const send = (parts: string[]) =>
      new Promise<string>((resolve, reject) => {
        let answer = '';
        const socket = connect(port, '127.0.0.1', () => {
          socket.write(parts[0] ?? '');
          for (const [index, part] of parts.slice(1).entries()) setTimeout(() => socket.write(part), 60 * (index + 1));
        });
        socket.on('data', (chunk) => {
          answer += chunk;
          if (answer.includes('}')) socket.end();
        });
        socket.on('close', () => resolve(answer)).on('error', reject);
      });
    const body = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(30_000) });
    const head = [
      'POST /sso/signin HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      '',
      '',
    ].join('\r\n');
    const stalled = await send([head + body.slice(0, 10)]);
    expect(stalled).toMatch(/^HTTP\/1\.1 408 /);
    expect(stalled).toContain('The request took too long');
    const parts = Array.from({ length: 4 }, (_, index) => body.slice(index * 8_000, (index + 1) * 8_000));
    expect(await send([head, ...parts])).toMatch(/^HTTP\/1\.1 4(?!08)/);
  });
});

describe('health checks', () => {
  it('report liveness, readiness and missing migrations', async () => {
    const { app, services } = world.backend;
    expect((await world.call({ url: '/healthz' })).json()).toEqual({ success: true });
    expect((await world.call({ url: '/readyz' })).json()).toEqual({ success: true });
    const of = sql`from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`;
    const { rows } = (await services.queries.execute(sql`select hash, created_at ${of}`)) as unknown as {
      rows: { hash: string; created_at: string }[];
    };
    await services.queries.execute(sql`delete ${of}`);
    const answer = await app.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([503, { success: false, trouble: 'migrations' }]);
    for (const { hash, created_at } of rows) {
      const insert = sql`insert into drizzle.__drizzle_migrations (hash, created_at)`;
      await services.queries.execute(sql`${insert} values (${hash}, ${created_at})`);
    }
    expect((await world.call({ url: '/readyz' })).statusCode).toBe(200);
  });
});

it('closes the connection when a request was answered before its body arrived', async () => {
  let answer = '';
  const socket = connect(port, '127.0.0.1');
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const head = ['POST /product/store HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
  socket.write(`${[...head, 'Content-Length: 1000', '', ''].join('\r\n')}{`);
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

describe('metrics', () => {
  it('return 404 without the token', async () => {
    expect((await metrics({})).statusCode).toBe(404);
    expect((await metrics({ authorization: 'Bearer another' })).statusCode).toBe(404);
    expect((await metrics()).statusCode).toBe(200);
  });

  it('count requests by route and report the queued outbox entries', async () => {
    await seller.call({ url: `/product/users/profile-details/${seller.email}` });
    const text = (await metrics()).body;
    const route = '/product/users/profile-details/:email';
    expect(text).toContain(`http_request_duration_seconds_count{method="GET",route="${route}",status="200"}`);
    expect(text).toMatch(/^outbox_waiting\{channel="mail"\} \d+$/m);
    expect(text).toMatch(/^outbox_late_receivers\{lane="mail"\} 0$/m);
    expect(text).toMatch(/^http_requests_running 1$/m);
    expect(text).not.toContain('@');
  });
});

describe('log', () => {
  it('contains no passwords, tokens, codes, keys, names or email addresses', async () => {
    const person = `${randomUUID()}@example.com`;
    const password = `gallery-${randomUUID()}`;
    const secret = `sk_live_${randomUUID().replaceAll('-', '')}`;
    const post = (url: string, body: object) => world.call({ method: 'POST', url, body });
    await post('/sso/get-otp', { email: person });
    const code = await findInMail(world, person, /(\d{6})/);
    await post('/sso/send-otp', { email: person, otp: code });
    await post('/sso/signup', { email: person, password, firstname: 'Hana', lastname: 'Morita' });
    await post('/sso/signin', { email: seller.email, password: `wrong-${password}` });
    await post('/sso/signin', { email: seller.email, password: seller.password });
    const settings = {
      stripe_is_enabled: true,
      stripe_api_key: `pk_${secret}`,
      stripe_secret_key: secret,
      current_password: seller.password,
    };
    await seller.call({ method: 'POST', url: '/product/store-client-settings', body: settings });
    await post('/sso/password/forgot-password', { email: seller.email });
    // A mail server error that names an address, and a failed query with an address among its values.
    world.backend.services.log.warn({ failure: `550 <${person}> unknown` }, 'given up sending');
    const row = { id: randomUUID(), channel: 'mail' as const, payload: { to: person }, created_at: new Date() };
    const { queries, log } = world.backend.services;
    await queries.insert(outbox).values(row);
    await queries
      .insert(outbox)
      .values(row)
      .catch((error: unknown) => log.error({ err: error }, 'written twice'));
    const text = lines.join('');
    expect(text).toContain('[email]');
    expect(text).toContain('outbox_pkey');
    for (const hidden of [password, seller.password, secret, seller.token, `"${code}"`, person, seller.email, 'Hana'])
      expect(text).not.toContain(hidden);
    expect(text).not.toMatch(/[\w.]+@example\.com/);
  });
});

describe('password guessing', () => {
  const guess = (email: string, address: string, password = 'wrong-password') =>
    world.backend.app.inject({
      method: 'POST',
      url: '/sso/signin',
      remoteAddress: address,
      payload: { email, password },
    });

  it('is limited per account across addresses without blocking other accounts', async () => {
    const one = await world.seller();
    const { allowed } = signInFailuresOfEmail;
    for (let index = 0; index < allowed; index++) {
      expect((await guess(one.email, `198.51.100.${index}`)).statusCode).not.toBe(429);
    }
    const rejected = await guess(one.email.toUpperCase(), '198.51.100.200');
    expect([rejected.statusCode, Number(rejected.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await guess(seller.email, '198.51.100.200', seller.password)).statusCode).toBe(200);
    // A successful sign-in neither resets nor increases the count of the account.
    world.pass(11 * minute);
    for (let index = 0; index < allowed + 2; index++) {
      expect((await guess(one.email, '198.51.100.201', one.password)).statusCode).toBe(200);
    }
    world.pass(-11 * minute);
  });

  it('is no longer limited after a clock that was ahead is corrected', async () => {
    const { services } = world.backend;
    const one = await world.seller();
    const limit = { allowed: 1, window: minute };
    const year = 365 * day;
    world.pass(year);
    for (let index = 0; index < signInFailures.allowed; index++) await guess(one.email, '192.0.2.77');
    expect((await guess(one.email, '192.0.2.77', one.password)).statusCode).toBe(429);
    await enforceRateLimit(services, 'test', 'clock', limit);
    await expect(enforceRateLimit(services, 'test', 'clock', limit)).rejects.toMatchObject({ status: 429 });
    world.pass(-year);
    expect((await guess(one.email, '192.0.2.77', one.password)).statusCode).toBe(200);
    await enforceRateLimit(services, 'test', 'clock', limit);
  });

  it.each([
    { from: 'one address', address: () => '192.0.2.7', other: '192.0.2.8' },
    {
      from: 'the addresses of one IPv6 network',
      address: (index: number) => `2001:db8:0:1::${index}`,
      other: '2001:db8:0:2::1',
    },
  ])('from $from is limited across accounts without blocking other addresses', async ({ address, other }) => {
    const { allowed } = signInFailuresOfAddress;
    for (let index = 0; index < allowed; index++) {
      // A successful sign-in in between does not reset the count.
      if (index === allowed / 2)
        expect((await guess(seller.email, address(index), seller.password)).statusCode).toBe(200);
      expect((await guess(`nobody-${index}@example.com`, address(index))).statusCode).not.toBe(429);
    }
    const rejected = await guess(`nobody-${allowed}@example.com`, address(allowed));
    expect(rejected.statusCode).toBe(429);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect((await guess(seller.email, other, seller.password)).statusCode).toBe(200);
  });
});

afterAll(() => expect(lines.every((line) => JSON.parse(line).level !== undefined)).toBe(true));
