/** The detail fields of a work: stored, validated and computed (001 sections 3, 5 and 9). */
import { describe, expect, it } from 'vitest';
import { jpeg } from './support/pictures.ts';
import { addWork, type ProductInput, type Seller, uploadImage, useWorld } from './support/world.ts';

const world = useWorld();

const save = (seller: Seller, id: string, body: Partial<ProductInput>, language = 'en') =>
  seller.call({
    method: 'POST',
    url: `/product/product/create/${id}`,
    body: { title: 'Harbour before rain', type: 'art', category_id: 'cat_painting', ...body },
    headers: { 'accept-language': language },
  });

const details = {
  sub_category_id: 'sub_oil',
  pieces: 3,
  frame_height: 61,
  weight_without_frame: 1.8,
  weight_with_frame: 3.25,
  weight_unit: 'lb',
  washable: true,
  wash_guide: 'Dust with a dry, soft brush.',
  frame_material_id: 'mat_oak',
  frame_vendor_id: 'ven_kura',
  discount_percentage: 12.5,
  discount_start_date: '2026-12-01',
  discount_end_date: '2026-12-24',
  minimum_rental_months: 3,
  maximum_rental_months: 12,
  rent_renewal: true,
  deposit_cost: { amount: '480', currency: 'USD' },
  refund_policy_id: 'pol_refund_full',
  return_policy_accepted: true,
  internationally_acceptable: true,
  international_agreement_accepted: true,
  commitment_accepted: true,
} as const satisfies Partial<ProductInput>;

const basics = {
  width: 72.7,
  height: 53,
  for_sale: true,
  sale_cost: { amount: '2400', currency: 'USD' },
} as const satisfies Partial<ProductInput>;

const stored = {
  sub_category: { id: 'sub_oil', category_id: 'cat_painting', name: 'Oil painting' },
  pieces: 3,
  frame_height: 61,
  weight_without_frame: 1.8,
  weight_with_frame: 3.25,
  weight_unit: 'lb',
  washable: true,
  wash_guide: 'Dust with a dry, soft brush.',
  frame_material: { id: 'mat_oak', name: 'Oak' },
  frame_vendor: { id: 'ven_kura', name: 'Kura Frames' },
  discount_percentage: 12.5,
  discount_start_date: '2026-12-01',
  discount_end_date: '2026-12-24',
  minimum_rental_months: 3,
  maximum_rental_months: 12,
  rent_renewal: true,
  deposit_cost: { amount: '480.00', currency: 'USD' },
  refund_policy: { id: 'pol_refund_full', name: 'Full refund' },
  return_policy_accepted: true,
  internationally_acceptable: true,
  international_agreement_accepted: true,
  commitment_accepted: true,
  orientation: 'landscape',
  size_class: 'medium',
};

