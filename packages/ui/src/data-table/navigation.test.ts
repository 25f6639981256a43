import { describe, expect, it } from 'vitest';
import { step } from './navigation.ts';

const extent = { first: -1, rows: 100, columns: 5, page: 10, isOpen: (row: number) => row === 3 || row === 99 };

describe('step', () => {
  it.each([
    ['ArrowDown', false, { row: 4, column: 1 }, { row: 5, column: 1 }],
    ['ArrowDown', false, { row: 98, column: 1 }, { row: 99, column: 1 }],
    ['ArrowDown', false, { row: -1, column: 1 }, { row: 0, column: 1 }],
    ['ArrowUp', false, { row: 0, column: 1 }, { row: -1, column: 1 }],
    ['ArrowUp', true, { row: 50, column: 1 }, { row: 0, column: 1 }],
    ['ArrowLeft', false, { row: 3, column: 0 }, { row: 3, column: 0 }],
    ['ArrowRight', true, { row: 3, column: 0 }, { row: 3, column: 4 }],
    ['Home', false, { row: 3, column: 4 }, { row: 3, column: 0 }],
    ['End', true, { row: 3, column: 0 }, { row: 99, column: 4 }],
    ['Home', true, { row: 3, column: 3 }, { row: -1, column: 0 }],
    ['PageDown', false, { row: 95, column: 2 }, { row: 99, column: 2 }],
    ['PageUp', false, { row: 4, column: 2 }, { row: 0, column: 2 }],
    ['PageUp', false, { row: -1, column: 2 }, { row: -1, column: 2 }],
  ])('%s (control: %s) moves from %o to %o', (key, control, from, to) => {
    expect(step(key, control, from, extent)).toEqual(to);
  });

  it('moves through the details of open rows and keeps the column', () => {
    const inside = { row: 3, column: 2, detail: true };
    expect(step('ArrowDown', false, { row: 3, column: 2 }, extent)).toEqual(inside);
    expect(step('ArrowDown', false, inside, extent)).toEqual({ row: 4, column: 2 });
    expect(step('ArrowUp', false, { row: 4, column: 2 }, extent)).toEqual(inside);
    expect(step('ArrowUp', false, inside, extent)).toEqual({ row: 3, column: 2 });
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) {
      expect(step(key, false, inside, extent)).toEqual(inside);
    }
    expect(step('PageDown', false, inside, extent)).toEqual({ row: 13, column: 2 });
    expect(step('Home', true, inside, extent)).toEqual({ row: -1, column: 0 });
  });

  it('stops at the last row or its detail', () => {
    const last = { row: 99, column: 0, detail: true };
    expect(step('ArrowDown', false, last, extent)).toEqual(last);
    const closed = { ...extent, isOpen: () => false };
    expect(step('ArrowDown', false, { row: 99, column: 0 }, closed)).toEqual({ row: 99, column: 0 });
  });

  it('leaves other keys to the browser', () => {
    expect(step('a', false, { row: 0, column: 0 }, extent)).toBeNull();
  });

  it('skips a header that is not navigable', () => {
    const below = { ...extent, first: 0 };
    expect(step('ArrowUp', false, { row: 0, column: 1 }, below)).toEqual({ row: 0, column: 1 });
    expect(step('ArrowUp', false, { row: 1, column: 1 }, below)).toEqual({ row: 0, column: 1 });
    expect(step('Home', true, { row: 7, column: 1 }, below)).toEqual({ row: 0, column: 0 });
    // Position after a mouse click.
    expect(step('ArrowUp', false, { row: -1, column: 1 }, below)).toEqual({ row: -1, column: 1 });
    expect(step('ArrowDown', false, { row: -1, column: 1 }, below)).toEqual({ row: 0, column: 1 });
  });

  it('stays in the header of a table without rows', () => {
    const none = { ...extent, rows: 0 };
    for (const key of ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']) {
      expect(step(key, false, { row: -1, column: 2 }, none)).toEqual({ row: -1, column: 2 });
    }
    expect(step('Home', true, { row: -1, column: 2 }, none)).toEqual({ row: -1, column: 0 });
  });
});
