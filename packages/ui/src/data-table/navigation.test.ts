import { describe, expect, it } from 'vitest';
import { step } from './navigation.ts';

const extent = { rows: 100, columns: 5, page: 10 };

describe('step', () => {
  it.each([
    ['ArrowDown', false, { row: 3, column: 1 }, { row: 4, column: 1 }],
    ['ArrowDown', false, { row: 99, column: 1 }, { row: 99, column: 1 }],
    ['ArrowDown', false, { row: -1, column: 1 }, { row: 0, column: 1 }],
    ['ArrowUp', false, { row: 0, column: 1 }, { row: -1, column: 1 }],
    ['ArrowUp', true, { row: 50, column: 1 }, { row: 0, column: 1 }],
    ['ArrowLeft', false, { row: 3, column: 0 }, { row: 3, column: 0 }],
    ['ArrowRight', true, { row: 3, column: 0 }, { row: 3, column: 4 }],
    ['Home', false, { row: 3, column: 4 }, { row: 3, column: 0 }],
    ['End', true, { row: 3, column: 0 }, { row: 99, column: 4 }],
    ['Home', true, { row: 3, column: 3 }, { row: 0, column: 0 }],
    ['PageDown', false, { row: 95, column: 2 }, { row: 99, column: 2 }],
    ['PageUp', false, { row: 4, column: 2 }, { row: 0, column: 2 }],
    ['PageUp', false, { row: -1, column: 2 }, { row: -1, column: 2 }],
  ])('%s (control: %s) from %o leads to %o', (key, control, from, to) => {
    expect(step(key, control, from, extent)).toEqual(to);
  });

  it('leaves other keys to the browser', () => {
    expect(step('a', false, { row: 0, column: 0 }, extent)).toBeNull();
  });

  it('stays in the head of a table without rows', () => {
    const none = { ...extent, rows: 0 };
    for (const key of ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']) {
      expect(step(key, false, { row: -1, column: 2 }, none)).toEqual({ row: -1, column: 2 });
    }
    expect(step('Home', true, { row: -1, column: 2 }, none)).toEqual({ row: -1, column: 0 });
  });
});