describe('work details', () => {
  it('are stored and returned by details and list, with names in the requested language', async () => {
    const seller = await world.seller();
    const { id } = await addWork(seller, { ...basics, ...details });
    const found = await seller.call({ url: `/product/product/details/${id}` });
    expect(found.json().data).toMatchObject(stored);
    const page = await seller.call({ url: '/product/product/list' });
    expect(page.json().data[0]).toMatchObject(stored);
    const japanese = await seller.call({
      url: `/product/product/details/${id}`,
      headers: { 'accept-language': 'ja' },
    });
    expect(japanese.json().data).toMatchObject({
      sub_category: { name: '油彩画' },
      frame_material: { name: 'オーク' },
      frame_vendor: { name: '額縁の蔵' },
      refund_policy: { name: '全額返金' },
    });
  });

  it('have defaults in a new work', async () => {
    const seller = await world.seller();
    expect(await addWork(seller)).toMatchObject({
      sub_category: null,
      pieces: 1,
      weight_unit: 'kg',
      washable: false,
      frame_vendor: null,
      rent_renewal: false,
      deposit_cost: null,
      return_policy_accepted: null,
      internationally_acceptable: false,
      commitment_accepted: false,
      service_charge: null,
      amount_received: null,
      discounted_sale_cost: null,
      orientation: null,
      size_class: null,
    });
  });

  it('stay when omitted from a save and are cleared by null', async () => {
    const seller = await world.seller();
    const { id } = await addWork(seller, { ...basics, ...details });
    const renamed = await save(seller, id, { ...basics, title: 'Harbour after rain' });
    expect(renamed.json().data).toMatchObject({ ...stored, title: 'Harbour after rain' });
    const emptied = await save(seller, id, { ...basics, sub_category_id: null, deposit_cost: null, wash_guide: null });
    expect(emptied.json().data).toMatchObject({ ...stored, sub_category: null, deposit_cost: null, wash_guide: null });
  });

  it('are cleared when omitted and no longer valid', async () => {
    const seller = await world.seller();
    const { id } = await addWork(seller, { ...basics, ...details });
    const resized = await save(seller, id, { ...basics, width: 12, height: 9, category_id: 'cat_print' });
    expect(resized.json().data).toMatchObject({ sub_category: null, frame_vendor: null, frame_height: 61 });
    const higher = await save(seller, id, { ...basics, height: 80 });
    expect(higher.json().data).toMatchObject({ frame_height: null });
    const frame = await save(seller, id, { type: 'frame', category_id: 'cat_wood_frame' });
    expect(frame.json().data).toMatchObject({ frame_height: null, weight_with_frame: null, pieces: 3 });
  });

  it('lose the frame vendor with the size', async () => {
    const seller = await world.seller();
    const { id } = await addWork(seller, { ...basics, ...details });
    const unsized = await save(seller, id, {});
    expect(unsized.json().data).toMatchObject({ frame_vendor: null, frame_material: { id: 'mat_oak' } });
    const named = await save(seller, id, { frame_vendor_id: 'ven_kura' });
    expect(named.json().errors).toEqual({
      frame_vendor_id: ['Enter width and height first: the frame must fit them.'],
    });
  });

  it('keep a frame that has sold out since, but not for more pieces', async () => {
    const seller = await world.seller();
    const { id } = await addWork(seller, { ...basics, frame_vendor_id: 'ven_kura', frame_material_id: 'mat_walnut' });
    const stocked = `update frame_stock set in_stock = 0 where id = 'frm_kura_walnut_727x530'`;
    await world.backend.services.queries.execute(stocked);
    const same = await save(seller, id, { ...basics, frame_vendor_id: 'ven_kura', frame_material_id: 'mat_walnut' });
    expect(same.statusCode).toBe(200);
    const more = await save(seller, id, { ...basics, pieces: 2, frame_vendor_id: 'ven_kura' });
    expect(more.json().errors).toEqual({
      frame_vendor_id: ['This vendor doesn’t have enough frames of this size in stock.'],
    });
  });
});

describe('sale proceeds', () => {
  it('are computed exactly, with and without the discount', async () => {
    const seller = await world.seller();
    const work = await addWork(seller, {
      for_sale: true,
      sale_cost: { amount: '999.99', currency: 'USD' },
      discount_percentage: 12.5,
      discount_start_date: '2026-12-01',
      discount_end_date: '2026-12-01',
    });
    expect(work).toMatchObject({
      service_charge_percent: 12,
      service_charge: { amount: '120.00', currency: 'USD' },
      amount_received: { amount: '879.99', currency: 'USD' },
      discounted_sale_cost: { amount: '874.99', currency: 'USD' },
      discounted_service_charge: { amount: '105.00', currency: 'USD' },
      discounted_amount_received: { amount: '769.99', currency: 'USD' },
    });
  });

  it('are whole yen for a price in yen', async () => {
    const seller = await world.seller();
    const work = await addWork(seller, { for_sale: true, sale_cost: { amount: '33333', currency: 'JPY' } });
    expect(work).toMatchObject({
      service_charge: { amount: '4000', currency: 'JPY' },
      amount_received: { amount: '29333', currency: 'JPY' },
    });
  });
});

