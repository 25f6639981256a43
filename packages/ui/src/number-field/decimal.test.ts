import { describe, expect, it } from 'vitest';
import { divide, fromUnits, placesOf, readDecimal, toUnits, writeDecimal } from './decimal.ts';

describe('readDecimal', () => {
  it.each([
    ['72.7', '72.7'],
    [' 1879 ', '1879'],
    ['1,234,567.5', '1234567.5'],
    ['１２，３４５．６７', '12345.67'],
    ['７２．７', '72.7'],
    ['12、000', '12000'],
    ['−５', '-5'],
    ['.5', '0.5'],
    ['12.', '12'],
    ['007', '7'],
    ['-0', '0'],
    ['9999999999.99', '9999999999.99'],
  ])('reads %s as %s', (typed, expected) => {
    expect(readDecimal(typed, 'en')).toBe(expected);
    expect(readDecimal(typed, 'ja')).toBe(expected);
  });

  it('reads blank text as null', () => {
    expect(readDecimal('  　', 'en')).toBeNull();
  });

  it.each(['1,2', '12,34', '1.2.3', 'twelve', '12cm', '.', '-', '1e3', '1 234'])('rejects %s', (typed) => {
    expect(readDecimal(typed, 'en')).toBeUndefined();
  });

  it('uses the separators of the locale', () => {
    expect(readDecimal('1.234,5', 'de')).toBe('1234.5');
    expect(readDecimal('1 234,5', 'fr')).toBe('1234.5');
  });
});

describe('units', () => {
  it('converts to whole units and back without floating-point error', () => {
    expect(toUnits('0.07', 2)).toBe(7n);
    expect(toUnits('9999999999.99', 2)).toBe(999999999999n);
    expect(toUnits('1.005', 2)).toBe(101n);
    expect(toUnits('-1.5', 0)).toBe(-2n);
    expect(fromUnits(7n, 2)).toBe('0.07');
    expect(fromUnits(-150n, 2)).toBe('-1.50');
    expect(fromUnits(42n, 0)).toBe('42');
  });

  it('rounds half away from zero', () => {
    expect([divide(5n, 2n), divide(-5n, 2n), divide(4n, 3n), divide(5n, 3n)]).toEqual([3n, -3n, 1n, 2n]);
  });
});

describe('writeDecimal', () => {
  it('keeps every digit', () => {
    expect(writeDecimal('9007199254740993.25', 'en')).toBe('9,007,199,254,740,993.25');
    expect(writeDecimal('1879', 'ja', { useGrouping: 'min2' })).toBe('1879');
    expect(placesOf('12.50')).toBe(2);
  });
});
