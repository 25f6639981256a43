/**
 * Throughput of the requests that every open page sends each second (000 section 9; 001 section 9), with full responses and
 * with 304. Prints requests per second and their ratio, and then the effect of the in-memory cache (decision 45), also per
 * second of CPU time, which other load on the machine does not affect. The client runs in the same process.
 *
 *   npm run bench:polling                        on the embedded database
 *   DATABASE_URL=postgres://... npm run bench:polling   on a PostgreSQL: an empty database of its own
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'undici';
import { createSeller } from '../src/admin/accounts.ts';
import { type Backend, startBackend } from '../src/backend.ts';
import { readConfig } from '../src/config.ts';

/** Browsers keep six connections to a host; a few sellers poll at once. */
const atOnce = 16;
const warmUp = 200;
const requests = 2000;

interface PolledRequest {
  name: string;
  method: 'GET' | 'POST';
  url: string;
  body?: string;
}

const changes: PolledRequest = { name: 'changes', method: 'GET', url: '/product/changes' };

const polledBy = (email: string): PolledRequest[] => [
  changes,
  { name: 'languages', method: 'GET', url: '/product/languages' },
  { name: 'notifications', method: 'GET', url: '/product/bell/notify/records' },
  { name: 'profile', method: 'GET', url: `/product/users/profile-details/${email}` },
  { name: 'site settings', method: 'GET', url: '/product/site-settings' },
  {
    name: 'agreement subscription data',
    method: 'POST',
    url: '/product/getUserAgreementSubscriptionData',
    body: JSON.stringify({ email }),
  },
];

async function signIn({ services, url }: Backend): Promise<{ email: string; token: string }> {
  const email = `polling-${Date.now()}@example.com`;
  const password = 'gallery-wall';
  await createSeller(services.queries, { email, password, firstname: 'A', lastname: 'B' }, new Date());
  const answer = await fetch(`${url}/sso/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await answer.json()) as { token: string };
  return { email, token };
}

interface Rate {
  perSecond: number;
  /** Per second of CPU time. */
  perCpuSecond: number;
}

async function measure(send: () => Promise<void>, count: number): Promise<Rate> {
  let left = count;
  const start = performance.now();
  const before = process.cpuUsage();
  const worker = async () => {
    while (left-- > 0) await send();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const { user, system } = process.cpuUsage(before);
  const perCpuSecond = (count * 1e6) / (user + system);
  return { perSecond: (count * 1000) / (performance.now() - start), perCpuSecond };
}

async function rateOf(clients: Pool, { method, url, body }: PolledRequest, token: string, tag?: string): Promise<Rate> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body && { 'content-type': 'application/json' }),
    ...(tag && { 'if-none-match': tag }),
  };
  const send = async () => {
    const answer = await clients.request({ path: url, method, headers, ...(body && { body }) });
    await answer.body.dump();
    if (answer.statusCode !== (tag ? 304 : 200)) throw new Error(`${url} answered ${answer.statusCode}`);
  };
  await measure(send, warmUp);
  return measure(send, requests);
}

async function tagOf(backend: Backend, { method, url, body }: PolledRequest, token: string): Promise<string | null> {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(`${backend.url}${url}`, { method, headers, ...(body && { body }) });
  return answer.headers.get('etag');
}

const folder = await mkdtemp(join(tmpdir(), 'smart-art-bench-'));
const config = readConfig({ DATA_DIR: folder, SEED: 'none', PORT: '0', DATABASE_URL: process.env.DATABASE_URL });
// Scheduled jobs would be measured too, and may change the polled records.
const backend = await startBackend({ ...config, standsStill: true });
const clients = new Pool(backend.url, { connections: atOnce });
try {
  const { email, token } = await signIn(backend);
  console.log(
    `On ${process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite'}, ${atOnce} at once, ${requests} requests each:`,
  );
  console.log(`${'200/s'.padStart(8)}${'304/s'.padStart(8)}   ratio`);
  for (const polled of polledBy(email)) {
    const whole = (await rateOf(clients, polled, token)).perSecond;
    const tag = await tagOf(backend, polled, token);
    const unchanged = tag ? (await rateOf(clients, polled, token, tag)).perSecond : undefined;
    const columns = [whole.toFixed(0).padStart(8), (unchanged?.toFixed(0) ?? '–').padStart(8)];
    const ratio = unchanged ? (unchanged / whole).toFixed(2) : '–';
    console.log(`${columns.join('')}${ratio.padStart(8)}   ${polled.name}`);
  }
  const tag = (await tagOf(backend, changes, token)) ?? undefined;
  const fromMemory = await rateOf(clients, changes, token, tag);
  // Nothing is cached while change notifications are not received.
  await backend.services.memory.close();
  const fromDatabase = await rateOf(clients, changes, token, tag);
  const compare = (name: string, rate: keyof Rate) => {
    const [one, other] = [fromMemory[rate], fromDatabase[rate]];
    const times = (one / other).toFixed(1);
    console.log(
      `changes, 304, ${name}: ${one.toFixed(0)} from memory, ${other.toFixed(0)} from the database, ${times} times`,
    );
  };
  compare('per second', 'perSecond');
  compare('per second of CPU time', 'perCpuSecond');
} finally {
  await clients.close();
  await backend.close();
  await rm(folder, { recursive: true });
}
