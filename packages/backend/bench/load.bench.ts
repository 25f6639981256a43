/**
 * Load test: for three minutes, 200 open tabs poll for changes every second (000 section 9; 001 section 9) and refetch what
 * has changed, while twenty sellers work. Prints the count, the percentiles in ms and the rejected and failed requests of
 * each kind of request and of new connections, then the target values, and the longest event loop delay and the memory of
 * each process.
 *
 *   npm run bench:load                              one process on the embedded database
 *   BENCH_DATABASE=postgres npm run bench:load      on a temporary PostgreSQL
 *   BENCH_PROCESSES=2                               that many processes on it, requests distributed in turn
 *   BENCH_TABS=1000 BENCH_SELLERS=50                more tabs and sellers
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startOwnPostgres } from '../../../scripts/postgres/start.ts';
import { createSeller } from '../src/admin/accounts.ts';
import { startBackend } from '../src/backend.ts';
import { readConfig } from '../src/config.ts';
import { makeBundle } from '../test/support/bundle.ts';
import { painting } from '../test/support/pictures.ts';
import { type Running, start } from '../test/support/process.ts';
import { insertOrders } from './sample-orders.ts';
import { insertWorks } from './sample-works.ts';
import { type Answer, type Client, send, simulateSeller, type Tallies, tallyOf } from './seller-activity.ts';

const sellers = Number(process.env.BENCH_SELLERS ?? 20);
const tabs = Number(process.env.BENCH_TABS ?? 200);
const seconds = Number(process.env.BENCH_SECONDS ?? 180);
const onPostgres = process.env.BENCH_DATABASE === 'postgres';
const processes = onPostgres ? Number(process.env.BENCH_PROCESSES ?? 1) : 1;

/** Target response times in ms. */
const targets = onPostgres
  ? [{ kind: 'poll', share: 0.95, ms: tabs > 200 ? 250 : 80 }]
  : [
      { kind: 'poll', share: 0.95, ms: 250 },
      { kind: 'poll', share: 1, ms: 2000 },
      { kind: 'upload a photograph', share: 0.95, ms: 1000 },
    ];

const folder = await mkdtemp(join(tmpdir(), 'smart-art-load-'));
const password = 'gallery-wall';
const emails = Array.from({ length: sellers }, (_, index) => `load-${index}@example.com`);

/** Creates the sellers, each with a hundred works and three hundred orders. */
async function seed(databaseUrl: string): Promise<void> {
  const config = readConfig({ DATA_DIR: folder, SEED: 'none', PORT: '0', DATABASE_URL: databaseUrl });
  const { services, close } = await startBackend({ ...config, silent: true });
  for (const email of emails) {
    const { id } = await createSeller(services.queries, { email, password, firstname: 'A', lastname: 'B' }, new Date());
    await insertWorks(services.queries, id, 100);
    await insertOrders(services.queries, id, 300);
  }
  await close();
}

async function signIn(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/sso/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
}

type Versions = Record<string, string | number>;

/** What an open page refetches when its version changes. */
const refetches: Record<string, string> = {
  notifications: '/product/bell/notify/records',
  settings: '/product/site-settings',
  languages: '/product/languages',
};

/** One open tab: polls a second after the last response, gets 304 if nothing has changed, and refetches what has. */
async function poll(client: Client, delay: number): Promise<void> {
  let tag: string | undefined;
  let versions: Versions | undefined;
  await pause(delay);
  while (Date.now() < client.until) {
    const answer: Answer | undefined = await send(client, 'poll', '/product/changes', {
      headers: tag ? { 'if-none-match': tag } : {},
    });
    tag = answer?.etag ?? tag;
    if (answer?.status === 200) {
      const { data } = JSON.parse(answer.text) as { data: Versions };
      const before = versions;
      versions = data;
      for (const [name, path] of Object.entries(refetches)) {
        if (before && before[name] !== data[name]) await send(client, 'refetch', path);
      }
    }
    await pause(1000);
  }
}

/** Opens a new connection four times a second, as first-time visitors do. */
async function openConnections(urls: readonly string[], tallies: Tallies, until: number): Promise<void> {
  const tally = tallyOf(tallies, 'new connection');
  for (let round = 0; Date.now() < until; round++) {
    const start = performance.now();
    await new Promise<void>((done) => {
      const failed = (error: Error) => {
        tally.errors.push(String(error));
        done();
      };
      get(`${urls[round % urls.length]}/config.json`, { agent: false }, (answer) => {
        answer.resume().once('end', () => {
          tally.times.push(performance.now() - start);
          done();
        });
        answer.once('error', failed);
      }).once('error', failed);
    });
    await pause(250);
  }
}

