import type { Product } from '@smart-art/api-client/queries';
import { describe, expect, test } from 'vitest';
import { baseOf, isWorkDraft, sentTimes, stateOf, type WorkDraft } from './work-draft.ts';
import { emptyWork, fromProduct, problemsOf, toFormErrors, toInput, type WorkForm } from './work-form.ts';

const photograph = {
  image: {
    id: 'img_1',
    width: 4,
    height: 3,
    bytes: 1,
    file_name: 'a',
    placeholder: '',
    alt_text: { en: null, ja: null },
    sources: [],
  },
  sentAt: 0,
};

const usd = (amount: string) => ({ amount, currency: 'USD' }) as const;

const stored = {
  id: 'wrk_1',
  title: 'Harbour',
  title_reading: 'はーばー',
  type: 'art',
  category: { id: 'cat_painting', type: 'art', name: 'Painting' },
  sub_category: { id: 'sub_oil', category_id: 'cat_painting', name: 'Oil' },
  pieces: 3,
  artist_name: 'Hana Morita',
  artist_reading: 'もりた はな',
  year: 2024,
  medium: 'Oil on canvas',
  description: 'From the breakwater.',
  width: 72.7,
  height: 53,
  depth: null,
  size_unit: 'cm',
  frame_height: 61,
  weight_without_frame: 1.8,
  weight_with_frame: 3.2,
  weight_unit: 'kg',
  washable: true,
  wash_guide: 'Dust with a soft brush.',
  frame_material: { id: 'mat_oak', name: 'Oak' },
  frame_vendor: { id: 'ven_kura', name: 'Kura' },
  for_sale: true,
  sale_cost: usd('2400.00'),
  discount_percentage: 10,
  discount_start_date: '2026-12-01',
  discount_end_date: '2026-12-24',
  for_rent: false,
  rental_cost_per_month: usd('120.00'),
  minimum_rental_months: 3,
  maximum_rental_months: 12,
  rent_renewal: true,
  deposit_cost: usd('480.00'),
  refund_policy: { id: 'pol_full', name: 'Full refund' },
  return_policy_accepted: true,
  internationally_acceptable: true,
  international_agreement_accepted: true,
  commitment_accepted: true,
  images: [photograph.image],
  version: 7,
} as unknown as Product;

const framed = { frame_vendor_id: null, frame_height: null, weight_with_frame: null };

describe('toInput', () => {
  test('trims text and sends null for empty fields', () => {
    expect(
      toInput({ ...emptyWork('  '), title: ' Harbour ', category_id: 'cat_painting', medium: ' ' }, ['img_1']),
    ).toEqual({
      title: 'Harbour',
      title_reading: null,
      type: 'art',
      category_id: 'cat_painting',
      sub_category_id: null,
      artist_name: null,
      artist_reading: null,
      year: null,
      medium: null,
      pieces: 1,
      description: null,
      width: null,
      height: null,
      depth: null,
      size_unit: 'cm',
      weight_without_frame: null,
      weight_unit: 'kg',
      ...framed,
      washable: false,
      wash_guide: null,
      frame_material_id: null,
      for_sale: false,
      sale_cost: null,
      discount_percentage: null,
      discount_start_date: null,
      discount_end_date: null,
      for_rent: false,
      rental_cost_per_month: null,
      minimum_rental_months: null,
      maximum_rental_months: null,
      rent_renewal: false,
      deposit_cost: null,
      refund_policy_id: null,
      internationally_acceptable: false,
      international_agreement_accepted: false,
      commitment_accepted: false,
      image_ids: ['img_1'],
    });
  });

  test.each(['art', 'photo', 'design', 'frame'] as const)(
    'sends the stored values of an unchanged work of type %s',
    (type) => {
      const { category, sub_category, frame_material, frame_vendor, refund_policy, images, ...same } = stored;
      const { id: _id, version: _version, ...rest } = same;
      expect(toInput(fromProduct({ ...stored, type }), ['img_1'])).toEqual({
        ...rest,
        type,
        category_id: 'cat_painting',
        sub_category_id: 'sub_oil',
        frame_material_id: 'mat_oak',
        frame_vendor_id: 'ven_kura',
        refund_policy_id: 'pol_full',
        ...(type === 'frame' ? framed : null),
        image_ids: ['img_1'],
      });
    },
  );

  test('keeps the price of an offer that is switched off', () => {
    const form = { ...fromProduct(stored), for_sale: false };
    expect(toInput(form, [])).toMatchObject({ for_sale: false, sale_cost: usd('2400.00') });
    expect(toInput(form, [])).toMatchObject({ for_rent: false, rental_cost_per_month: usd('120.00') });
  });

  test('omits an unanswered return policy acceptance, but sends a declined one', () => {
    expect(toInput(fromProduct({ ...stored, return_policy_accepted: null }), [])).not.toHaveProperty(
      'return_policy_accepted',
    );
    expect(toInput({ ...fromProduct(stored), return_policy_accepted: false }, [])).toHaveProperty(
      'return_policy_accepted',
      false,
    );
  });

  test('sends no wash guide for a work that is not washable, but keeps it in the form', () => {
    const form = { ...fromProduct(stored), washable: false };
    expect(toInput(form, [])).toMatchObject({ washable: false, wash_guide: null });
    expect(form.wash_guide).toBe('Dust with a soft brush.');
  });

  test('sends no artist reading without an artist, but keeps it in the form', () => {
    const form = { ...fromProduct(stored), artist_name: ' ' };
    expect(toInput(form, [])).toMatchObject({ artist_name: null, artist_reading: null, title_reading: 'はーばー' });
    expect(form.artist_reading).toBe('もりた はな');
  });
});

