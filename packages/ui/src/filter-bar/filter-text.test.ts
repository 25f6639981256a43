import { describe, expect, test } from 'vitest';
import { fill } from '../provider/UiProvider.tsx';
import { filterText } from './filter-text.ts';
import type { Applied, Filter, FilterValue } from './filters.ts';
import { strings } from './strings.ts';

const textOf = (filter: Filter, value: FilterValue, locale: 'en' | 'ja' = 'en') =>
  filterText({ filter, value } as Applied, {
    locale,
    string: (key, values = {}) => fill(strings[locale][key], values),
  });
const options = ['Art', 'Photo', 'Design', 'Frame', 'Mount'].map((label) => ({ value: label.toLowerCase(), label }));
const several: Filter = { kind: 'several', id: 'type', label: 'Type', options };
const year: Filter = { kind: 'number', id: 'year', label: 'Year' };
const price: Filter = { kind: 'money', id: 'price', label: 'Price', currencies: ['USD', 'JPY'] };
const added: Filter = { kind: 'date', id: 'added', label: 'Added' };

describe('choices', () => {
  test.each([
    [['art'], 'Art'],
    [['art', 'photo'], 'Art or Photo'],
    [['art', 'photo', 'design'], 'Art, Photo, or Design'],
    [['art', 'photo', 'design', 'frame', 'mount'], 'Art, Photo and 3 more'],
    [['gone'], 'gone'],
  ])('%j', (value, expected) => expect(textOf(several, value)).toBe(expected));
  test('in Japanese', () => {
    expect(textOf(several, ['art', 'photo', 'design', 'frame'], 'ja')).toBe('Art、Photo、ほか2件');
  });
});

describe('ranges', () => {
  test.each([
    [{ from: 1990, to: 2000 }, '1990 to 2000'],
    [{ from: 1990, to: null }, 'from 1990'],
    [{ from: null, to: -0.5 }, 'up to -0.5'],
    [{ from: 12000, to: 12000 }, '12,000'],
  ])('%j', (value, expected) => expect(textOf(year, value)).toBe(expected));
  test('with a unit', () => {
    expect(textOf({ ...year, unit: 'cm' } as Filter, { from: 10, to: 20 })).toBe('10 cm to 20 cm');
  });
  test('of money without float rounding', () => {
    expect(textOf(price, { from: '100', to: '9999999999.99', currency: 'USD' })).toBe('$100.00 to $9,999,999,999.99');
    expect(textOf(price, { from: null, to: '5000', currency: 'JPY' }, 'ja')).toBe('¥5,000以下');
  });
  test('of dates', () => {
    expect(textOf(added, { from: '2026-01-01', to: '2026-02-28' })).toBe('1 Jan 2026 to 28 Feb 2026');
    expect(textOf(added, { from: null, to: '2026-02-28' }, 'ja')).toBe('2026年2月28日まで');
    expect(textOf(added, { from: '2026-02-28', to: '2026-02-28' })).toBe('28 Feb 2026');
  });
});

test('text and yes/no filters', () => {
  expect(textOf({ kind: 'text', id: 'medium', label: 'Medium' }, 'oil')).toBe('“oil”');
  expect(textOf({ kind: 'yesNo', id: 'framed', label: 'Framed' }, false)).toBe('No');
  expect(textOf({ kind: 'yesNo', id: 'framed', label: 'Framed', yes: 'Framed' }, true)).toBe('Framed');
});
