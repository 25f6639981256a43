import { expect, test } from 'vitest';
import { guessColumns, guessField, guessUnits } from './guess-columns.ts';

test.each([
  ['Title', 'title'],
  ['作品名', 'title'],
  ['ＡＲＴＩＳＴ　ＮＡＭＥ', 'artist_name'],
  ['Price (USD)', 'sale_cost'],
  ['Width [cm]', 'width'],
  ['Height in', 'height'],
  ['sale_cost', 'sale_cost'],
  ['制作年', 'year'],
  ['画像ファイル', 'images'],
])('%s is %s', (header, field) => {
  expect(guessField(header)).toBe(field);
});

test('an unknown header is nothing, and an empty one neither', () => {
  expect(guessField('Provenance of the chair')).toBeUndefined();
  expect(guessField(' ')).toBeUndefined();
});

test('each field is one column, the first that names it', () => {
  expect(guessColumns(['Name', 'Title', 'Year', ''])).toEqual([
    { column: 0, field: 'title' },
    { column: 2, field: 'year' },
  ]);
});

test('headers and cells tell currency and units', () => {
  const headers = ['Title', 'Width (mm)', 'Price', 'Size (W x H)'];
  expect(guessUnits({ headers, samples: [[], ['650'], ['¥12,000'], []] }, 'en')).toEqual({
    currency: 'JPY',
    size_unit: 'mm',
    weight_unit: 'kg',
    size_order: 'width_height',
  });
  expect(guessUnits({ headers: ['価格'], samples: [['12000']] }, 'ja').currency).toBe('JPY');
  expect(guessUnits({ headers: ['Price'], samples: [['1200']] }, 'en').currency).toBe('USD');
});
