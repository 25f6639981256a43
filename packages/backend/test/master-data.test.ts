/** Categories, policies, units and frames that the work form offers (000 section 7). */
import { describe, expect, it } from 'vitest';
import { useWorld } from './support/world.ts';

const world = useWorld();

const get = async (url: string, language = 'en') => {
  const seller = await world.seller();
  const answer = await seller.call({ url: `/product${url}`, headers: { 'accept-language': language } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};
const namesOf = (records: { name: string }[]) => records.map(({ name }) => name);

describe('master data', () => {
  it('lists every option of the work form in both languages', async () => {
    const english = await get('/master-data');
    const japanese = await get('/master-data', 'ja');
    for (const kind of ['categories', 'sub_categories', 'return_policies', 'refund_policies', 'frame_materials']) {
      expect(english[kind].length, kind).toBeGreaterThan(0);
      expect(japanese[kind].map(({ id }: { id: string }) => id)).toEqual(
        english[kind].map(({ id }: { id: string }) => id),
      );
      for (const { name } of japanese[kind]) expect(name).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
    }
    expect(namesOf(english.units.size)).toEqual(['Centimetres', 'Inches']);
    expect(namesOf(japanese.units.weight)).toEqual(['キログラム', 'ポンド']);
  });

  it('has at least one sub-category for each category', async () => {
    const { categories, sub_categories } = await get('/master-data');
    const filed = new Set(sub_categories.map(({ category_id }: { category_id: string }) => category_id));
    expect(categories.filter(({ id }: { id: string }) => !filed.has(id))).toEqual([]);
  });

  it('can be searched by part of a name in either language, and filtered', async () => {
    expect(namesOf(await get('/master-data/categories?query=PAINT'))).toEqual(['Painting']);
    expect(namesOf(await get(`/master-data/categories?query=${encodeURIComponent('絵')}`))).toEqual(['Painting']);
    expect(namesOf(await get('/master-data/categories?type=frame', 'ja'))).toEqual([
      '木製額縁',
      '金属製額縁',
      '掛け軸',
    ]);
    expect(namesOf(await get('/master-data/sub-categories?category_id=cat_print&query=ing'))).toEqual(['Etching']);
    expect(await get('/master-data/sub-categories?query=nothing+such')).toEqual([]);
    expect(namesOf(await get('/master-data/frame-vendors?query=frames'))).toEqual([
      'Kura Frames',
      'Minato Metal Frames',
    ]);
    const oak = await get('/master-data/frame-vendors?frame_material_id=mat_oak');
    expect(namesOf(oak)).toEqual(['Kura Frames', 'Cadre & Fils']);
    expect(oak[0]).toMatchObject({ country: 'JP', frame_materials: [{ id: 'mat_oak', name: 'Oak' }, {}, {}] });
  });

  it('returns 304 while unchanged', async () => {
    const seller = await world.seller();
    for (const url of [
      '/master-data',
      '/master-data/categories',
      '/master-data/sub-categories',
      '/master-data/frame-vendors',
    ]) {
      const first = await seller.call({ url: `/product${url}` });
      const etag = String(first.headers.etag);
      const again = await seller.call({ url: `/product${url}`, headers: { 'if-none-match': etag } });
      expect(again.statusCode).toBe(304);
    }
  });
});

describe('frame availability check', () => {
  const check = async (body: object, language = 'en') => {
    const seller = await world.seller();
    return seller.call({
      method: 'POST',
      url: '/product/product/checkFrameAvailabilityForArt',
      body: { frame_vendor_id: 'ven_kura', width: 72.7, height: 53, ...body },
      headers: { 'accept-language': language },
    });
  };

  it('returns the matching frame and its price for all pieces', async () => {
    const one = await check({ frame_material_id: 'mat_oak' });
    expect(one.json()).toMatchObject({ success: true, message: 'Kura Frames has a frame of this size.' });
    const { data } = one.json();
    expect(data).toMatchObject({
      available: true,
      reason: null,
      frame: { id: 'frm_kura_oak_727x530', width: 72.7, height: 53, size_unit: 'cm', in_stock: 9 },
      sizes: [],
    });
    expect(data.price).toEqual(data.frame.price);
    const three = (await check({ frame_material_id: 'mat_oak', pieces: 3 })).json().data;
    expect(three.price).toEqual({ amount: String(3 * Number(data.price.amount)), currency: 'JPY' });
  });

  it('picks the closest, then the cheapest frame, also rotated and in inches', async () => {
    expect((await check({})).json().data.frame.frame_material.id).toBe('mat_oak');
    expect((await check({ width: 53, height: 72.7 })).json().data.available).toBe(true);
    expect((await check({ width: 52, height: 45 })).json().data.frame).toMatchObject({ width: 53, height: 45.5 });
    const inches = await check({ width: 20.86, height: 17.9, size_unit: 'in', pieces: 1 });
    expect(inches.json().data.frame).toMatchObject({ width: 53, height: 45.5 });
  });

  it.each([
    [{ width: 12, height: 9 }, 'no_such_size', 'This vendor has no frame for a work of this size.'],
    [{ frame_material_id: 'mat_brass' }, 'material_not_offered', 'This vendor has no frames of this material.'],
    [{ pieces: 10 }, 'out_of_stock', 'This vendor doesn’t have enough frames of this size in stock.'],
  ])('reports %j as unavailable: %s', async (body, reason, message) => {
    const answer = await check(body);
    expect(answer.json()).toMatchObject({ message, data: { available: false, reason, frame: null, price: null } });
    expect(answer.json().data.sizes.length).toBeGreaterThan(0);
  });

  it('rejects an unknown vendor, an unknown material and a zero width', async () => {
    const answer = await check({ frame_vendor_id: 'ven_none', frame_material_id: 'mat_none' }, 'ja');
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      frame_vendor_id: ['額縁の販売元を一覧から選んでください。'],
      frame_material_id: ['額縁の素材を一覧から選んでください。'],
    });
    expect((await check({ width: 0 })).json().errors).toHaveProperty('width');
  });
});
