import type { Product } from '@smart-art/api-client/queries';
import { expect, test } from 'vitest';
import { labelOf } from './label-of.ts';
import { intlsFor } from './paper-intl.ts';

const work = {
  id: 'wrk_1',
  title: 'Harbour before rain',
  artist_name: 'Hana Morita',
  year: 2024,
  medium: 'Oil on canvas',
  width: 72.7,
  height: 53,
  depth: null,
  size_unit: 'cm',
  for_sale: true,
  sale_cost: { amount: '2400.00', currency: 'USD' },
  for_rent: true,
  rental_cost_per_month: { amount: '120.00', currency: 'USD' },
} as Product;

test('a label has the lines of a museum label, and the prices if requested', () => {
  const on = intlsFor('en', { locale: 'en' });
  expect(labelOf(on, work, false)).toEqual({
    key: 'wrk_1',
    artist: 'Hana Morita',
    title: 'Harbour before rain',
    lines: ['2024, Oil on canvas', '72.7 × 53 cm'],
    price: undefined,
  });
  expect(labelOf(on, work, true).price).toBe('$2,400.00 · $120.00 per month');
  expect(labelOf(intlsFor('both', { locale: 'en' }), work, true).price).toMatch(/per month \/ .*円|per month \/ .*月/);
});

test('a label omits unknown values', () => {
  const bare = { ...work, artist_name: null, year: null, medium: null, width: null, height: null, for_sale: false };
  const label = labelOf(intlsFor('both', { locale: 'ja' }), { ...bare, for_rent: false }, true);
  expect(label).toEqual({ key: 'wrk_1', artist: undefined, title: work.title, lines: [], price: undefined });
});
