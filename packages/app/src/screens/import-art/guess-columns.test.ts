import type { ImportField } from '@smart-art/api-client/queries';
import { expect, test } from 'vitest';
import { guessColumns, guessField } from './guess-columns.ts';
import { programOf } from './sheet/programs.ts';

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
  ['Discount to', 'discount_end_date'],
  ['CURRENCY_CODE', 'sale_cost_currency'],
  ['Image URL', 'images'],
  ['ふりがな', 'title_reading'],
  ['ﾌﾘｶﾞﾅ', 'title_reading'],
  ['よみ', 'title_reading'],
  ['Reading', 'title_reading'],
  ['作品名（かな）', 'title_reading'],
  ['作品名（ふりがな）', 'title_reading'],
  ['Title reading', 'title_reading'],
  ['作家名（フリガナ）', 'artist_reading'],
  ['作家（ふりがな）', 'artist_reading'],
  ['artist_reading', 'artist_reading'],
])('recognizes %s as %s', (header, field) => {
  expect(guessField(header)).toBe(field);
});

test('ignores unknown and empty headers', () => {
  expect(guessField('Provenance of the chair')).toBeUndefined();
  expect(guessField(' ')).toBeUndefined();
});

test('assigns a field to the first column that names it', () => {
  expect(guessColumns(['Name', 'Title', 'Year', ''])).toEqual([
    { column: 0, field: 'title' },
    { column: 2, field: 'year' },
  ]);
});

test('assigns a reading to the title or artist column before it', () => {
  const fieldsOf = (headers: string[]) => guessColumns(headers).map(({ field }) => field);
  expect(fieldsOf(['作品名', 'ふりがな', '作家', 'ふりがな'])).toEqual([
    'title',
    'title_reading',
    'artist_name',
    'artist_reading',
  ]);
  expect(fieldsOf(['作家名', 'フリガナ', '作品名', 'フリガナ'])).toEqual([
    'artist_name',
    'artist_reading',
    'title',
    'title_reading',
  ]);
  expect(fieldsOf(['作品名', '制作年', 'よみ'])).toEqual(['title', 'year', 'title_reading']);
});

test.each<[program: string, headers: string[], fields: (ImportField | undefined)[]]>([
  [
    'Artwork Archive',
    ['Piece Name', 'Artist', 'Creation Date', 'Medium', 'Type', 'Height', 'Width', 'Price'],
    ['title', 'artist_name', 'year', 'medium', 'category', 'height', 'width', 'sale_cost'],
  ],
  [
    'Artsy',
    ['Title', 'Artist', 'Year', 'Medium', 'Materials', 'Height', 'Width', 'Metric', 'Price', 'Currency'],
    [
      'title',
      'artist_name',
      'year',
      'category',
      'medium',
      'height',
      'width',
      'size_unit',
      'sale_cost',
      'sale_cost_currency',
    ],
  ],
  [
    'Artlogic',
    ['Stock number', 'Artist', 'Title', 'Year', 'Medium', 'Dimensions', 'Retail price', 'Currency'],
    [undefined, 'artist_name', 'title', 'year', 'medium', 'size', 'sale_cost', 'sale_cost_currency'],
  ],
  [
    'Etsy',
    ['TITLE', 'DESCRIPTION', 'PRICE', 'CURRENCY_CODE', 'QUANTITY', 'TAGS', 'MATERIALS', 'Images'],
    ['title', 'description', 'sale_cost', 'sale_cost_currency', 'pieces', undefined, 'medium', 'images'],
  ],
  [
    'Shopify',
    ['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Variant Inventory Qty', 'Variant Price', 'Image Src'],
    [undefined, 'title', 'description', 'artist_name', 'category', 'pieces', 'sale_cost', 'images'],
  ],
])('recognizes the columns of %s', (program, headers, fields) => {
  expect(programOf(headers)?.name).toBe(program);
  const found = new Map(guessColumns(headers).map(({ column, field }) => [column, field]));
  expect(headers.map((_, column) => found.get(column))).toEqual(fields);
});
