import { expect, test } from 'vitest';
import { lastPage, nextPage, previousPage } from './pages.ts';

test.each([
  [{ current_page: 1, per_page: 10, total: 0 }, undefined, undefined, 1],
  [{ current_page: 1, per_page: 10, total: 10 }, undefined, undefined, 1],
  [{ current_page: 1, per_page: 10, total: 11 }, undefined, 2, 2],
  [{ current_page: 2, per_page: 10, total: 25 }, 1, 3, 3],
  [{ current_page: 3, per_page: 10, total: 25 }, 2, undefined, 3],
  [{ current_page: 9, per_page: 10, total: 25 }, 3, undefined, 3],
])('%j has the previous page %s, the next page %s and the last page %i', (page, before, after, last) => {
  expect([previousPage(page), nextPage(page), lastPage(page)]).toEqual([before, after, last]);
});
