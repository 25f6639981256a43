/**
 * Two hundred open tabs that ask every second whether anything has changed (000 section 9; 001 section 9) and ask again for
 * what has, and twenty sellers at work, for three minutes. Prints for each kind of request how many there were, the
 * percentiles in ms, what was refused and what failed; new connections beside them; the longest turn of the event loop and
 * the memory of each process. What is aimed at stands at the end.
 *
 *   npm run bench:load                              one process on the embedded database
 *   BENCH_DATABASE=postgres npm run bench:load      on a PostgreSQL that is started for it
 *   BENCH_PROCESSES=2                               that many processes on it, by turns
 *   BENCH_TABS=1000 BENCH_SELLERS=50                more of them
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
import { insertWorks } from './a-library.ts';
import { addPast } from './a-past.ts';
import { ask, type Tallies, tallyOf, type Worker, workAllDay } from './a-working-day.ts';

const sellers = Number(process.env.BENCH_SELLERS ?? 20);
const tabs = Number(process.env.BENCH_TABS ?? 200);
const seconds = Number(process.env.BENCH_SECONDS ?? 180);
const onPostgres = process.env.BENCH_DATABASE === 'postgres';
const processes = onPostgres ? Number(process.env.BENCH_PROCESSES ?? 1) : 1;

/** In ms: what the polls, and the photographs on the embedded database, are aimed to stay within. */
const aims = onPostgres
  ? [{ kind: 'poll', share: 0.95, ms: tabs > 200 ? 250 : 80 }]
  : [
      { kind: 'poll', share: 0.95, ms: 250 },
      { kind: 'poll', share: 1, ms: 2000 },
      { kind: 'send a photograph', share: 0.95, ms: 1000 },
    ];

const folder = await mkdtemp(join(tmpdir(), 'smart-art-load-'));
const password = 'gallery-wall';
const emails = Array.from({ length: sellers }, (_, index) => `load-${index}@example.com`);

/** A hundred works and three hundred orders for each. */
async function settle(databaseUrl: string): Promise<void> {
  const config = readConfig({ DATA_DIR: folder, SEED: 'none', PORT: '0', DATABASE_URL: databaseUrl });
  const { services, close } = await startBackend({ ...config, silent: true });
  for (const email of emails) {
    const { id } = await createSeller(services.queries, { email, password, firstname: 'A', lastname: 'B' }, new Date());
    await insertWorks(services.queries, id, 100);
    await addPast(services.queries, id, 300);
  }
  await close();
}

