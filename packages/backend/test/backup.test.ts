/** Backing up a running system and restoring it yields the same rows and files. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '../../../scripts/postgres/start.ts';
import type { Manifest } from '../src/backup/backup.ts';
import { jpeg } from './support/pictures.ts';
import { commandAt, makeSeller, type Running, start } from './support/process.ts';
import { form, photograph } from './support/world.ts';

const email = 'keeper@example.com';
const password = 'gallery-wall';
const folder = await mkdtemp(join(tmpdir(), 'smart-art-backup-'));
const at = (name: string) => join(folder, name);
let postgres: Postgres;
let bucket: S3rver;
let bucketPort = 0;

beforeAll(async () => {
  postgres = await startPostgres();
  await mkdir(at('s3'));
  bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: at('s3'),
    configureBuckets: [{ name: 'house', configs: [] }],
  });
  bucketPort = (await bucket.run()).port;
});
afterAll(async () => {
  await bucket.close();
  await postgres.stop();
  await rm(folder, { recursive: true });
});

/** Not `spawnSync`, because the bucket server runs in this process. */
async function command(name: 'backup' | 'restore', env: Record<string, string>, ...args: string[]) {
  // npm sets `INIT_CWD`, and the commands would resolve paths against it.
  const { INIT_CWD: _, ...own } = process.env;
  const child = spawn(process.execPath, [commandAt(name), ...args], { env: { ...own, SEED: 'none', ...env } });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, output };
}

const post = async (url: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) => {
  const answer = await fetch(url, { method: 'POST', headers, body });
  expect(answer.status, await answer.clone().text()).toBeLessThan(300);
  return answer.json();
};

const json = { 'content-type': 'application/json' };

async function signIn(url: string): Promise<Record<string, string>> {
  const { token } = (await post(`${url}/sso/signin`, JSON.stringify({ email, password }), json)) as { token: string };
  return { authorization: `Bearer ${token}` };
}

/** Adds a work with a photo, a profile picture and a passbook photo, to have files of every kind. */
async function fill({ url }: Running): Promise<void> {
  const headers = await signIn(url);
  const picture = await jpeg(400, 300);
  const upload = photograph(picture);
  const { images } = (await post(`${url}/product/product/update-images-files`, new Uint8Array(upload.body), {
    ...headers,
    ...upload.headers,
  })) as { images: { id: string }[] };
  const work = { title: '“Härbour” 港 \\ \u2028 🖼', type: 'art', category_id: 'cat_print', image_ids: [images[0]?.id] };
  await post(`${url}/product/product/create/new`, JSON.stringify(work), { ...headers, ...json });
  for (const [path, field] of [
    ['users/update-profile-pic', 'profile_pic'],
    ['update-bank-passbook-photo', 'passbook_photo'],
    ['users/update-bank-passbook-photo', 'passbook_photo'],
  ] as const) {
    const sent = form([{ field, name: 'one.jpg', body: picture }]);
    await fetch(`${url}/product/${path}`, {
      method: 'POST',
      headers: { ...headers, ...sent.headers },
      body: new Uint8Array(sent.body),
    });
  }
}

/** The rows of a backup, without the storage location of photos, which a restore changes. */
async function rowsOf(name: string): Promise<string[]> {
  const text = gunzipSync(await readFile(join(at(name), 'rows.jsonl.gz'))).toString('utf8');
  const lines = text.trimEnd().split('\n');
  let table = '';
  return lines
    .map((line) => {
      table = /^\{"table":"(\w+)"/.exec(line)?.[1] ?? table;
      return `${table} ${line.replace(/"place":"(?:disk|bucket)"/, '"place":""')}`;
    })
    .sort();
}

const manifestOf = async (name: string) =>
  JSON.parse(await readFile(join(at(name), 'manifest.json'), 'utf8')) as Manifest;

it('restores a running data folder to PostgreSQL with a bucket and back to a folder unchanged', async () => {
  const disk = { DATA_DIR: at('data') };
  expect(makeSeller(at('data'), email, password)).toMatchObject({ status: 0 });
  const running = await start(at('data'));
  await fill(running);
  expect(await command('backup', disk, at('first'))).toMatchObject({ status: 0 });
  expect((await fetch(`${running.url}/backup/rows`)).status).toBe(404);
  expect(await running.stop('SIGTERM')).toBe(0);
  // A backup taken after the stop equals the one taken while running.
  expect(await command('backup', disk, at('stopped'))).toMatchObject({ status: 0 });
  expect(await rowsOf('stopped')).toEqual(await rowsOf('first'));
  const first = await manifestOf('first');
  expect(first.files.map(({ path }) => path.split('/')[0])).toEqual(
    expect.arrayContaining(['documents', 'photographs']),
  );

  const many = {
    DATA_DIR: at('other'),
    DATABASE_URL: postgres.url,
    FILES: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${bucketPort}`,
    S3_BUCKET: 'house',
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
    S3_PATH_STYLE: '1',
  };
  expect(await command('restore', many, at('first'))).toMatchObject({ status: 0 });
  expect(await readdir(at('other')).catch(() => [])).toEqual([]);
  const there = await start(at('other'), many);
  expect(there.url, there.output()).not.toBe('');
  const { data } = (await (
    await fetch(`${there.url}/product/product/list`, { headers: await signIn(there.url) })
  ).json()) as { data: { images: { sources: { url: string }[] }[] }[] };
  const address = data[0]?.images[0]?.sources.at(-1)?.url ?? '';
  expect(address).not.toBe('');
  const shown = await fetch(there.url + address);
  const digest = createHash('sha256')
    .update(new Uint8Array(await shown.arrayBuffer()))
    .digest('hex');
  expect(first.files.map(({ sha256 }) => sha256)).toContain(digest);
  const rejected = await command('restore', many, at('first'), '--replace');
  expect(rejected).toMatchObject({ status: 1, output: expect.stringContaining('A backend runs on this database') });
  await there.stop('SIGTERM');

  expect(await command('restore', many, at('first'), '--replace')).toMatchObject({ status: 0 });
  expect(await command('backup', many, at('second'))).toMatchObject({ status: 0 });
  expect(await rowsOf('second')).toEqual(await rowsOf('first'));
  expect((await manifestOf('second')).files).toEqual(first.files);

  const back = { DATA_DIR: at('back') };
  expect(await command('restore', back, at('second'))).toMatchObject({ status: 0 });
  expect(await command('backup', back, at('third'))).toMatchObject({ status: 0 });
  expect(await rowsOf('third')).toEqual(await rowsOf('first'));
  expect((await manifestOf('third')).files).toEqual(first.files);

  expect(await command('restore', back, at('second'))).toMatchObject({ output: expect.stringContaining('--replace') });
  const [damaged] = first.files;
  await writeFile(join(at('second'), 'files', damaged?.path ?? ''), 'something else');
  expect(await command('restore', back, at('second'), '--replace')).toMatchObject({
    status: 1,
    output: expect.stringContaining('is not as it was written'),
  });
});
