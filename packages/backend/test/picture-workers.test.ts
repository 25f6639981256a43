/** A malicious picture can only crash or exhaust the worker process that opens it. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openPictureWorkers, type PictureWorkerOptions } from '../src/images/picture-workers.ts';
import { programAt } from '../src/platform/programs.ts';
import { odd } from './support/odd-pictures.ts';
import { jpeg, painting, turnedWithPlace } from './support/pictures.ts';
import { form, type Seller, upload, useWorld } from './support/world.ts';

const megabyte = 1024 ** 2;
const program = resolve(import.meta.dirname, 'support/odd-picture-worker.ts');
const bounds = { memory: 500 * megabyte };
const world = useWorld({ pictureWorkers: { program, bounds } });
const photographs = async () => (await world.files()).filter((name) => !/\/worker-\d+$/.test(name));

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'smart-art-pictures-'));
});
const folders: string[] = [];
beforeEach(() => void folders.push(folder));
afterAll(() => Promise.all(folders.map((path) => rm(path, { recursive: true }))));

function open(options: PictureWorkerOptions) {
  const workers = openPictureWorkers(options);
  onTestFinished(() => workers.close());
  return workers;
}

async function put(picture: Buffer, name = 'a.part'): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, picture);
  return path;
}

const named = async (start: string) => (await readdir(folder)).filter((name) => name.startsWith(start));
const processes = async () => (await named('worker-')).map((name) => Number(name.slice('worker-'.length)));

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
const eventually = <Read>(read: () => Read) => expect.poll(read, { timeout: 120_000 });

const both = async (seller: Seller, picture: Buffer) => {
  const request = form([
    { field: 'files', name: 'good.jpg', body: await jpeg() },
    { field: 'files', name: 'odd.jpg', body: picture },
  ]);
  return seller.call({ method: 'POST', url: '/product/product/update-images-files', ...request });
};

describe('upload with a picture', () => {
  it.each(['crash', 'hungry'] as const)(
    'that crashes its worker process (%s) is rejected, and the next upload succeeds',
    async (way) => {
      const seller = await world.seller();
      const before = await photographs();
      const answer = await both(seller, odd(await jpeg(), way));
      expect(answer.statusCode, answer.body).toBe(422);
      expect(answer.json().errors.files).toEqual([
        '“odd.jpg” takes too much memory or time to open. Save it as a smaller JPEG and choose that.',
      ]);
      expect(await photographs()).toEqual(before);
      expect((await upload(seller, await jpeg())).statusCode).toBe(201);
    },
  );

  it('whose worker process was killed externally returns 503 and can be retried', async () => {
    const seller = await world.seller();
    const before = await photographs();
    const answer = await both(seller, odd(await jpeg(), 'killed'));
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
    expect(answer.json().message).toContain('Nothing was changed');
    expect(await photographs()).toEqual(before);
    expect((await upload(seller, await jpeg())).statusCode).toBe(201);
  });
});

describe('picture worker processes', () => {
  it('are terminated after the time limit', async () => {
    const workers = open({ program, bounds: { time: 5_000 } });
    await expect(workers.prepare(await put(odd(await jpeg(), 'hang')))).rejects.toMatchObject({ reason: 'heavy' });
    await eventually(async () => (await processes()).filter(isRunning)).toEqual([]);
  });

  it('are limited to two, and to one for large pictures', async () => {
    const picture = odd(await jpeg(), 'count');
    const paths = await Promise.all(Array.from({ length: 6 }, (_, index) => put(picture, `${index}.part`)));
    const workers = open({ program });
    await Promise.all(paths.map((path) => workers.prepare(path)));
    expect((await processes()).length).toBeLessThanOrEqual(2);
    expect((await named('were-')).toSorted().at(-1)).toMatch(/^were-[12]$/);

    await Promise.all((await named('were-')).map((name) => rm(join(folder, name))));
    await Promise.all(paths.map((path) => rm(`${path}.made`, { recursive: true })));
    const large = open({ program, bounds: { largeFrom: 1000 } });
    await Promise.all(paths.map((path) => large.prepare(path)));
    expect(await named('were-')).toEqual(['were-1']);
  });

  it('stop when idle and start again on demand', async () => {
    const workers = open({ program, bounds: { idle: 0 } });
    await (await workers.prepare(await put(await jpeg()))).dispose();
    const first = await processes();
    await eventually(() => first.filter(isRunning)).toEqual([]);
    await (await workers.prepare(await put(await jpeg()))).dispose();
    expect(await processes()).toHaveLength(2);
  });

  it('are terminated on close even while busy', async () => {
    const workers = open({ program });
    const waiting = workers.prepare(await put(odd(await jpeg(), 'hang')));
    const rejection = expect(waiting).rejects.toMatchObject({ cause: 'closed' });
    await eventually(async () => (await processes()).filter(isRunning).length).toBe(1);
    workers.close();
    await rejection;
    await eventually(async () => (await processes()).filter(isRunning)).toEqual([]);
    expect(await named('a.part.made')).toEqual([]);
    await expect(workers.prepare(join(folder, 'a.part'))).rejects.toMatchObject({ cause: 'closed' });
  });

  it.each([
    ['rotated', turnedWithPlace],
    [
      'progressive in CMYK',
      async () =>
        sharp(await painting(3))
          .toColourspace('cmyk')
          .jpeg({ progressive: true })
          .toBuffer(),
    ],
    [
      'interlaced, in 16 bits, with alpha',
      async () =>
        sharp(await painting(4))
          .ensureAlpha(0.4)
          .toColourspace('rgb16')
          .png({ progressive: true })
          .toBuffer(),
    ],
    [
      'grey',
      async () =>
        sharp(await painting(5))
          .toColourspace('b-w')
          .jpeg()
          .toBuffer(),
    ],
  ])('produce the same files for a picture handled as large: %s', async (_, make) => {
    const path = await put(await make());
    const ordinary = await open({ program: programAt('images/picture-worker') }).prepare(path);
    const expected = await Promise.all(ordinary.files.map(({ read }) => read()));
    await ordinary.dispose();
    const large = await open({ bounds: { largeFrom: 1000 } }).prepare(path);
    const names = ({ files }: typeof large) => files.map(({ name }) => name);
    expect([large.width, large.height, ...names(large)]).toEqual([ordinary.width, ordinary.height, ...names(ordinary)]);
    expect(await readdir(`${path}.made`)).toEqual(expect.arrayContaining(names(large)));
    expect(await readdir(`${path}.made`)).toHaveLength(large.files.length);
    for (const [index, { read, bytes }] of large.files.entries()) {
      const file = await read();
      expect(file.length).toBe(bytes);
      const pixels = (data: Buffer | undefined) => sharp(data).ensureAlpha().raw().toBuffer();
      const [one, other] = [await pixels(file), await pixels(expected[index])];
      expect(one.length).toBe(other.length);
      const difference = one.reduce((most, value, at) => Math.max(most, Math.abs(value - (other[at] ?? 0))), 0);
      expect(difference).toBeLessThan(24);
    }
    await large.dispose();
  });
});
