import { describe, expect, it, test } from 'vitest';
import type { Filter } from '../filter-bar/filters.ts';
import {
  initialListState,
  isNarrowed,
  type ListDefinition,
  queryOf,
  readListState,
  widened,
  writeListState,
} from './list-state.ts';

const option = (value: string) => ({ value, label: value });
const filters: Filter[] = [
  { kind: 'one', id: 'show', label: 'Show', options: ['for_sale', 'to_rent'].map(option) },
  { kind: 'several', id: 'type', label: 'Type', options: ['art', 'photo', 'frame'].map(option) },
  { kind: 'several', id: 'artist', label: 'Artist', options: [], open: true },
  { kind: 'text', id: 'medium', label: 'Medium' },
  { kind: 'number', id: 'year', label: 'Year', min: 0, max: 3000 },
  { kind: 'money', id: 'price', label: 'Price', currencies: ['USD', 'JPY'] },
  { kind: 'date', id: 'added', label: 'Added' },
  { kind: 'yesNo', id: 'framed', label: 'Framed' },
];
const definition: ListDefinition = {
  filters,
  sorts: ['-created_at', 'title', '__proto__'].map((id) => ({ id, label: id })),
  layouts: ['pictures', 'table'],
  pageSizes: [48, 96],
};
const start = initialListState(definition);
const read = (query: string) => readListState(definition, new URLSearchParams(query));
const write = (query: string) => writeListState(definition, read(query)).toString();

test('an empty query is the initial state, and vice versa', () => {
  expect(read('')).toEqual({
    search: '',
    filters: {},
    sort: '-created_at',
    layout: 'pictures',
    page: 1,
    pageSize: 48,
    saved: null,
  });
  expect(write('')).toBe('');
});

test.each([
  'search=%E6%B8%AF+%26+%25_&show=for_sale&page=3',
  'search=%3Cb%3E%22%27',
  'type=art&type=frame&artist=%E8%91%9B%E9%A3%BE+%E5%BF%9C%E7%82%BA',
  'year=1990..2000&price=USD_100..500.50&added=2026-01-01..2026-02-28&framed=no',
  'price=JPY_..5000',
  'added=2024-02-29..',
  'medium=oil&sort=title&layout=table&page=2&per_page=96&saved=late',
])('%s round-trips', (query) => {
  expect(write(query)).toBe(query);
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=1e9',
  'page=%20',
  'per_page=100000',
  'per_page=',
  'sort=price',
  'sort=',
  'layout=cards',
  'saved=',
  'show=everything',
  'show=',
  'type=&type=nothing',
  'artist=',
  'medium=+++',
  'year=1990',
  'year=..',
  'year=2000..1990',
  'year=1..2..3',
  'year=NaN..Infinity',
  'year=0x10..',
  'year=-5..',
  'year=9999..',
  'price=EUR_1..2',
  'price=1..2',
  'price=USD_5..1',
  'price=USD_1.234..',
  'added=2026-02-30..',
  'added=2026-2-3..',
  'added=yesterday..',
  'framed=maybe',
  'framed=true',
])('ignores %s', (query) => expect(read(query)).toEqual(start));

it('accepts __proto__ as a sort id and ignores inherited property names', () => {
  expect(read('sort=__proto__').sort).toBe('__proto__');
  expect(read('sort=constructor').sort).toBe('-created_at');
});

it('stores values of a filter named __proto__ without changing a prototype', () => {
  const odd: ListDefinition = { filters: [{ kind: 'text', id: '__proto__', label: 'Odd' }] };
  const state = readListState(odd, new URLSearchParams('__proto__=x'));
  expect(writeListState(odd, state).toString()).toBe('__proto__=x');
  expect(({} as { x?: unknown }).x).toBeUndefined();
});

it('truncates overlong search and text values', () => {
  expect(read(`search=${'x'.repeat(5000)}`).search).toHaveLength(200);
  expect(read(`medium=${'x'.repeat(5000)}`).filters.medium).toHaveLength(200);
});

it('deduplicates choices and sorts them in option order', () => {
  expect(read('type=frame&type=art&type=art&type=').filters.type).toEqual(['art', 'frame']);
});

it('uses the first of repeated single-value parameters', () => {
  expect(read('search=one&search=two&page=2&page=3')).toMatchObject({ search: 'one', page: 2 });
});

describe('foreign parameters', () => {
  it('are kept after the list parameters, with repetitions and order', () => {
    const params = new URLSearchParams('utm=a&page=2&b=1&utm=c&type=art&type=photo');
    const state = readListState(definition, params);
    expect(writeListState(definition, { ...state, page: 1 }, params).toString()).toBe(
      'type=art&type=photo&utm=a&b=1&utm=c',
    );
  });

  it('include those of another list when this list has a prefix', () => {
    const sent: ListDefinition = { ...definition, prefix: 'sent.' };
    const params = new URLSearchParams('page=2&sent.page=3&sent.type=art');
    expect(readListState(sent, params)).toMatchObject({ page: 3, filters: { type: ['art'] } });
    expect(writeListState(sent, { ...readListState(sent, params), page: 1 }, params).toString()).toBe(
      'sent.type=art&page=2',
    );
  });
});

it('throws for a duplicate or reserved filter id', () => {
  const twice = [filters[0] as Filter, filters[0] as Filter];
  expect(() => readListState({ filters: twice }, new URLSearchParams())).toThrow(/"show"/);
  expect(() =>
    readListState({ filters: [{ kind: 'text', id: 'page', label: 'Page' }] }, new URLSearchParams()),
  ).toThrow(/"page"/);
});

it('excludes the page and saved view from the query of a view', () => {
  const one = read('type=frame&type=art&page=4&saved=x');
  expect(queryOf(definition, one)).toBe('type=art&type=frame');
});

it('detects whether search or filters narrow the list, and clears them', () => {
  expect(isNarrowed(definition, read('sort=title&page=2&layout=table'))).toBe(false);
  expect(isNarrowed(definition, read('search=+'))).toBe(false);
  const narrow = read('search=a&framed=no&sort=title&page=2');
  expect(isNarrowed(definition, narrow)).toBe(true);
  expect(writeListState(definition, widened(narrow)).toString()).toBe('sort=title');
});
