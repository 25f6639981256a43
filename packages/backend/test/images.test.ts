import { rm, utimes } from 'node:fs/promises';
import { connect } from 'node:net';
import { count, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { day, hour } from '../src/constants.ts';
import { agreements, images } from '../src/db/schema/index.ts';
import { sweep } from '../src/images/sweep.ts';
import { jpeg, jpegOfBytes, pixelFlood, svg, turnedWithPlace, twoHalves } from './support/pictures.ts';
import { addWork, form, type Image, type Seller, upload, uploadImage, useWorld } from './support/world.ts';

const world = useWorld();
const bound = 6 * 1024 * 1024;
const remove = (seller: Seller, ids: string[]) =>
  seller.call({ method: 'POST', url: '/product/product/remove-images-files', body: { image_ids: ids } });
const save = (seller: Seller, id: string, image_ids: string[]) =>
  seller.call({
    method: 'POST',
    url: `/product/product/create/${id}`,
    body: { title: 'Harbour', type: 'art', category_id: 'cat_print', image_ids },
  });
const fetchFile = (image: Image, place: number) => world.call({ url: image.sources.at(place)?.url ?? '' });

async function usedBytes(seller: Seller): Promise<{ noted: number; summed: number }> {
  const { queries } = world.backend.services;
  const [agreement] = await queries.select().from(agreements).where(eq(agreements.seller_id, seller.id));
  const rows = await queries.select().from(images).where(eq(images.seller_id, seller.id));
  return { noted: agreement?.used_bytes ?? -1, summed: rows.reduce((sum, { bytes }) => sum + bytes, 0) };
}

describe('photo', () => {
  it('is stored upright and without metadata', async () => {
    const seller = await world.seller();
    const image = await uploadImage(seller, await turnedWithPlace());
    expect([image.width, image.height]).toEqual([300, 400]);
    const full = await fetchFile(image, -1);
    expect(full.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const metadata = await sharp(full.rawPayload).metadata();
    expect(metadata).toMatchObject({ width: 300, height: 400 });
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation ?? 1]).toEqual([
      undefined,
      undefined,
      undefined,
      1,
    ]);
    expect(full.rawPayload.includes('SECRET-COPYRIGHT')).toBe(false);
    // The red half was on top before the picture was rotated clockwise.
    const { data } = await sharp(full.rawPayload)
      .extract({ left: 280, top: 200, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(150);
  });

  it('is stored once per idempotency key', async () => {
    const seller = await world.seller();
    const body = await jpeg(64, 48);
    const send = (picture: Buffer) => {
      const { headers, ...request } = form([{ field: 'files', name: 'once.jpg', body: picture }]);
      const url = '/product/product/update-images-files';
      return seller.call({ method: 'POST', url, ...request, headers: { ...headers, 'idempotency-key': 'hang-once' } });
    };
    const first = await send(body);
    const stored = (await world.files()).length;
    expect(first.statusCode).toBe(201);
    expect((await send(body)).json()).toEqual(first.json());
    expect((await world.files()).length).toBe(stored);
    expect((await send(await jpeg(50, 50))).json().errors).toHaveProperty('Idempotency-Key');
    const { noted, summed } = await usedBytes(seller);
    expect(noted).toBe(summed);
  });

  it('has smaller copies up to its own width and a placeholder', async () => {
    const seller = await world.seller();
    const image = await uploadImage(seller, await jpeg(1000, 500));
    expect(image.sources.map(({ width }) => width)).toEqual([320, 640, 1000]);
    expect(image.placeholder).toMatch(/^data:image\/webp;base64,/);
    for (const place of [0, 1]) {
      const file = await fetchFile(image, place);
      expect(file.headers['content-type']).toBe('image/webp');
      expect((await sharp(file.rawPayload).metadata()).width).toBe(image.sources[place]?.width);
    }
    expect(image.bytes).toBe((await usedBytes(seller)).noted);
  });

  it.each(['png', 'webp', 'avif', 'tiff'] as const)('can be %s', async (format) => {
    const seller = await world.seller();
    const answer = await upload(seller, await twoHalves(60, 40).toFormat(format).toBuffer(), 'picture.bin');
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json().images[0]).toMatchObject({ width: 60, height: 40, file_name: 'picture.bin' });
  });

  it('keeps transparency', async () => {
    const seller = await world.seller();
    const clear = sharp({
      create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.3 } },
    });
    const image = await uploadImage(seller, await clear.png().toBuffer());
    const full = await fetchFile(image, -1);
    expect(full.headers['content-type']).toBe('image/webp');
    expect((await sharp(full.rawPayload).metadata()).hasAlpha).toBe(true);
  });

  it('can be an AVIF with a generic major brand', async () => {
    const body = await twoHalves(40, 30).avif().toBuffer();
    // The AVIF brand remains among the compatible brands that follow.
    expect(body.toString('latin1', 16, body.readUInt32BE(0))).toContain('avif');
    body.write('mif1', 8, 'latin1');
    expect(await uploadImage(await world.seller(), body)).toMatchObject({ width: 40, height: 30 });
  });

  it('can be a JPEG without an end marker or with trailing data', async () => {
    const seller = await world.seller();
    const whole = await jpeg(400, 300);
    const unended = whole.subarray(0, -2);
    for (const body of [unended, Buffer.concat([whole, whole]), Buffer.concat([whole, Buffer.alloc(64)])]) {
      const { width, height } = await uploadImage(seller, body);
      expect([width, height]).toEqual([400, 300]);
    }
  });

  it('is converted to sRGB', async () => {
    const seller = await world.seller();
    const print = await twoHalves(40, 40).toColourspace('cmyk').jpeg().toBuffer();
    const image = await uploadImage(seller, print);
    expect((await sharp((await fetchFile(image, -1)).rawPayload).metadata()).space).toBe('srgb');
  });

  it.each([
    ['..\\..\\evil\u0001\u202ename.jpg', 'evilname.jpg'],
    ['写真　一.jpg', '写真　一.jpg'],
    ['', 'photograph'],
    [`${'n'.repeat(300)}.jpg`, `${'n'.repeat(196)}.jpg`],
  ])('has its file name sanitised: %j', async (name, sanitised) => {
    const seller = await world.seller();
    const answer = await upload(seller, await jpeg(20, 20), name);
    expect(answer.json().images[0].file_name).toBe(sanitised);
  });
});

