/**
 * Two hundred open tabs that ask every second whether anything has changed (000 section 9; 001 section 9), and twenty sellers
 * at work, for some minutes against one process. Prints for each kind of request how many there were, the median and the
 * 95th percentile in ms and what failed, and the memory of the process; beside it what is aimed at.
 *
 *   npm run bench:load                                   on the embedded database
 *   DATABASE_URL=postgres://... npm run bench:load       on a PostgreSQL: an empty database of its own
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createSeller } from '../src/admin/accounts.ts';
import { startBackend } from '../src/backend.ts';
import { readConfig } from '../src/config.ts';
import { painting } from '../test/support/pictures.ts';
import { start } from '../test/support/process.ts';
import { insertWorks } from './a-library.ts';
import { addPast } from './a-past.ts';
import { ask, type Tallies, type Worker, workAllDay } from './a-working-day.ts';

const sellers = Number(process.env.BENCH_SELLERS ?? 20);
const tabs = Number(process.env.BENCH_TABS ?? 200);
const seconds = Number(process.env.BENCH_SECONDS ?? 180);
/** What is aimed at: all but one in twenty within so many ms, and at most one in a thousand refused. */
const aim = { ms: 300, errors: 0.001 };

const folder = await mkdtemp(join(tmpdir(), 'smart-art-load-'));
const password = 'gallery-wall';
const emails = Array.from({ length: sellers }, (_, index) => `load-${index}@example.com`);
const environment = { TRUST_PROXY: '1', SANDBOX: 'on', DATABASE_URL: process.env.DATABASE_URL ?? '' };

/** A hundred works and three hundred orders for each. */
async function settle(): Promise<void> {
  const config = readConfig({ DATA_DIR: folder, SEED: 'none', PORT: '0', DATABASE_URL: process.env.DATABASE_URL });
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

/** One open tab: asks a second after the last answer, and is told 304 where nothing has changed. */
async function poll(worker: Worker, first: number): Promise<void> {
  let tag: string | null = null;
  await pause(first);
  while (Date.now() < worker.until) {
    const answer: Response | undefined = await ask(worker, 'anything new?', '/product/changes', {
      headers: tag ? { 'if-none-match': tag } : {},
    });
    tag = answer?.headers.get('etag') ?? tag;
    await pause(1000);
  }
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

function print(tallies: Tallies): void {
  const all = [...tallies].map(([kind, tally]) => ({ kind, ...tally }));
  const sum = { kind: 'all', times: all.flatMap(({ times }) => times), errors: all.flatMap(({ errors }) => errors) };
  console.log('  count  median   95th  failed');
  for (const { kind, times, errors } of [...all, sum]) {
    const figures = [
      String(times.length),
      at(times, 0.5).toFixed(1),
      at(times, 0.95).toFixed(1),
      String(errors.length),
    ];
    console.log(`${figures.map((figure) => figure.padStart(7)).join('')}  ${kind}`);
  }
  const share = (sum.errors.length / Math.max(1, sum.times.length)) * 100;
  console.log(
    `95th of all ${(at(sum.times, 0.95) / aim.ms).toFixed(2)} of the ${aim.ms} ms aimed at; ` +
      `${share.toFixed(3)} % failed, of ${aim.errors * 100} %`,
  );
  for (const error of new Set(sum.errors)) console.log(`  ${error}`);
}

try {
  await settle();
  const running = await start(folder, environment);
  try {
    const tokens = await Promise.all(emails.map((email) => signIn(running.url, email)));
    const picture = await painting(7, { width: 1600, height: 1200 });
    const tallies: Tallies = new Map();
    const until = Date.now() + seconds * 1000;
    const permissions = Buffer.from(JSON.stringify(['sa-list-art-library'])).toString('base64');
    const workers = tokens.map((token): Worker => ({ url: running.url, token, permissions, tallies, until }));
    const polling = Array.from({ length: tabs }, (_, index) =>
      poll(workers[index % workers.length] as Worker, (index * 1000) / tabs),
    );
    await Promise.all([...polling, ...workers.map((worker) => workAllDay(worker, picture))]);
    const database = process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite';
    console.log(`On ${database}, ${tabs} tabs and ${sellers} sellers for ${seconds} s:`);
    print(tallies);
    console.log(`Memory: ${await memoryOf(running.process.pid)}`);
  } finally {
    await running.stop('SIGTERM');
  }
} finally {
  await rm(folder, { recursive: true });
}