async function signIn(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/sso/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`${email} is not let in: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
}

type Versions = Record<string, string | number>;

/** What an open page asks again when the version of it is another. */
const renewals: Record<string, string> = {
  notifications: '/product/bell/notify/records',
  settings: '/product/site-settings',
  languages: '/product/languages',
};

/** One open tab: asks a second after the last answer, is told 304 where nothing has changed, and asks again for what has. */
async function poll(worker: Worker, first: number): Promise<void> {
  let tag: string | null = null;
  let known: Versions | undefined;
  await pause(first);
  while (Date.now() < worker.until) {
    const answer: Response | undefined = await ask(worker, 'poll', '/product/changes', {
      headers: tag ? { 'if-none-match': tag } : {},
    });
    tag = answer?.headers.get('etag') ?? tag;
    if (answer?.status === 200) {
      const { data } = (await answer.json()) as { data: Versions };
      const before = known;
      known = data;
      for (const [name, path] of Object.entries(renewals)) {
        if (before && before[name] !== data[name]) await ask(worker, 'ask again', path);
      }
    }
    await pause(1000);
  }
}

/** Somebody who comes for the first time, four times a second: over a connection of its own. */
async function knock(urls: readonly string[], tallies: Tallies, until: number): Promise<void> {
  const tally = tallyOf(tallies, 'new connection');
  for (let turn = 0; Date.now() < until; turn++) {
    const begun = performance.now();
    await new Promise<void>((done) => {
      const failed = (error: Error) => {
        tally.errors.push(String(error));
        done();
      };
      get(`${urls[turn % urls.length]}/config.json`, { agent: false }, (answer) => {
        answer.resume().once('end', () => {
          tally.times.push(performance.now() - begun);
          done();
        });
        answer.once('error', failed);
      }).once('error', failed);
    });
    await pause(250);
  }
}

/** Reads the event loop's longest turn every two seconds: the metric begins anew each time it is read. */
async function longestTurn(url: string, until: number): Promise<number> {
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

/** What the process holds and held at most, in MB; nothing where the system does not say. */
async function memoryOf(pid: number | undefined): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const of = (name: string) => /(\d+)/.exec(new RegExp(`^${name}:.*$`, 'm').exec(status)?.[0] ?? '')?.[1];
  const [now, most] = [of('VmRSS'), of('VmHWM')];
  return now && most ? `${Math.round(+now / 1024)} MB, at most ${Math.round(+most / 1024)} MB` : 'not told here';
}

const at = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const isRefusal = (error: string) => /^(?:429|503) /.test(error);

function print(tallies: Tallies): void {
  console.log('   count      p50      p95      p99      max  refused  failed');
  for (const [kind, { times, errors }] of tallies) {
    const refused = errors.filter(isRefusal).length;
    const figures = [
      String(times.length),
      ...[0.5, 0.95, 0.99, 1].map((share) => at(times, share).toFixed(1)),
      String(refused),
      String(errors.length - refused),
    ];
    console.log(`${figures.map((figure) => figure.padStart(8)).join(' ')}  ${kind}`);
  }
  for (const error of new Set([...tallies.values()].flatMap(({ errors }) => errors))) console.log(`  ${error}`);
  for (const { kind, share, ms } of aims) {
    const figure = at(tallyOf(tallies, kind).times, share);
    const name = share === 1 ? 'worst' : `p${share * 100}`;
    console.log(`${kind}, ${name}: ${figure.toFixed(0)} ms, ${(figure / ms).toFixed(2)} of the ${ms} ms aimed at`);
  }
}

async function work(running: readonly Running[]): Promise<void> {
  const urls = running.map(({ url }) => url);
  const [first = ''] = urls;
  const tokens = await Promise.all(emails.map((email) => signIn(first, email)));
  const picture = await painting(7, { width: 1600, height: 1200 });
  const tallies: Tallies = new Map();
  const until = Date.now() + seconds * 1000;
  const permissions = Buffer.from(JSON.stringify(['sa-list-art-library'])).toString('base64');
  const workerOf = (index: number): Worker => ({
    url: urls[index % urls.length] ?? first,
    token: tokens[index % tokens.length] ?? '',
    permissions,
    tallies,
    until,
  });
  const polling = Array.from({ length: tabs }, (_, index) => poll(workerOf(index), (index * 1000) / tabs));
  const working = tokens.map((_, index) => workAllDay(workerOf(index), picture));
  const [turns] = await Promise.all([
    Promise.all(urls.map((url) => longestTurn(url, until))),
    knock(urls, tallies, until),
    ...polling,
    ...working,
  ]);
  const database = onPostgres ? 'PostgreSQL' : 'PGlite';
  const load = loadavg().map((figure) => figure.toFixed(1));
  console.log(`On ${database}, ${processes} process(es), ${tabs} tabs and ${sellers} sellers for ${seconds} s`);
  console.log(`(${cpus().length} processors, load ${load.join(', ')}; who asks runs on the same machine):`);
  print(tallies);
  for (const [index, { process: one }] of running.entries()) {
    console.log(`Longest turn: ${turns[index]?.toFixed(0)} ms. Memory: ${await memoryOf(one.pid)}`);
  }
}

const remove = await makeBundle();
const postgres = onPostgres ? await startOwnPostgres() : undefined;
const running: Running[] = [];
try {
  const databaseUrl = postgres?.url ?? '';
  await settle(databaseUrl);
  for (let index = 0; index < processes; index++) {
    running.push(await start(folder, { TRUST_PROXY: '1', SANDBOX: 'on', DATABASE_URL: databaseUrl }));
  }
  await work(running);
} finally {
  for (const { stop } of running) await stop('SIGTERM');
  await postgres?.stop();
  await remove();
  await rm(folder, { recursive: true });
}
