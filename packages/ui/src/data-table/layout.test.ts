import { describe, expect, it } from 'vitest';
import { applyLayout, defaultLayout, isHideable, orderColumns } from './layout.ts';
import { moveColumn } from './move-column.ts';
import type { Column } from './types.ts';

const column = (id: string, rendered = false): Column<unknown> =>
  rendered ? { id, header: id, render: () => id } : { id, header: id, text: () => id };
const columns = [column('picture', true), column('title'), column('artist'), column('price')];
const ids = (shown: readonly Column<unknown>[]) => shown.map(({ id }) => id).join(' ');
const layout = (part: Partial<typeof defaultLayout>) => ({ ...defaultLayout, ...part });

describe('applyLayout', () => {
  it('leaves the columns as they are by default', () => {
    expect(ids(applyLayout(columns, defaultLayout))).toBe('picture title artist price');
  });

  it('orders and hides columns', () => {
    const custom = layout({ order: ['price', 'title', 'artist', 'picture'], hidden: ['artist'] });
    expect(ids(applyLayout(columns, custom))).toBe('price title picture');
  });

  it('never hides the column that names the rows', () => {
    expect(ids(applyLayout(columns, layout({ hidden: ['picture', 'title', 'artist', 'price'] })))).toBe('title');
    expect(isHideable(columns, 'title')).toBe(false);
    expect(isHideable(columns, 'picture')).toBe(true);
  });

  it('keeps one column when all are rendered', () => {
    const rendered = [column('a', true), column('b', true)];
    expect(ids(applyLayout(rendered, layout({ hidden: ['a', 'b'] })))).toBe('a');
  });

  it('ignores unknown and duplicate column ids', () => {
    const custom = layout({ order: ['gone', 'price', 'price', 'title'], hidden: ['gone'] });
    expect(ids(applyLayout(columns, custom))).toBe('picture price title artist');
  });

  it('accepts an empty list of columns', () => {
    expect(applyLayout([], layout({ order: ['gone'], hidden: ['gone'] }))).toEqual([]);
  });
});

describe('orderColumns', () => {
  it('puts a column newer than the layout after its neighbour', () => {
    expect(ids(orderColumns(columns, { order: ['price', 'title', 'picture'] }))).toBe('price title artist picture');
  });

  it('puts a new first column first', () => {
    expect(ids(orderColumns(columns, { order: ['price', 'artist', 'title'] }))).toBe('picture price artist title');
  });
});

describe('moveColumn', () => {
  const moved = (id: string, to: number, from = defaultLayout) =>
    ids(applyLayout(columns, moveColumn(columns, from, id, to)));

  it('moves a column in either direction', () => {
    expect(moved('title', 2)).toBe('picture artist title price');
    expect(moved('price', 0)).toBe('price picture title artist');
  });

  it('stops at the ends', () => {
    expect(moved('title', 99)).toBe('picture artist price title');
    expect(moved('title', -5)).toBe('title picture artist price');
  });

  it('counts visible columns only and keeps hidden ones', () => {
    const custom = moveColumn(columns, layout({ hidden: ['artist'] }), 'price', 1);
    expect(ids(applyLayout(columns, custom))).toBe('picture price title');
    expect(custom.order).toHaveLength(4);
  });

  it('changes nothing for a column that is not shown', () => {
    expect(moveColumn(columns, defaultLayout, 'gone', 1)).toBe(defaultLayout);
    expect(moveColumn(columns, defaultLayout, 'title', 1)).toBe(defaultLayout);
  });
});
