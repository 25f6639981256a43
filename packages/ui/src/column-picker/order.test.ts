import { describe, expect, it, test } from 'vitest';
import { defaultLayout, type TableLayout } from '../data-table/layout.ts';
import type { Column } from '../data-table/types.ts';
import { isUntouched, placeColumn, showColumn } from './order.ts';

const columns: Column<unknown>[] = ['title', 'artist', 'year', 'price'].map((id) => ({
  id,
  header: id,
  text: () => id,
}));
const layout = (order: string[], hidden: string[] = []): TableLayout => ({ order, hidden, widths: { year: 80 } });

describe('placeColumn', () => {
  test.each([
    ['price', 0, ['price', 'title', 'artist', 'year']],
    ['title', 2, ['artist', 'year', 'title', 'price']],
    ['title', -5, ['title', 'artist', 'year', 'price']],
    ['title', 99, ['artist', 'year', 'price', 'title']],
  ])('moves %s to %d', (id, to, order) => expect(placeColumn(columns, defaultLayout, id, to).order).toEqual(order));

  it('counts hidden columns and drops unknown ones', () => {
    const moved = placeColumn(columns, layout(['gone', 'year', 'title'], ['year']), 'price', 1);
    expect(moved).toEqual({ order: ['year', 'price', 'title', 'artist'], hidden: ['year'], widths: { year: 80 } });
  });
});

describe('showColumn', () => {
  it('hides and shows a column without duplicates', () => {
    const hidden = showColumn(columns, layout([], ['gone', 'year']), 'year', false);
    expect(hidden.hidden).toEqual(['gone', 'year']);
    expect(showColumn(columns, hidden, 'year', true).hidden).toEqual(['gone']);
  });
  it('does not hide the column that names the rows', () => {
    expect(showColumn(columns, defaultLayout, 'title', false).hidden).toEqual([]);
  });
});

it('recognises an unchanged layout', () => {
  expect(isUntouched({ ...defaultLayout, widths: { year: 80 } })).toBe(true);
  expect(isUntouched(layout([], ['year']))).toBe(false);

  const usual = layout([], ['year', 'artist']);
  expect(isUntouched(layout([], ['artist', 'year']), usual)).toBe(true);
  expect(isUntouched(defaultLayout, usual)).toBe(false);
});