/** The header of a HEIC photo. */
const heicHead = Buffer.concat([
  Buffer.from([0, 0, 0, 28]),
  Buffer.from('ftypheic\0\0\0\0mif1heicmiaf', 'latin1'),
  Buffer.alloc(500),
]);

describe('photo upload', () => {
  it.each([
    ['an SVG with another extension', async () => svg, /isn’t a picture we can use/],
    ['a GIF', () => twoHalves(20, 20).gif().toBuffer(), /isn’t a picture we can use/],
    ['a PDF', async () => Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj'), /isn’t a picture we can use/],
    ['garbage', async () => Buffer.from('x'.repeat(2000)), /isn’t a picture we can use/],
    [
      'a JPEG header without a picture',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500)]),
      /is damaged/,
    ],
    ['a HEIC photo with another extension', async () => heicHead, /is a HEIC photo/],
    ['a truncated JPEG', async () => (await jpeg(800, 600)).subarray(0, 2500), /is damaged/],
    ['an empty file', async () => Buffer.alloc(0), /is empty/],
    ['too many pixels', pixelFlood, /too many pixels. Choose a picture of at most 100 megapixels/],
  ])('rejects %s and stores nothing', async (_, make, message) => {
    const seller = await world.seller();
    const before = await world.files();
    const answer = await upload(seller, await make(), 'wonderful.jpg');
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(422);
    expect(answer.json().errors.files[0]).toMatch(message);
    expect(await world.files()).toEqual(before);
    expect(await usedBytes(seller)).toEqual({ noted: 0, summed: 0 });
  });

  it('rejects all files when one is invalid', async () => {
    const seller = await world.seller();
    const before = await world.files();
    const request = form([
      { field: 'files', name: 'good.jpg', body: await jpeg() },
      { field: 'files', name: 'bad.jpg', body: svg },
    ]);
    const answer = await seller.call({ method: 'POST', url: '/product/product/update-images-files', ...request });
    expect(answer.json().errors.files).toHaveLength(1);
    expect(answer.json().errors.files[0]).toContain('bad.jpg');
    expect(await world.files()).toEqual(before);
  });

  it('rejects a file of 6 MB or more, to the byte', async () => {
    const seller = await world.seller();
    const before = await world.files();
    const over = await upload(seller, await jpegOfBytes(bound), 'large.jpg');
    expect(over.statusCode).toBe(413);
    expect(over.json()).toEqual({
      success: false,
      message: 'File size too large: “large.jpg” must be under 6 MB.',
    });
    expect(await world.files()).toEqual(before);
    expect((await upload(seller, await jpegOfBytes(bound - 1))).statusCode).toBe(201);
  });

  it('rejects malformed forms', async () => {
    const seller = await world.seller();
    const url = '/product/product/update-images-files';
    const json = await seller.call({ method: 'POST', url, body: { files: ['x'] } });
    expect(json.statusCode).toBe(400);
    const empty = await seller.call({ method: 'POST', url, ...form([]) });
    expect(empty.statusCode).toBe(422);
    expect(empty.json().errors).toEqual({ files: ['Choose at least one photo.'] });
    const odd = form([
      { field: 'colour', text: 'red' },
      { field: 'product_id', text: '../../etc' },
      { field: 'files', text: 'not a file' },
    ]);
    expect(Object.keys((await seller.call({ method: 'POST', url, ...odd })).json().errors).toSorted()).toEqual([
      'colour',
      'files',
      'product_id',
    ]);
    const poison = form([{ field: '__proto__', text: 'x' }]);
    expect((await seller.call({ method: 'POST', url, ...poison })).statusCode).toBe(400);
    const many = form(Array.from({ length: 41 }, () => ({ field: 'files', name: 'a.jpg', body: svg })));
    expect([413, 422]).toContain((await seller.call({ method: 'POST', url, ...many })).statusCode);
  });
});

