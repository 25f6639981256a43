/**
 * Memory of the backend, alone and with its child processes: the peak while it creates the demo at a first start, after a
 * restart on the same folder, after a minute idle, the peaks while forty ordinary photographs and one of a hundred
 * megapixels are uploaded, and after another minute idle. Idle values are compared with a target.
 *
 *   npm run bench:memory          on Linux, for /proc
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
const sampleInterval = 50;
/** In MB, idle, with child processes. */
const target = 300;

const megabytesOf = (status: string) => Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
const statusOf = (id: string) => readFile(`/proc/${id}/status`, 'utf8').catch(() => '');

interface Memory {
  own: number;
  /** With child processes. */
  all: number;
}

async function memoryOf(pid: number | undefined): Promise<Memory> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const children = (await Promise.all(ids.map(statusOf))).filter((status) => status.includes(`\nPPid:\t${pid}\n`));
  const own = megabytesOf(await statusOf(String(pid)));
  return { own, all: children.reduce((sum, status) => sum + megabytesOf(status), own) };
}

/** The peak while some work is done. */
async function peakDuring(pid: number | undefined, work: Promise<unknown>): Promise<Memory> {
  const peak = { own: 0, all: 0 };
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  done.catch(() => {});
  while (!isDone) {
    const { own, all } = await memoryOf(pid);
    peak.own = Math.max(peak.own, own);
    peak.all = Math.max(peak.all, all);
    await pause(sampleInterval);
  }
  await done;
  return peak;
}

/** The peak of a first start, from the moment the process exists. */
async function firstStart(folder: string): Promise<Memory> {
  let peak: Promise<Memory> | undefined;
  const { promise, resolve } = Promise.withResolvers<void>();
  const running = await start(folder, { SEED: 'demo' }, ({ pid }) => {
    peak = peakDuring(pid, promise);
  });
  resolve();
  await running.stop('SIGTERM');
  return (await peak) ?? { own: 0, all: 0 };
}

const print = (when: string, { own, all }: Memory, limit?: number) =>
  console.log(
    `${when.padEnd(52)} ${String(own).padStart(5)} MB, with child processes ${String(all).padStart(5)} MB` +
      (limit ? ` (${(all / limit).toFixed(2)} of the target of ${limit} MB)` : ''),
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
  if (!answer.ok) throw new Error(`upload failed: ${answer.status} ${await answer.text()}`);
}

/** Like a photograph, with soft patches of colour, so that it compresses like one. */
const photograph = (width: number, height: number, quality: number) =>
  sharp(randomBytes(60 * 45 * 3), { raw: { width: 60, height: 45, channels: 3 } })
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .jpeg({ quality, progressive: true })
    .toBuffer();

const folder = await mkdtemp(join(tmpdir(), 'smart-art-memory-'));
const remove = await makeBundle();
try {
  print('peak while the demo is created', await firstStart(folder));
  const running = await start(folder, { SEED: 'demo' });
  const { pid } = running.process;
  const peakOfUpload = (token: string, pictures: readonly Buffer[]) =>
    peakDuring(pid, upload(running.url, token, pictures));
  try {
    print('ready', await memoryOf(pid), target);
    await pause(idle);
    print(`after ${idle / 1000} s idle`, await memoryOf(pid), target);
    const token = await signIn(running.url);
    const ordinary = await photograph(4000, 3000, 90);
    const forty = Array.from({ length: 40 }, () => ordinary);
    print('peak while forty photographs are uploaded', await peakOfUpload(token, forty));
    const large = await photograph(10_000, 10_000, 80);
    print('peak while one of 100 megapixels is uploaded', await peakOfUpload(token, [large]));
    await pause(idle);
    print(`after ${idle / 1000} s idle`, await memoryOf(pid), target);
  } finally {
    await running.stop('SIGTERM');
  }
} finally {
  await remove();
  await rm(folder, { recursive: true });
}
