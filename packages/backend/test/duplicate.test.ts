/** Duplicating a work copies its details and photos, but not its offer and its accepted agreements. */
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { agreements } from '../src/db/schema/index.ts';
import { jpeg } from './support/pictures.ts';
import { addWork, list, type Product, type Seller, uploadImage, useWorld } from './support/world.ts';

const world = useWorld();

const duplicate = (seller: Seller, id: string, headers: Record<string, string> = {}) =>
  seller.call({ method: 'POST', url: `/product/product/duplicate/${id}`, headers });

const usedBytes = async (seller: Seller) => {
  const { queries } = world.backend.services;
  const [row] = await queries.select().from(agreements).where(eq(agreements.seller_id, seller.id));
  return row?.used_bytes ?? 0;
};

async function addWhole(seller: Seller): Promise<Product> {
  const [cover, detail] = [await uploadImage(seller, await jpeg()), await uploadImage(seller, await jpeg(60, 40))];
  return addWork(seller, {
    title: 'Harbour',
    title_reading: 'はーばー',
    artist_name: 'Hana Morita',
    artist_reading: 'もりた はな',
    year: 2024,
    width: 30,
    height: 40,
    for_sale: true,
    sale_cost: { amount: '2400.00', currency: 'USD' },
    discount_percentage: 10,
    discount_start_date: '2026-12-01',
    discount_end_date: '2026-12-24',
    return_policy_accepted: true,
    internationally_acceptable: true,
    international_agreement_accepted: true,
    commitment_accepted: true,
    image_ids: [cover.id, detail.id],
    image_alt_texts: [{ image_id: cover.id, en: 'A harbour', ja: '港' }],
  });
}

it('copies the details, but not the offer and the accepted agreements', async () => {
  const seller = await world.seller();
  const work = await addWhole(seller);
  const answer = await duplicate(seller, work.id, { 'accept-language': 'ja' });
  expect(answer.statusCode, answer.body).toBe(201);
  const copy: Product = answer.json().data;
  expect(copy).toMatchObject({
    title: 'Harbour（コピー）',
    title_reading: 'はーばー（コピー）',
    artist_name: 'Hana Morita',
    artist_reading: 'もりた はな',
    year: 2024,
    size_class: 'medium',
    sale_cost: work.sale_cost,
    for_sale: false,
    status: 'not_offered',
    attention: [],
    discount_percentage: null,
    return_policy_accepted: null,
    internationally_acceptable: false,
    international_agreement_accepted: false,
    commitment_accepted: false,
    version: 1,
  });
  expect((await list(seller, '?search=コピー')).data.map(({ id }) => id)).toEqual([copy.id]);
  expect((await list(seller)).counts).toMatchObject({ all: 2, for_sale: 1 });
});

it('copies the photos to separate files and counts them towards the quota', async () => {
  const seller = await world.seller();
  const work = await addWhole(seller);
  const before = await usedBytes(seller);
  const copy: Product = (await duplicate(seller, work.id)).json().data;
  expect(copy.images.map(({ alt_text }) => alt_text)).toEqual(work.images.map(({ alt_text }) => alt_text));
  expect(await usedBytes(seller)).toBe(2 * before);
  const body = { image_ids: [work.images[0]?.id] };
  const removed = await seller.call({ method: 'POST', url: '/product/product/remove-images-files', body });
  expect(removed.statusCode).toBe(200);
  for (const { sources } of copy.images) {
    for (const { url } of sources) expect((await world.call({ url })).statusCode, url).toBe(200);
  }
  const all = [...copy.images, ...work.images].flatMap(({ sources }) => sources.map(({ url }) => url));
  expect(new Set(all).size).toBe(all.length);
});

it('creates one copy per idempotency key and leaves no extra files', async () => {
  const seller = await world.seller();
  const work = await addWhole(seller);
  const headers = { 'idempotency-key': 'duplicate-this' };
  const first = await duplicate(seller, work.id, headers);
  const files = await world.files();
  expect((await duplicate(seller, work.id, headers)).json()).toEqual(first.json());
  expect((await list(seller)).total).toBe(2);
  expect(await world.files()).toHaveLength(files.length);
});

it('copies a deleted work and truncates the longest title', async () => {
  const seller = await world.seller();
  const work = await addWork(seller, { title: '字'.repeat(500) });
  await seller.call({ method: 'DELETE', url: `/product/product/${work.id}` });
  const copy: Product = (await duplicate(seller, work.id)).json().data;
  expect(copy.title).toBe(`${'字'.repeat(493)} (copy)`);
  expect(copy.deleted_at).toBeNull();
});

it('rejects a copy over quota, without a paid agreement or of another seller’s work, and stores nothing', async () => {
  const [seller, rival] = [await world.seller(), await world.seller()];
  const work = await addWhole(seller);
  const { queries } = world.backend.services;
  const files = await world.files();
  const of = eq(agreements.seller_id, seller.id);
  const used = await usedBytes(seller);
  await queries
    .update(agreements)
    .set({ quota_bytes: used + 1 })
    .where(of);
  const full = await duplicate(seller, work.id);
  expect([full.statusCode, Object.keys(full.json().errors)]).toEqual([422, ['id']]);
  await queries.update(agreements).set({ payment_status: 'unpaid' }).where(of);
  expect((await duplicate(seller, work.id)).statusCode).toBe(403);
  expect((await duplicate(rival, work.id)).statusCode).toBe(404);
  expect((await list(seller)).total).toBe(1);
  expect(await usedBytes(seller)).toBe(used);
  expect(await world.files()).toHaveLength(files.length);
});
