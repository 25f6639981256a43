import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { bucketTestLife, day } from '../src/constants.ts';
import { agreements, buckets, images } from '../src/db/schema/index.ts';
import { sweep } from '../src/images/sweep.ts';
import { sandboxBucket } from '../src/ports/files-sandbox.ts';
import { jpeg } from './support/pictures.ts';
import { addWork, photograph, type Seller, uploadImage, useWorld } from './support/world.ts';

const folder = await mkdtemp(join(tmpdir(), 'smart-art-s3-'));
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: folder,
  configureBuckets: [
    { name: 'pictures', configs: [] },
    { name: 'house', configs: [] },
  ],
});
const { port } = await server.run();
let isOpen = true;
const closeServer = async () => {
  if (isOpen) await server.close();
  isOpen = false;
};
afterAll(async () => {
  await closeServer();
  await rm(folder, { recursive: true });
});

const { outside } = readConfig({ OUTGOING_ALLOW: `127.0.0.1:${port}` });
const world = useWorld({ outside });

const details = {
  endpoint: `http://127.0.0.1:${port}`,
  region: 'us-east-1',
  bucket: 'pictures',
  access_key: 'S3RVER',
  secret_key: 'S3RVER',
  path_style: true,
};
const played = {
  ...details,
  endpoint: sandboxBucket.endpoint,
  secret_key: sandboxBucket.secretKey,
  bucket: `hana-${randomUUID()}`,
};

const test = (seller: Seller, body: object, headers: Record<string, string> = {}) =>
  seller.call({ method: 'POST', url: '/product/client-test-connection', body, headers });
const save = (seller: Seller, body: object, headers: Record<string, string> = {}) =>
  seller.call({ method: 'POST', url: '/product/save-bucket-details', body, headers });
const show = (seller: Seller) => seller.call({ url: '/product/bucket-details' });

async function use(seller: Seller, body: object) {
  expect((await test(seller, body)).json()).toEqual({ success: true, message: 'Connection Tested Successfully' });
  const saved = await save(seller, body);
  expect(saved.statusCode, saved.body).toBe(200);
  return saved.json().data;
}

const usedBytes = async (seller: Seller) => {
  const rows = await world.backend.services.queries
    .select()
    .from(agreements)
    .where(eq(agreements.seller_id, seller.id));
  return rows[0]?.used_bytes;
};

describe('connection test', () => {
  it('reports the failure reason', async () => {
    const seller = await world.seller();
    const failing: [object, string][] = [
      [{ ...details, bucket: 'elsewhere' }, 'no_bucket'],
      [{ ...details, access_key: 'UNKNOWN' }, 'denied'],
      [{ ...played, secret_key: 'wrong' }, 'denied'],
      [{ ...played, bucket: 'missing-one' }, 'no_bucket'],
    ];
    for (const [body, reason] of failing) {
      const answer = await test(seller, body);
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { message: 'Connection Failed', reason }]);
    }
    const japanese = await test(seller, { ...details, bucket: 'elsewhere' }, { 'accept-language': 'ja' });
    expect(japanese.json()).toMatchObject({ message: '接続に失敗しました', detail: 'このバケットは存在しません。' });
  });

  it('rejects private network addresses', async () => {
    const seller = await world.seller();
    for (const endpoint of [
      'http://127.0.0.1:1',
      'http://2130706433',
      'http://0x7f.1',
      'http://[::1]',
      'http://[::ffff:127.0.0.1]',
      'http://169.254.169.254',
      'http://localhost:9000',
    ]) {
      const answer = await test(seller, { ...details, endpoint });
      expect(answer.json().errors, endpoint).toEqual({
        endpoint: ['This address can’t be used: it leads into a private network.'],
      });
    }
  });

  it('returns field errors and requires a session', async () => {
    const seller = await world.seller();
    const answer = await test(seller, { endpoint: 'ftp://x', region: 'Tokyo', bucket: 'A', secret_key: '鍵' });
    expect(Object.keys(answer.json().errors)).toEqual(['endpoint', 'region', 'bucket', 'access_key', 'secret_key']);
    expect(
      (await world.call({ method: 'POST', url: '/product/client-test-connection', body: details })).statusCode,
    ).toBe(401);
  });
});

