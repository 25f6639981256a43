import { expect, test } from 'vitest';
import { listParams, readAddress, writeAddress } from './library-address.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));
const start = { search: '', show: 'all', type: 'all', sort: '-created_at', page: 1 };

test('an empty address is the whole library, newest first', () => {
  expect(read('')).toEqual(start);
  expect(writeAddress(read('')).toString()).toBe('');
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'page=1e9',
  'sort=price',
  'show=everything',
  'type=',
  'sort=__proto__',
])('%s counts as not said', (query) => expect(read(query)).toEqual(start));

test.each([
  'search=%E6%B8%AF+%26+%25_&show=for_sale&type=photo&sort=-year&page=3',
  'search=%3Cb%3E%22%27&page=2',
  'show=needs_attention',
])('%s survives there and back', (query) => {
  expect(writeAddress(read(query)).toString()).toBe(query);
});

test('a search longer than the contract takes is cut', () => {
  expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(200);
});

test('asks the backend for what is shown', () => {
  expect(listParams(read(''), 48)).toEqual({ page: 1, per_page: 48, sort: '-created_at' });
  expect(listParams(read('search=+moon+&show=to_rent&type=art&sort=title&page=2'), 100)).toEqual({
    page: 2,
    per_page: 100,
    sort: 'title',
    search: 'moon',
    show: 'to_rent',
    type: 'art',
  });
  expect(listParams(read('search=++'), 48)).not.toHaveProperty('search');
});
