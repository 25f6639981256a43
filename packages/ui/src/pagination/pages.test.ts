import { describe, expect, it } from 'vitest';
import { pageSteps } from './pages.ts';

describe('pageSteps', () => {
  it.each([
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [5, 20, [1, 'gap', 4, 5, 6, 'gap', 20]],
    [17, 20, [1, 'gap', 16, 17, 18, 19, 20]],
    [20, 20, [1, 'gap', 16, 17, 18, 19, 20]],
    [99, 20, [1, 'gap', 16, 17, 18, 19, 20]],
  ])('page %d of %d', (page, pageCount, steps) => {
    expect(pageSteps(page, pageCount)).toEqual(steps);
  });

  it('returns no steps without pages', () => {
    expect(pageSteps(1, 0)).toEqual([]);
  });
});
