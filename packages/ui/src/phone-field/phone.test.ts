import { describe, expect, it } from 'vitest';
import { plainNumber, problemOf, readInternational } from './phone.ts';

const countries = [
  { id: 'us', iso: 'US', name: 'United States', phonecode: '1' },
  { id: 'ca', iso: 'CA', name: 'Canada', phonecode: '+1' },
  { id: 'as', iso: 'AS', name: 'American Samoa', phonecode: '1-684' },
  { id: 'jp', iso: 'JP', name: 'Japan', phonecode: '81' },
  { id: 'gb', iso: 'GB', name: 'United Kingdom', phonecode: '+44' },
  { id: 'aq', iso: 'AQ', name: 'Antarctica', phonecode: '' },
];

describe('readInternational', () => {
  it.each([
    ['+81 90 1234 5678', 'jp', '90 1234 5678'],
    ['+81-90-1234-5678', 'jp', '90-1234-5678'],
    ['＋８１（０）９０１２３４５６７８', 'jp', '9012345678'],
    ['0081 90 1234 5678', 'jp', '90 1234 5678'],
    ['+44 (0)20 7946 0958', 'gb', '20 7946 0958'],
    ['+1 684 733 1234', 'as', '733 1234'],
    ['+1 (415) 555-0100', 'us', '(415) 555-0100'],
  ])('reads %s', (text, country, number) => {
    expect(readInternational(text, countries, '')).toEqual({ country, number });
  });

  it('keeps the chosen country among those that share a code', () => {
    expect(readInternational('+1 416 555 0100', countries, 'ca')?.country).toBe('ca');
  });

  it.each(['090 1234 5678', '+999 1', '+', ''])('reads no country from "%s"', (text) => {
    expect(readInternational(text, countries, 'jp')).toBeNull();
  });
});

describe('plainNumber', () => {
  it('normalises full-width digits and dashes', () => {
    expect(plainNumber('　０９０ー１２３４－５６７８ ')).toBe('090-1234-5678');
  });
});

describe('problemOf', () => {
  it.each([
    ['', 'jp', undefined],
    ['090-1234-5678', 'jp', undefined],
    ['090-1234-5678', '', 'country'],
    ['call me', 'jp', 'unreadable'],
    ['12', 'jp', 'short'],
    ['123456789012345', 'jp', 'long'],
  ])('%j in %j: %s', (number, country, problem) => {
    expect(problemOf({ country, number }, countries)).toBe(problem);
  });
});
