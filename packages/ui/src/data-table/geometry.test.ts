import { describe, expect, it } from 'vitest';
import { columnWidths, visibleRange } from './geometry.ts';
import type { Column } from './types.ts';

describe('visibleRange', () => {
  it('covers the rows in view and some beyond', () => {
    expect(visibleRange(3200, 320, 32, 1000)).toEqual({ first: 94, end: 116 });
  });

  it('stays within the rows', () => {
    expect(visibleRange(0, 320, 32, 4)).toEqual({ first: 0, end: 4 });
    expect(visibleRange(99_999, 320, 32, 4)).toEqual({ first: 0, end: 4 });
    expect(visibleRange(0, 320, 32, 0)).toEqual({ first: 0, end: 0 });
  });
});

describe('columnWidths', () => {
  const columns: Column<unknown>[] = [
    { id: 'name', header: 'Name', width: 200 },
    { id: 'note', header: 'Note', width: 100 },
  ];

  it('distributes spare width in proportion', () => {
    expect(columnWidths(columns, {}, 600, 16)).toEqual([400, 200]);
  });

  it('uses minimum widths when there is too little room', () => {
    expect(columnWidths(columns, {}, 100, 16)).toEqual([200, 100]);
  });

  it('keeps the width of a resized column', () => {
    expect(columnWidths(columns, { name: 120 }, 600, 16)).toEqual([120, 480]);
  });

  it('tolerates invalid stored widths', () => {
    const stored = { name: Number.NaN, note: -40 } as Record<string, number>;
    expect(columnWidths(columns, stored, 600, 16)).toEqual([536, 64]);
    expect(columnWidths([{ id: 'constructor', header: 'Made by', width: 100 }], {}, 100, 16)).toEqual([100]);
  });

  it('scales a resized column with the text size', () => {
    expect(columnWidths(columns, { name: 120 }, 1000, 32)).toEqual([240, 760]);
  });

  it('scales with the text size', () => {
    expect(columnWidths(columns, {}, 300, 32)).toEqual([400, 200]);
  });
});