describe('bucket details', () => {
  it('can be saved only within 15 minutes of a successful test', async () => {
    const seller = await world.seller();
    expect((await save(seller, details)).statusCode).toBe(409);
    await test(seller, details);
    expect((await save(seller, { ...details, region: 'eu-west-1' })).statusCode).toBe(409);
    expect((await save(await world.seller(), details)).statusCode).toBe(409);
    world.pass(bucketTestLife);
    expect((await save(seller, details)).json().message).toBe('Test the connection with these details first.');
  });

  it('are shown without secrets and sealed at rest', async () => {
    const seller = await world.seller();
    expect((await show(seller)).statusCode).toBe(404);
    const saved = await use(seller, { ...details, endpoint: `${details.endpoint}/` });
    expect(saved).toMatchObject({ endpoint: details.endpoint, bucket: 'pictures', access_key: '…RVER', version: 1 });
    const shown = await show(seller);
    expect([shown.json().data, shown.headers.etag]).toEqual([saved, '"1"']);
    const [row] = await world.backend.services.queries.select().from(buckets).where(eq(buckets.id, saved.id));
    expect(row?.secret_key_sealed).not.toContain('S3RVER');
    expect((await show(await world.seller())).statusCode).toBe(404);
  });

  it('are replaced and deleted only with the current version', async () => {
    const seller = await world.seller();
    const first = await use(seller, details);
    await test(seller, played);
    expect((await save(seller, played, { 'if-match': '"9"' })).json().current).toEqual(first);
    const second = (await save(seller, played, { 'if-match': '"1"' })).json().data;
    expect(second).toMatchObject({ endpoint: sandboxBucket.endpoint, version: 2 });
    const remove = (tag: string) =>
      seller.call({ method: 'DELETE', url: '/product/bucket-details', headers: { 'if-match': tag } });
    expect((await remove('"1"')).statusCode).toBe(412);
    expect((await remove('"2"')).statusCode).toBe(200);
    expect((await remove('"2"')).statusCode).toBe(404);
    expect(await use(seller, details)).toMatchObject({ id: first.id, version: 3 });
  });

  it('are saved once per idempotency key', async () => {
    const seller = await world.seller();
    const headers = { 'idempotency-key': randomUUID() };
    await test(seller, details);
    const first = await save(seller, details, headers);
    expect((await save(seller, details, headers)).json()).toEqual(first.json());
  });
});

