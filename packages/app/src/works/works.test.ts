import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { captionOf, sourceOf } from './caption.ts';
import { sizeText } from './size.ts';

const intl = createIntl({ locale: 'en', onError: () => {} });
const of = (width: number | null, height: number | null, depth: number | null, size_unit: 'cm' | 'in' = 'cm') =>
  sizeText(intl, { width, height, depth, size_unit });

test('formats the known dimensions of a work', () => {
  expect(of(72.7, 53, null)).toBe('72.7 × 53 cm');
  expect(of(12, 12, 4.25, 'in')).toBe('12 × 12 × 4.25 in');
  expect(of(1200, null, null)).toBe('1,200 cm');
  expect(of(null, null, null)).toBeUndefined();
});

test('omits unknown details from the caption', () => {
  const work = { artist_name: null, year: null, medium: null, width: null, height: null, depth: null, size_unit: 'cm' };
  expect(captionOf(intl, work as Parameters<typeof captionOf>[1])).toEqual({});
});

test('loads images from the product host', () => {
  const image = {
    id: 'i',
    width: 2,
    height: 1,
    bytes: 3,
    file_name: 'a',
    placeholder: 'data:,',
    alt_text: { en: null, ja: null },
    sources: [{ url: '/product/files/a/1.webp', width: 2 }],
  };
  expect(sourceOf('https://api.example.com/product', image).sources).toEqual([
    { url: 'https://api.example.com/product/files/a/1.webp', width: 2 },
  ]);
});
