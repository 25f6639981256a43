import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { images } from '../src/db/schema/index.ts';
import { sweep } from '../src/images/sweep.ts';
import { jpeg, painting } from './support/pictures.ts';
import { addWork, type Image, type Seller, uploadImage, useWorld } from './support/world.ts';

const world = useWorld();

interface Similar {
  id: string;
  title: string;
  deleted_at: string | null;
  image: Image;
}

async function similarTo(seller: Seller, { id }: Image, query = ''): Promise<Similar[]> {
  const answer = await seller.call({ url: `/product/product/similar/${id}${query}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

/** A work of this title with these pictures. */
async function hang(seller: Seller, title: string, ...pictures: Buffer[]) {
  const stored: Image[] = [];
  for (const picture of pictures) stored.push(await uploadImage(seller, picture));
  return addWork(seller, { title, image_ids: stored.map(({ id }) => id) });
}

const titles = (found: Similar[]) => found.map(({ title }) => title);

describe('similar works', () => {
  it('are found by the same picture in another size, format and brightness', async () => {
    const seller = await world.seller();
    const hills = await painting(1);
    await hang(seller, 'Red hills', await jpeg(300, 300), hills);
    await hang(seller, 'Another', await painting(2));
    const again = await sharp(hills)
      .resize({ width: 333 })
      .modulate({ brightness: 1.05 })
      .webp({ quality: 60 })
      .toBuffer();
    const found = await similarTo(seller, await uploadImage(seller, again));
    expect(titles(found)).toEqual(['Red hills']);
    expect(found[0]).toMatchObject({ deleted_at: null, image: { width: 600, height: 400 } });
  });

  it('include deleted works but none of another seller', async () => {
    const seller = await world.seller();
    const rival = await world.seller();
    const picture = await painting(3);
    const gone = await hang(seller, 'Gone', picture);
    await hang(rival, 'The rival’s', picture);
    await seller.call({ method: 'DELETE', url: `/product/product/${gone.id}` });
    const sent = await uploadImage(seller, picture);
    const found = await similarTo(seller, sent);
    expect(titles(found)).toEqual(['Gone']);
    expect(found[0]?.deleted_at).toMatch(/^\d{4}-/);
    expect((await rival.call({ url: `/product/product/similar/${sent.id}` })).statusCode).toBe(404);
  });

  it('exclude the work of the photo and the work being edited', async () => {
    const seller = await world.seller();
    const picture = await painting(4);
    const work = await hang(seller, 'Twice', picture, picture);
    const [first] = work.images;
    if (!first) throw new Error('no photograph');
    expect(await similarTo(seller, first)).toEqual([]);
    const more = await uploadImage(seller, picture);
    expect(titles(await similarTo(seller, more))).toEqual(['Twice']);
    expect(await similarTo(seller, more, `?product_id=${work.id}`)).toEqual([]);
  });

  it('exclude cropped, rotated, mirrored and recoloured pictures', async () => {
    const seller = await world.seller();
    const picture = await painting(5);
    await hang(seller, 'Whole', picture);
    const others = [
      sharp(picture).rotate(90),
      sharp(picture).extract({ left: 0, top: 0, width: 300, height: 400 }),
      sharp(picture).modulate({ hue: 120 }),
      sharp(picture).flop(),
    ];
    for (const other of others) {
      const sent = await uploadImage(seller, await other.jpeg().toBuffer());
      expect(await similarTo(seller, sent)).toEqual([]);
    }
    const plain = (background: string) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .jpeg()
        .toBuffer();
    await hang(seller, 'Blue', await plain('#0000c0'));
    expect(await similarTo(seller, await uploadImage(seller, await plain('#c00000')))).toEqual([]);
    expect(titles(await similarTo(seller, await uploadImage(seller, await plain('#0804be'))))).toEqual(['Blue']);
  });

  it('are limited to three', async () => {
    const seller = await world.seller();
    const picture = await painting(6);
    for (const title of ['1', '2', '3', '4']) await hang(seller, title, picture);
    expect(await similarTo(seller, await uploadImage(seller, picture))).toHaveLength(3);
  });

  it.each(['a query', 'the sweep'])('are found among older photos without a fingerprint after %s', async (by) => {
    const seller = await world.seller();
    const { queries } = world.backend.services;
    const picture = await painting(7);
    const work = await hang(seller, 'Older', picture);
    await queries.update(images).set({ look_bits: null, look_colour: null }).where(eq(images.work_id, work.id));
    const sent = await uploadImage(seller, picture);
    if (by === 'the sweep') {
      await sweep(world.backend.services);
      const [row] = await queries.select().from(images).where(eq(images.work_id, work.id));
      expect(row?.look_bits).not.toBeNull();
    }
    expect(titles(await similarTo(seller, sent))).toEqual(['Older']);
  });

  it('exclude an older photo whose file is missing', async () => {
    const seller = await world.seller();
    const { queries, pictures } = world.backend.services;
    const picture = await painting(8);
    const work = await hang(seller, 'Lost', picture);
    const [row] = await queries.select().from(images).where(eq(images.work_id, work.id));
    if (!row) throw new Error('no photograph');
    await queries.update(images).set({ look_bits: null, look_colour: null }).where(eq(images.id, row.id));
    await pictures.remove([row]);
    expect(await similarTo(seller, await uploadImage(seller, picture))).toEqual([]);
    const [looked] = await queries.select().from(images).where(eq(images.id, row.id));
    expect(looked).toMatchObject({ look_bits: null, look_colour: -1 });
  });
});