describe('photos of a work', () => {
  it('keep the given order, with the first as the cover', async () => {
    const seller = await world.seller();
    const [a, b, c] = [
      await uploadImage(seller, await jpeg(30, 30)),
      await uploadImage(seller, await jpeg(31, 30)),
      await uploadImage(seller, await jpeg(32, 30)),
    ];
    const work = (await save(seller, 'new', [a.id, b.id, c.id])).json().data;
    const saved = (await save(seller, work.id, [c.id, a.id])).json().data;
    expect(saved.images).toEqual([c, a]);
    const listed = (await seller.call({ url: '/product/product/list' })).json().data[0];
    expect(listed.images).toEqual([c]);
    expect((await fetchFile(b, -1)).statusCode).toBe(404);
    expect((await save(seller, work.id, [a.id, b.id])).statusCode).toBe(404);
  });

  it('are appended by an upload with the ID of the work', async () => {
    const seller = await world.seller();
    const work = await addWork(seller, { for_sale: true, sale_cost: { amount: '10.00', currency: 'USD' } });
    expect(work.attention).toEqual(['picture_missing']);
    const first = await uploadImage(seller, await jpeg(), { product_id: work.id });
    const second = await uploadImage(seller, await jpeg(), { product_id: work.id });
    const now = (await seller.call({ url: `/product/product/details/${work.id}` })).json().data;
    expect(now).toMatchObject({ status: 'for_sale', attention: [], version: 3, images: [first, second] });
  });

  it('cannot all be removed', async () => {
    const seller = await world.seller();
    const a = await uploadImage(seller, await jpeg());
    const b = await uploadImage(seller, await jpeg());
    const work = await addWork(seller, { image_ids: [a.id, b.id] });
    const message = ['At least one image must remain on a library item.'];
    expect((await remove(seller, [a.id, b.id])).json().errors.image_ids).toEqual(message);
    expect((await save(seller, work.id, [])).json().errors.image_ids).toEqual(message);
    const both = await Promise.all([remove(seller, [a.id]), remove(seller, [b.id])]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    const left = (await seller.call({ url: `/product/product/details/${work.id}` })).json().data;
    expect(left.images).toHaveLength(1);
    expect(left.version).toBe(2);
    const loose = await uploadImage(seller, await jpeg());
    expect((await remove(seller, [loose.id])).statusCode).toBe(200);
    expect((await fetchFile(loose, 0)).statusCode).toBe(404);
    const { noted, summed } = await usedBytes(seller);
    expect(noted).toBe(summed);
  });

  it('cannot belong to two works', async () => {
    const seller = await world.seller();
    const a = await uploadImage(seller, await jpeg());
    await addWork(seller, { image_ids: [a.id] });
    expect((await save(seller, 'new', [a.id])).json().errors.image_ids).toEqual([
      'A photo in this list belongs to another work.',
    ]);
  });
});

describe('disk quota', () => {
  it('is exact under ten concurrent uploads', async () => {
    const picture = await jpeg(300, 200);
    const probe = await world.seller();
    const { bytes } = await uploadImage(probe, picture);
    const seller = await world.seller({ quotaBytes: bytes * 4 + 10 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload(seller, picture)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(4);
    expect(statuses.filter((status) => status === 422)).toHaveLength(6);
    const rejected = answers.find(({ statusCode }) => statusCode === 422);
    expect(rejected?.json().errors.files[0]).toMatch(/Not enough storage/);
    expect(await usedBytes(seller)).toEqual({ noted: bytes * 4, summed: bytes * 4 });
    const [first] = answers.filter(({ statusCode }) => statusCode === 201);
    await remove(seller, [first?.json().images[0].id]);
    expect((await upload(seller, picture)).statusCode).toBe(201);
  });
});

describe('sweep', () => {
  it('removes only unattached photos and orphaned files', async () => {
    const seller = await world.seller();
    const loose = await uploadImage(seller, await jpeg());
    const kept = await uploadImage(seller, await jpeg());
    await addWork(seller, { image_ids: [kept.id] });
    const { services } = world.backend;
    const small = { name: '20.jpg', width: 20, read: () => jpeg(20, 20) };
    const orphan = await services.pictures.write([small]);
    const young = await services.pictures.write([small]);
    const old = new Date(Date.now() - 2 * hour);
    await utimes(services.pictures.folderOf(orphan), old, old);
    await sweep(services);
    expect((await fetchFile(loose, 0)).statusCode).toBe(200);
    expect((await world.call({ url: `/product/files/${orphan}/20.jpg` })).statusCode).toBe(404);
    expect((await world.call({ url: `/product/files/${young}/20.jpg` })).statusCode).toBe(200);
    await rm(services.pictures.folderOf(young), { recursive: true });
    await sweep({ ...services, now: () => new Date(services.now().getTime() + day + hour) });
    expect((await fetchFile(loose, 0)).statusCode).toBe(404);
    expect((await fetchFile(kept, 0)).statusCode).toBe(200);
    const { noted, summed } = await usedBytes(seller);
    expect(noted).toBe(summed);
  });
});

describe('photo URLs', () => {
  it.each([
    '/product/files/../../../etc/passwd',
    '/product/files/..%2f..%2f/320.webp',
    '/product/files/00000000000000000000000000/320.webp',
    '/product/files/00000000000000000000000000/..%2f..%2flock.json',
    '/product/files/x/y/z',
    '/product/files/',
  ])('return 404 for %s', async (url) => {
    expect((await world.call({ url })).statusCode).toBe(404);
  });
});

describe('aborted upload', () => {
  it('leaves no file and no record', async () => {
    const seller = await world.seller();
    const before = await world.files();
    await world.backend.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.backend.app.server.address() as { port: number };
    const request = form([{ field: 'files', name: 'a.jpg', body: await jpegOfBytes(2_000_000) }]);
    const head = [
      'POST /product/product/update-images-files HTTP/1.1',
      'Host: localhost',
      `Authorization: Bearer ${seller.token}`,
      `Content-Type: ${request.headers['content-type']}`,
      `Content-Length: ${request.body.length}`,
      '\r\n',
    ].join('\r\n');
    const socket = connect(port, '127.0.0.1');
    socket.write(head);
    socket.write(request.body.subarray(0, 1_200_000));
    await expect.poll(async () => (await world.files()).length).toBeGreaterThan(before.length);
    socket.destroy();
    await expect.poll(() => world.files(), { timeout: 60_000 }).toEqual(before);
    const [rows] = await world.backend.services.queries
      .select({ count: count() })
      .from(images)
      .where(eq(images.seller_id, seller.id));
    expect(rows?.count).toBe(0);
  });
});