describe('work validation', () => {
  const invalid: [string, Partial<ProductInput>, string, string, string][] = [
    [
      'a longest rental below the shortest',
      { minimum_rental_months: 4, maximum_rental_months: 3 },
      'maximum_rental_months',
      'The longest rental must not be shorter than the shortest.',
      '最長レンタル月数は最短レンタル月数以上にしてください。',
    ],
    [
      'rental months over the limit',
      { minimum_rental_months: 121 },
      'minimum_rental_months',
      'Enter a number of months from 1 to 120.',
      '1から120までの月数を入力してください。',
    ],
    [
      'a discount end before its start',
      { discount_percentage: 5, discount_start_date: '2026-12-02', discount_end_date: '2026-12-01' },
      'discount_end_date',
      'The start date must not be after the end date.',
      '開始日は終了日以前にしてください。',
    ],
    [
      'a date that does not exist',
      { discount_percentage: 5, discount_start_date: '2026-02-30', discount_end_date: '2026-12-01' },
      'discount_start_date',
      'Enter a date such as 2026-12-24.',
      '2026-12-24のような日付を入力してください。',
    ],
    [
      'a discount of 100 percent',
      { discount_percentage: 100 },
      'discount_percentage',
      'Enter a percentage above 0 and below 100.',
      '0より大きく100より小さい割引率を入力してください。',
    ],
    [
      'an international offer without the agreement',
      { internationally_acceptable: true },
      'international_agreement_accepted',
      'Accept the international delivery agreement before you offer the work internationally.',
      '海外への販売には、海外配送の規約への同意が必要です。',
    ],
    [
      'an offer without the return policy accepted',
      { for_sale: true, return_policy_accepted: false },
      'return_policy_accepted',
      'Accept the return policy before you offer the work.',
      '作品を提供するには、返品ポリシーへの同意が必要です。',
    ],
    [
      'a frame with a frame of its own',
      { type: 'frame', category_id: 'cat_wood_frame', frame_vendor_id: 'ven_kura' },
      'frame_vendor_id',
      'A frame has no frame of its own: leave this empty.',
      '額縁そのものには指定できません。空欄にしてください。',
    ],
    [
      'a frame vendor without this size',
      { width: 12, height: 9, frame_vendor_id: 'ven_kura' },
      'frame_vendor_id',
      'This vendor has no frame for a work of this size.',
      'この販売元には、この大きさの作品に合う額縁がありません。',
    ],
    [
      'a sub-category of another category',
      { sub_category_id: 'sub_woodblock' },
      'sub_category_id',
      'Choose a sub-category that belongs to the category.',
      'カテゴリーに属するサブカテゴリーを選んでください。',
    ],
    [
      'a policy that is not a refund policy',
      { refund_policy_id: 'pol_return_7_days' },
      'refund_policy_id',
      'Choose a refund policy from the list.',
      '返金ポリシーを一覧から選んでください。',
    ],
    [
      'an unknown frame material',
      { frame_material_id: 'mat_ice' },
      'frame_material_id',
      'Choose a frame material from the list.',
      '額縁の素材を一覧から選んでください。',
    ],
    [
      'a yen deposit with decimals',
      { deposit_cost: { amount: '100.50', currency: 'JPY' } },
      'deposit_cost.amount',
      'Yen have no decimals: enter a price such as 372000.',
      '円に小数は使えません。372000 のように入力してください。',
    ],
  ];
  it.each(invalid)('rejects %s', async (_, input, field, english, japanese) => {
    const seller = await world.seller();
    const answer = await save(seller, 'new', input);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ [field]: [english] });
    const inJapanese = await save(seller, 'new', input, 'ja');
    expect(inJapanese.json().errors[field]).toEqual([japanese]);
    expect((await seller.call({ url: '/product/product/list' })).json().total).toBe(0);
  });

  it('returns all field errors at once', async () => {
    const seller = await world.seller();
    const answer = await save(seller, 'new', {
      wash_guide: 'By hand.',
      discount_start_date: '2026-12-02',
      sub_category_id: 'sub_none',
      category_id: 'cat_none',
    });
    expect(Object.keys(answer.json().errors).sort()).toEqual([
      'category_id',
      'discount_percentage',
      'sub_category_id',
      'wash_guide',
    ]);
  });
});