/** The longest event loop delay in ms. Reads the metric every two seconds: each reading resets it. */
async function longestDelay(url: string, until: number): Promise<number> {
  let longest = 0;
  while (Date.now() < until) {
    await pause(2000);
    const text = await fetch(`${url}/metrics`).then(
      (answer) => answer.text(),
      () => '',
    );
    longest = Math.max(longest, Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1] ?? 0));
  }
  return longest * 1000;
}

/** The current and the peak memory of a process, where the system reports it. */
async function memoryOf(pid: number | undefined): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const field = (name: string) => /(\d+)/.exec(new RegExp(`^${name}:.*$`, 'm').exec(status)?.[0] ?? '')?.[1];
  const [now, peak] = [field('VmRSS'), field('VmHWM')];
  return now && peak ? `${Math.round(+now / 1024)} MB, peak ${Math.round(+peak / 1024)} MB` : 'unknown';
}

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const isRejected = (error: string) => /^(?:429|503) /.test(error);

function print(tallies: Tallies): void {
  console.log('   count      p50      p95      p99      max rejected  failed');
  for (const [kind, { times, errors }] of tallies) {
    const rejected = errors.filter(isRejected).length;
    const figures = [
      String(times.length),
      ...[0.5, 0.95, 0.99, 1].map((share) => quantile(times, share).toFixed(1)),
      String(rejected),
      String(errors.length - rejected),
    ];
    console.log(`${figures.map((figure) => figure.padStart(8)).join(' ')}  ${kind}`);
  }
  for (const error of new Set([...tallies.values()].flatMap(({ errors }) => errors))) console.log(`  ${error}`);
  for (const { kind, share, ms } of targets) {
    const time = quantile(tallyOf(tallies, kind).times, share);
    const name = share === 1 ? 'worst' : `p${share * 100}`;
    console.log(`${kind}, ${name}: ${time.toFixed(0)} ms, ${(time / ms).toFixed(2)} of the target of ${ms} ms`);
  }
}

async function run(running: readonly Running[]): Promise<void> {
  const urls = running.map(({ url }) => url);
  const [first = ''] = urls;
  const tokens = await Promise.all(emails.map((email) => signIn(first, email)));
  const picture = await painting(7, { width: 1600, height: 1200 });
  const tallies: Tallies = new Map();
  const until = Date.now() + seconds * 1000;
  const permissions = Buffer.from(JSON.stringify(['sa-list-art-library'])).toString('base64');
  const clientOf = (index: number): Client => ({
    url: urls[index % urls.length] ?? first,
    token: tokens[index % tokens.length] ?? '',
    permissions,
    tallies,
    until,
  });
  const polling = Array.from({ length: tabs }, (_, index) => poll(clientOf(index), (index * 1000) / tabs));
  const working = tokens.map((_, index) => simulateSeller(clientOf(index), picture));
  const [delays] = await Promise.all([
    Promise.all(urls.map((url) => longestDelay(url, until))),
    openConnections(urls, tallies, until),
    ...polling,
    ...working,
  ]);
  const database = onPostgres ? 'PostgreSQL' : 'PGlite';
  const load = loadavg().map((figure) => figure.toFixed(1));
  console.log(`On ${database}, ${processes} process(es), ${tabs} tabs and ${sellers} sellers for ${seconds} s`);
  console.log(`(${cpus().length} processors, load ${load.join(', ')}; the clients run on the same machine):`);
  print(tallies);
  for (const [index, { process }] of running.entries()) {
    console.log(`Longest event loop delay: ${delays[index]?.toFixed(0)} ms. Memory: ${await memoryOf(process.pid)}`);
  }
}

const remove = await makeBundle();
const postgres = onPostgres ? await startOwnPostgres() : undefined;
const running: Running[] = [];
try {
  const databaseUrl = postgres?.url ?? '';
  await seed(databaseUrl);
  for (let index = 0; index < processes; index++) {
    running.push(await start(folder, { TRUST_PROXY: '1', SANDBOX: 'on', DATABASE_URL: databaseUrl }));
  }
  await run(running);
} finally {
  for (const { stop } of running) await stop('SIGTERM');
  await postgres?.stop();
  await remove();
  await rm(folder, { recursive: true });
}
