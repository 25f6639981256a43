import { expect, test } from 'vitest';
import { isWorkDraft, livePhotographs, type WorkDraft } from './work-draft.ts';
import { emptyWork, toFormErrors, toInput } from './work-form.ts';

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
const draft: WorkDraft = { format: 1, writtenAt: 1, values: emptyWork('Hana Morita'), photographs: [photograph] };

test('a work is sent trimmed, with nothing where nothing was typed', () => {
  expect(
    toInput({ ...emptyWork('  '), title: ' Harbour ', category_id: 'cat_painting', medium: ' ' }, ['img_1']),
  ).toEqual({
    title: 'Harbour',
    type: 'art',
    category_id: 'cat_painting',
    artist_name: null,
    year: null,
    medium: null,
    description: null,
    width: null,
    height: null,
    depth: null,
    size_unit: 'cm',
    for_sale: false,
    sale_cost: null,
    for_rent: false,
    rental_cost_per_month: null,
    image_ids: ['img_1'],
  });
});

test('a price goes with its offer, and not without', () => {
  const price = { amount: '2400.00', currency: 'USD' } as const;
  const work = { ...emptyWork(''), sale_cost: price, rental_cost_per_month: price };
  expect(toInput({ ...work, for_sale: true }, [])).toMatchObject({ sale_cost: price, rental_cost_per_month: null });
  expect(toInput({ ...work, for_rent: true }, [])).toMatchObject({ sale_cost: null, rental_cost_per_month: price });
});

test('refusals of lengths land on the one field of sizes', () => {
  expect(toFormErrors({ width: ['Too wide.'], depth: ['Too deep.'], title: ['Give a title.'] })).toEqual({
    size: ['Too wide.', 'Too deep.'],
    title: ['Give a title.'],
  });
});

test('a draft is one of this shape only', () => {
  expect(isWorkDraft(structuredClone(draft))).toBe(true);
  const { title: _title, ...untitled } = draft.values;
  const odd = [
    null,
    'x',
    {},
    { ...draft, format: 2 },
    { ...draft, values: null },
    { ...draft, values: untitled },
    { ...draft, values: { ...draft.values, title: 1 } },
    { ...draft, photographs: undefined },
  ];
  for (const value of odd) expect(isWorkDraft(value)).toBe(false);
});

test('photographs the server no longer has are left out', () => {
  const hour = 3_600_000;
  expect(livePhotographs(draft, 22 * hour)).toEqual([photograph]);
  expect(livePhotographs(draft, 23 * hour)).toEqual([]);
});