describe('work photos', () => {
  it('have alternative texts in both languages that stay until changed', async () => {
    const seller = await world.seller();
    const first = await uploadImage(seller, await jpeg(400, 300));
    const second = await uploadImage(seller, await jpeg(300, 400));
    expect(first.alt_text).toEqual({ en: null, ja: null });
    const work = await addWork(seller, {
      image_ids: [first.id, second.id],
      image_alt_texts: [{ image_id: first.id, en: ' A grey harbour ', ja: '灰色の港' }],
    });
    expect(work.images.map(({ alt_text }) => alt_text)).toEqual([
      { en: 'A grey harbour', ja: '灰色の港' },
      { en: null, ja: null },
    ]);
    const turned = await save(seller, work.id, {
      image_ids: [second.id, first.id],
      image_alt_texts: [{ image_id: second.id, en: 'The pier', ja: '' }],
    });
    expect(turned.json().data.images.map((image: { alt_text: unknown }) => image.alt_text)).toEqual([
      { en: 'The pier', ja: null },
      { en: 'A grey harbour', ja: '灰色の港' },
    ]);
  });

  it('reject an alternative text for a photo of another seller', async () => {
    const [seller, other] = [await world.seller(), await world.seller()];
    const foreign = await uploadImage(other, await jpeg());
    const answer = await save(seller, 'new', { image_alt_texts: [{ image_id: foreign.id, en: 'Mine', ja: null }] });
    expect(answer.json().errors).toEqual({
      image_alt_texts: ['An alternative text belongs to a photo that this work does not have.'],
    });
  });

  it('determine the orientation if no size is set', async () => {
    const seller = await world.seller();
    const upright = await uploadImage(seller, await jpeg(300, 400));
    const { id } = await addWork(seller, { image_ids: [upright.id] });
    const orientation = async () =>
      (await seller.call({ url: `/product/product/details/${id}` })).json().data.orientation;
    expect(await orientation()).toBe('portrait');
    await uploadImage(seller, await jpeg(400, 300), { product_id: id });
    expect(await orientation()).toBe('portrait');
    await seller.call({
      method: 'POST',
      url: '/product/product/remove-images-files',
      body: { image_ids: [upright.id] },
    });
    expect(await orientation()).toBe('landscape');
    const sized = await save(seller, id, { width: 50, height: 50.5 });
    expect(sized.json().data).toMatchObject({ orientation: 'square', size_class: 'medium' });
  });
});

describe('deleted work', () => {
  const restore = (seller: Seller, id: string, headers = {}) =>
    seller.call({ method: 'POST', url: `/product/product/restore/${id}`, headers });
  const remove = (seller: Seller, id: string, headers = {}) =>
    seller.call({ method: 'DELETE', url: `/product/product/${id}`, headers });

  it('is restored with all details, once', async () => {
    const seller = await world.seller();
    const work = await addWork(seller, { ...basics, ...details });
    await remove(seller, work.id);
    const back = await restore(seller, work.id);
    expect(back.json()).toMatchObject({
      message: 'The work is in your library again.',
      data: { ...stored, version: 3, deleted_at: null },
    });
    expect(back.headers.etag).toBe('"3"');
    const again = await restore(seller, work.id);
    expect(again.json().data.version).toBe(3);
    expect((await seller.call({ url: '/product/product/deleted-list' })).json().total).toBe(0);
    expect((await seller.call({ url: '/product/product/list' })).json()).toMatchObject({
      total: 1,
      counts: { all: 1 },
    });
  });

  it('is deleted and restored only with the current version', async () => {
    const seller = await world.seller();
    const work = await addWork(seller);
    const rejected = await remove(seller, work.id, { 'if-match': '"7"' });
    expect(rejected.statusCode).toBe(412);
    expect(rejected.json().current).toMatchObject({ id: work.id, version: 1 });
    expect((await remove(seller, work.id, { 'if-match': '"1"' })).statusCode).toBe(200);
    expect((await restore(seller, work.id, { 'if-match': '"1"' })).statusCode).toBe(412);
    expect((await restore(seller, work.id, { 'if-match': '"2"' })).statusCode).toBe(200);
  });

  it('cannot be restored by another seller or without an active agreement', async () => {
    const [seller, other] = [await world.seller(), await world.seller()];
    const work = await addWork(seller);
    await remove(seller, work.id);
    expect((await restore(other, work.id)).statusCode).toBe(404);
    expect((await restore(seller, 'wrk_none')).json()).toEqual((await restore(other, work.id)).json());
    await world.backend.services.queries.execute(
      `update agreements set payment_status = 'unpaid' where seller_id = '${seller.id}'`,
    );
    expect((await restore(seller, work.id)).statusCode).toBe(403);
  });
});