describe('photos', () => {
  let seller: Seller;
  beforeAll(async () => {
    seller = await world.seller();
  });

  const get = (url: string) => world.call({ url });

  it('are stored in the seller’s bucket without using quota and are served like all others', async () => {
    const before = await uploadImage(seller, await jpeg(400, 300));
    const used = await usedBytes(seller);
    await use(seller, details);
    const image = await uploadImage(seller, await jpeg(900, 600));
    expect(await usedBytes(seller)).toBe(used);
    for (const { url } of [...image.sources, ...before.sources]) {
      const answer = await get(url);
      expect(answer.statusCode, url).toBe(200);
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': url.endsWith('jpg') ? 'image/jpeg' : 'image/webp',
        'content-length': String(answer.rawPayload.length),
      });
    }
    const key = image.sources[0]?.url.split('/')[3] ?? '';
    expect(existsSync(world.backend.services.pictures.folderOf(key))).toBe(false);
    expect((await get(`/product/files/${key}/77.webp`)).statusCode).toBe(404);
    expect((await world.call({ method: 'HEAD', url: image.sources[0]?.url ?? '' })).statusCode).toBe(200);

    const work = await addWork(seller, { image_ids: [before.id, image.id] });
    const url = '/product/product/remove-images-files';
    await seller.call({ method: 'POST', url, body: { image_ids: [image.id] } });
    await world.tick();
    expect((await get(image.sources[0]?.url ?? '')).statusCode).toBe(404);
    expect(work.images).toHaveLength(2);
  });

  it('leave no extra files in the bucket when a request is repeated', async () => {
    const request = photograph(await jpeg(400, 300));
    const headers = { ...request.headers, 'idempotency-key': randomUUID() };
    const send = () =>
      seller.call({ method: 'POST', url: '/product/product/update-images-files', body: request.body, headers });
    const first = await send();
    expect(first.statusCode, first.body).toBe(201);
    const listed = await readdir(join(folder, 'pictures'), { recursive: true });
    const again = await send();
    expect(again.json()).toEqual(first.json());
    const files = (names: string[]) => names.filter((name) => /webp|jpg/.test(name)).sort();
    expect(files(await readdir(join(folder, 'pictures'), { recursive: true }))).toEqual(files(listed));
    expect(files(listed)).not.toEqual([]);
  });

  it('are removed from the bucket if no save uses them within a day', async () => {
    const image = await uploadImage(seller, await jpeg(400, 300));
    const { services } = world.backend;
    const twoDaysAgo = new Date(services.now().getTime() - 2 * day);
    await services.queries.update(images).set({ created_at: twoDaysAgo }).where(eq(images.id, image.id));
    await sweep(services);
    await world.tick();
    expect((await get(image.sources[0]?.url ?? '')).statusCode).toBe(404);
    const key = image.sources[0]?.url.split('/')[3] ?? '';
    const listed = await readdir(join(folder, 'pictures'), { recursive: true });
    expect(listed.filter((name) => name.includes(key) && /webp|jpg/.test(name))).toEqual([]);
  });

  it('stay readable after the seller returns to the default storage', async () => {
    const other = await world.seller();
    await use(other, played);
    const image = await uploadImage(other, await jpeg(400, 300));
    await other.call({ method: 'DELETE', url: '/product/bucket-details' });
    expect((await get(image.sources[0]?.url ?? '')).statusCode).toBe(200);
    const next = await uploadImage(other, await jpeg(400, 300));
    const key = next.sources[0]?.url.split('/')[3] ?? '';
    expect(existsSync(world.backend.services.pictures.folderOf(key))).toBe(true);
  });

  it('use at most the free quota of the default storage', async () => {
    const other = await world.seller();
    const gigabyte = 1024 ** 3;
    await world.backend.services.queries
      .update(agreements)
      .set({ services: 'own_file_server', quota_bytes: 1000 * gigabyte, used_bytes: gigabyte })
      .where(eq(agreements.seller_id, other.id));
    const room = async () =>
      (await other.call({ url: `/product/users/profile-details/${other.email}` })).json().dbCurrentActiveAgreement;
    const defaultStorage = { quota_bytes: gigabyte, used_bytes: gigabyte };
    await use(other, played);
    await uploadImage(other, await jpeg(400, 300));
    expect(await room()).toMatchObject({ ...defaultStorage, free_bytes: null });
    await other.call({ method: 'DELETE', url: '/product/bucket-details' });
    expect(await room()).toMatchObject({ ...defaultStorage, free_bytes: 0 });
    const url = '/product/product/update-images-files';
    const rejected = await other.call({ method: 'POST', url, ...photograph(await jpeg(400, 300)) });
    expect(rejected.statusCode).toBe(422);
    expect(rejected.json().errors.files).toEqual([expect.stringContaining('1024')]);
  });

  it('can be neither uploaded nor read while the bucket is unreachable', async () => {
    const image = await uploadImage(seller, await jpeg(400, 300));
    await closeServer();
    const { upload } = await import('./support/world.ts');
    const rejected = await upload(seller, await jpeg(400, 300));
    expect([rejected.statusCode, rejected.json().message]).toEqual([
      400,
      'Your file server didn’t accept the photos. Test its connection in the settings.',
    ]);
    const away = await get(image.sources[0]?.url ?? '');
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '30']);
  });
});
