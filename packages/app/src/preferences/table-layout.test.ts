import { expect, test } from 'vitest';
import { readTableLayout } from './table-layout.ts';

const kept = (value: unknown) => `theme=dark; columns_library=${encodeURIComponent(JSON.stringify(value))}; a=b`;

test('columns are read as they were left', () => {
  expect(readTableLayout('library', kept([['year', 'title'], ['size'], { title: 300 }]))).toEqual({
    order: ['year', 'title'],
    hidden: ['size'],
    widths: { title: 300 },
  });
});

test.each([
  ['nothing kept', ''],
  ['another table', kept([[], [], {}]).replace('columns_library', 'columns_orders')],
  ['no JSON', 'columns_library=%7B'],
  ['not encoded', 'columns_library=%'],
  ['another shape', kept({ order: [] })],
  ['no ids', kept([[1], [], {}])],
  ['no widths', kept([[], [], null])],
])('%s is none', (_, cookies) => expect(readTableLayout('library', cookies)).toBeUndefined());

test('a width that is none is left out', () => {
  expect(readTableLayout('library', kept([[], [], { a: -1, b: 'x', c: null, d: 80 }]))?.widths).toEqual({ d: 80 });
});
