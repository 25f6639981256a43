/**
 * How much memory the backend takes, itself and with the processes that it begins: while it paints the demo at a first
 * start, when it is ready again on that folder, after a minute without work, at most while forty ordinary photographs
 * and then one of a hundred megapixels are taken in, and a minute later. Beside it what is aimed at.
 *
 *   npm run bench:memory          on Linux, which tells what each process holds
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { demoPassword, demoSellers } from '../src/demo/sellers.ts';
import { makeBundle } from '../test/support/bundle.ts';
import { start } from '../test/support/process.ts';

const idle = Number(process.env.BENCH_IDLE ?? 60) * 1000;
const lookPause = 50;
/** In MB: what is aimed at without work. */
const aim = 300;

const megabytesOf = (status: string) => Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
const statusOf = (id: string) => readFile(`/proc/${id}/status`, 'utf8').catch(() => '');

interface Memory {
  own: number;
  /** With all that it has begun. */
  all: number;
}

async function memoryOf(pid: number | undefined): Promise<Memory> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const children = (await Promise.all(ids.map(statusOf))).filter((status) => status.includes(`\nPPid:\t${pid}\n`));
  const own = megabytesOf(await statusOf(String(pid)));
  return { own, all: children.reduce((sum, status) => sum + megabytesOf(status), own) };
}

/** The most that was held at any time while something was done. */
async function atMost(pid: number | undefined, work: Promise<unknown>): Promise<Memory> {
  const most = { own: 0, all: 0 };
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  done.catch(() => {});
  while (!isDone) {
    const { own, all } = await memoryOf(pid);
    most.own = Math.max(most.own, own);
    most.all = Math.max(most.all, all);
    await pause(lookPause);
  }
  await done;
  return most;
}

/** A first start, from its first moment. */
async function firstStart(folder: string): Promise<Memory> {
  let most: Promise<Memory> | undefined;
  const { promise, resolve } = Promise.withResolvers<void>();
  const running = await start(folder, { SEED: 'demo' }, ({ pid }) => {
    most = atMost(pid, promise);
  });
  resolve();
  await running.stop('SIGTERM');
  return (await most) ?? { own: 0, all: 0 };
}

const print = (when: string, { own, all }: Memory, aimed?: number) =>
  console.log(
    `${when.padEnd(52)} ${String(own).padStart(5)} MB, with its processes ${String(all).padStart(5)} MB` +
      (aimed ? ` (${(all / aimed).toFixed(2)} of the ${aimed} aimed at)` : ''),
  );

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/sso/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoSellers[0]?.email, password: demoPassword }),
  });
  return ((await answer.json()) as { token: string }).token;
}

async function upload(url: string, token: string, pictures: readonly Buffer[]): Promise<void> {
  const body = new FormData();
  for (const picture of pictures) body.append('files', new Blob([new Uint8Array(picture)]), 'photograph.jpg');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/product/product/update-images-files`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`not taken: ${answer.status} ${await answer.text()}`);
}

/** Of a camera: soft patches and a little grain. */
const photograph = (width: number, height: number, quality: number) =>
  sharp(randomBytes(60 * 45 * 3), { raw: { width: 60, height: 45, channels: 3 } })
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .jpeg({ quality, progressive: true })
    .toBuffer();

const folder = await mkdtemp(join(tmpdir(), 'smart-art-memory-'));
const remove = await makeBundle();
try {
  print('at most while the demo is painted', await firstStart(folder));
  const running = await start(folder, { SEED: 'demo' });
  const { pid } = running.process;
  const take = (token: string, pictures: readonly Buffer[]) => atMost(pid, upload(running.url, token, pictures));
  try {
    print('ready', await memoryOf(pid), aim);
    await pause(idle);
    print(`after ${idle / 1000} s without work`, await memoryOf(pid), aim);
    const token = await signIn(running.url);
    const ordinary = await photograph(4000, 3000, 90);
    const forty = Array.from({ length: 40 }, () => ordinary);
    print('at most while forty photographs are taken in', await take(token, forty));
    const large = await photograph(10_000, 10_000, 80);
    print('at most while one of 100 megapixels is', await take(token, [large]));
    await pause(idle);
    print(`after ${idle / 1000} s without work`, await memoryOf(pid), aim);
  } finally {
    await running.stop('SIGTERM');
  }
} finally {
  await remove();
  await rm(folder, { recursive: true });
}
