import { expect, it } from 'vitest';
import { pageOf } from './paging.ts';

it('returns the position and the links of a page', () => {
  const page = pageOf('/orders?search=a%20b&page=2', { page: 2, perPage: 2, total: 5 }, ['c', 'd']);
  expect(page).toEqual({
    data: ['c', 'd'],
    links: {
      first: '?search=a+b&page=1',
      last: '?search=a+b&page=3',
      prev: '?search=a+b&page=1',
      next: '?search=a+b&page=3',
    },
    current_page: 2,
    from: 3,
    to: 4,
    total: 5,
    per_page: 2,
  });
});

it('returns an empty page for no results, and a link to the last page beyond the end', () => {
  const empty = { from: null, to: null, data: [] };
  expect(pageOf('/orders', { page: 1, perPage: 10, total: 0 }, [])).toMatchObject({
    ...empty,
    links: { last: '?page=1', prev: null, next: null },
  });
  expect(pageOf('/orders', { page: 9, perPage: 10, total: 11 }, [])).toMatchObject({
    ...empty,
    links: { prev: '?page=2', next: null },
  });
});
