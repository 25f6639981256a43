import { initialListState, readListState, writeListState } from '@smart-art/ui/list-view';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { consistent } from './consistent.ts';
import { libraryDefinition, paramsOf } from './definition.ts';

const intl = createIntl({ locale: 'en', onError: () => {} });
const define = (query: string, preferred: 'grid' | 'table' = 'grid') => {
  const params = new URLSearchParams(query);
  return libraryDefinition({
    intl,
    labels: null,
    preferred,
    layout: preferred,
    types: params.getAll('type'),
    categories: params.getAll('category'),
  });
};
const read = (query: string) => readListState(define(query), new URLSearchParams(query));
const paramsFor = (query: string) => paramsOf(read(query));

test('an empty query lists the whole library, newest first', () => {
  expect(read('')).toEqual(initialListState(define('')));
  expect(paramsFor('')).toEqual({ sort: '-created_at' });
});

test.each(['page=0', 'page=x', 'sort=price', 'show=everything', 'type=', 'sort=__proto__', 'year=20..10', 'price=5'])(
  'ignores %s',
  (query) => expect(paramsFor(query)).toEqual({ sort: '-created_at' }),
);

test.each([
  // URLs shared before there were more filters.
  'search=%E6%B8%AF+%26+%25_&show=for_sale&type=photo&sort=-year&page=3',
  'search=%3Cb%3E%22%27&page=2',
  'show=needs_attention',
  'type=art&type=frame&category=cat_painting&sub_category=sub_oil&price=JPY_..5000&status=to_rent&offer=Rent',
  'year=1990..2000&size=small&size=large&orientation=square&sort=-updated_at',
])('%s round-trips', (query) => {
  expect(writeListState(define(query), read(query)).toString()).toBe(query);
});

test('builds the backend query from the list state', () => {
  expect(
    paramsFor(
      'search=+moon+&show=to_rent&type=photo&type=art&category=cat_a&price=JPY_100..&year=..2020&offer=Sale&size=small',
    ),
  ).toEqual({
    sort: '-created_at',
    search: 'moon',
    show: 'to_rent',
    type: ['art', 'photo'],
    category_id: ['cat_a'],
    price_from: '100',
    price_currency: 'JPY',
    year_to: 2020,
    available_for: 'Sale',
    size: ['small'],
  });
});

test('omits invalid ids from the backend query', () => {
  expect(paramsFor('category=%3Cb%3E&category=cat_a')).toMatchObject({ category_id: ['cat_a'] });
  expect(paramsFor('category=%3Cb%3E')).not.toHaveProperty('category_id');
});

test('omits the preferred layout from the URL', () => {
  const state = { ...initialListState(define('')), layout: 'table' as const };
  expect(writeListState(define('', 'table'), state).get('layout')).toBeNull();
  expect(writeListState(define('', 'grid'), state).get('layout')).toBe('table');
});

const vocabulary = {
  categories: [
    { id: 'painting', type: 'art', name: 'Painting' },
    { id: 'print', type: 'photo', name: 'Print' },
  ],
  sub_categories: [{ id: 'oil', category_id: 'painting', name: 'Oil' }],
};

test('drops categories of other types and sub-categories of other categories', () => {
  const chosen = { type: ['photo'], category: ['painting', 'print'], sub_category: ['oil'], size: ['small'] };
  expect(consistent(chosen, vocabulary)).toEqual({ type: ['photo'], category: ['print'], size: ['small'] });
  expect(consistent({ sub_category: ['oil'] }, vocabulary)).toEqual({});
  const fitting = { type: ['art'], category: ['painting'], sub_category: ['oil'] };
  expect(consistent(fitting, vocabulary)).toEqual(fitting);
});

test('keeps unknown categories', () => {
  const chosen = { type: ['photo'], category: ['older'], sub_category: ['part'] };
  expect(consistent(chosen, vocabulary)).toEqual(chosen);
  expect(consistent(chosen, undefined)).toEqual(chosen);
});
