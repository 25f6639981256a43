import { expect, test } from 'vitest';
import { readTableLayout } from './table-layout.ts';

const cookie = (value: unknown) => `theme=dark; columns_library=${encodeURIComponent(JSON.stringify(value))}; a=b`;

test('reads a stored column layout', () => {
  expect(readTableLayout('library', cookie([['year', 'title'], ['size'], { title: 300 }]))).toEqual({
    order: ['year', 'title'],
    hidden: ['size'],
    widths: { title: 300 },
  });
});

test.each([
  ['no cookie', ''],
  ['another table', cookie([[], [], {}]).replace('columns_library', 'columns_orders')],
  ['invalid JSON', 'columns_library=%7B'],
  ['invalid encoding', 'columns_library=%'],
  ['another shape', cookie({ order: [] })],
  ['invalid ids', cookie([[1], [], {}])],
  ['invalid widths', cookie([[], [], null])],
])('returns nothing for %s', (_, cookies) => expect(readTableLayout('library', cookies)).toBeUndefined());

test('omits invalid widths', () => {
  expect(readTableLayout('library', cookie([[], [], { a: -1, b: 'x', c: null, d: 80 }]))?.widths).toEqual({ d: 80 });
});