describe('problemsOf', () => {
  const work = fromProduct(stored);
  test('finds no problem in a valid work of any type, or in an empty work', () => {
    for (const type of ['art', 'photo', 'design', 'frame'] as const) expect(problemsOf({ ...work, type })).toEqual([]);
    expect(problemsOf(emptyWork(''))).toEqual([]);
  });

  test.each<[string, Partial<WorkForm>, string]>([
    ['frame_height', { frame_height: 50 }, 'frame_height_order'],
    ['weight_with_frame', { weight_with_frame: 1 }, 'weight_order'],
    ['frame_vendor_id', { size: { ...work.size, width: null } }, 'frame_needs_size'],
    ['discount_percentage', { discount_percentage: null }, 'discount_needs_percentage'],
    ['discount_start_date', { discount_start_date: null }, 'discount_needs_start'],
    ['discount_end_date', { discount_end_date: null }, 'discount_needs_end'],
    ['discount_end_date', { discount_end_date: '2026-11-30' }, 'discount_dates_order'],
    ['maximum_rental_months', { maximum_rental_months: 2 }, 'rental_months_order'],
    ['international_agreement_accepted', { international_agreement_accepted: false }, 'international_needs_agreement'],
    ['return_policy_accepted', { return_policy_accepted: false }, 'offer_needs_return_policy'],
  ])('reports a problem at %s for %j', (field, change, rule) => {
    expect(problemsOf({ ...work, ...change })).toEqual([{ field, rule }]);
  });
});

test('toFormErrors maps errors of width and depth to the size field', () => {
  expect(toFormErrors({ width: ['Too wide.'], depth: ['Too deep.'], title: ['Give a title.'] })).toEqual({
    size: ['Too wide.', 'Too deep.'],
    title: ['Give a title.'],
  });
});

describe('work draft', () => {
  const draft: WorkDraft = { format: 1, writtenAt: 1, values: emptyWork('Hana Morita'), photographs: [photograph] };
  const empty = emptyWork('Hana Morita');

  test('is accepted only in the current format', () => {
    expect(isWorkDraft(structuredClone(draft))).toBe(true);
    const base = { version: 3, values: { title: 'Harbour' }, imageIds: ['img_1'] };
    expect(isWorkDraft({ ...draft, base })).toBe(true);
    const { title: _title, ...untitled } = draft.values;
    const invalid = [
      null,
      'x',
      {},
      { ...draft, format: 2 },
      { ...draft, values: null },
      { ...draft, values: untitled },
      { ...draft, values: { ...draft.values, title: 1 } },
      { ...draft, values: { ...draft.values, size: null } },
      { ...draft, values: { ...draft.values, for_sale: 'yes' } },
      { ...draft, photographs: undefined },
      { ...draft, base: 3 },
      { ...draft, base: { ...base, version: '3' } },
      { ...draft, base: { ...base, values: { title: 1 } } },
    ];
    for (const value of invalid) expect(isWorkDraft(value)).toBe(false);
  });

  test('from an older form keeps current values for new fields, and drops removed ones', () => {
    const old: unknown = {
      format: 1,
      writtenAt: 1,
      values: {
        title: 'The quay at noon',
        type: 'art',
        category_id: 'cat_painting',
        artist_name: '',
        year: 2024,
        medium: '',
        size: { width: 72.7, height: null, depth: null, unit: 'cm' },
        description: '',
        for_sale: true,
        sale_cost: { amount: '10.00', currency: 'USD' },
        for_rent: false,
        rental_cost_per_month: null,
        taken_out_since: 'x',
      },
      photographs: [],
    };
    if (!isWorkDraft(old)) throw new Error('isWorkDraft rejected an older draft');
    const { values } = stateOf(old, { ...empty, pieces: 4 }, 0);
    expect(values).toMatchObject({
      title: 'The quay at noon',
      artist_name: '',
      year: 2024,
      pieces: 4,
      washable: false,
    });
    expect(Object.keys(values).sort()).toEqual(Object.keys(empty).sort());
    expect(baseOf(old, empty)).toBeNull();
  });

  test('drops expired uploads, but keeps the photographs of a saved work', () => {
    const hour = 3_600_000;
    expect(stateOf(draft, empty, 22 * hour).images).toEqual([photograph.image]);
    expect(stateOf(draft, empty, 23 * hour).images).toEqual([]);
    const base = { version: 3, values: {}, imageIds: ['img_1'] };
    expect(stateOf({ ...draft, base }, empty, 23 * hour).images).toEqual([photograph.image]);
    expect(baseOf({ ...draft, base }, empty)).toEqual({ values: empty, imageIds: ['img_1'], altTexts: {} });
    expect([...sentTimes(draft)]).toEqual([['img_1', 0]]);
    expect([...sentTimes(null)]).toEqual([]);
  });
});
