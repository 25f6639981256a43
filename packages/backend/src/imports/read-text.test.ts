import { describe, expect, it } from 'vitest';
import { readLength, readSize } from './read-size.ts';
import { fileKey, readBoolean, readDate, readFileNames, readMoney, readNumber, readWord } from './read-text.ts';

describe('numbers', () => {
  it.each([
    ['1929', 1929],
    ['１９２９年', 1929],
    ['1,234.5', 1234.5],
    ['1 234', 1234],
    ['12,5', 12.5],
    ['1.234,50', 1234.5],
    ['-3', -3],
    ['12,345', 12345],
  ])('%s', (text, value) => {
    expect(readNumber(text, /年$/)).toBe(value);
  });

  it.each(['about 1929', '1929–30', '1,23,4', '', '12..5'])('%s is none and stays as it is', (text) => {
    expect(readNumber(text)).toBe(text);
  });
});

describe('money', () => {
  it.each([
    ['¥12,000', { amount: '12000', currency: 'JPY' }],
    ['１２，０００円', { amount: '12000', currency: 'JPY' }],
    ['\\12,000', { amount: '12000', currency: 'JPY' }],
    ['$2,400.00', { amount: '2400', currency: 'USD' }],
    ['USD 2400.5', { amount: '2400.5', currency: 'USD' }],
    ['2400', { amount: '2400', currency: 'USD' }],
    ['0012.30', { amount: '12.30', currency: 'USD' }],
    ['50万円', { amount: '500000', currency: 'JPY' }],
    ['１２．５万円', { amount: '125000', currency: 'JPY' }],
    ['¥3万5,000', { amount: '35000', currency: 'JPY' }],
    ['1,200 万円', { amount: '12000000', currency: 'JPY' }],
    ['3万50000円', { amount: '3万50000円', currency: 'JPY' }],
    ['on request', { amount: 'on request', currency: 'USD' }],
  ])('%s', (text, money) => {
    expect(readMoney(text, 'USD')).toEqual(money);
  });
});

describe('dates', () => {
  it.each([
    ['2026-12-24', '2026-12-24'],
    ['2026/1/5', '2026-01-05'],
    ['2026年12月24日', '2026-12-24'],
    ['24.12.2026', '2026-12-24'],
    ['12/24/2026', '2026-12-24'],
    ['24/12/2026', '2026-12-24'],
    ['5/5/2026', '2026-05-05'],
    ['2026-12-24T00:00:00.000Z', '2026-12-24'],
  ])('%s', (text, date) => {
    expect(readDate(text)).toBe(date);
  });

  it('does not guess which of two months is meant', () => {
    expect(readDate('3/4/2026')).toBe('3/4/2026');
  });
});

describe('sizes', () => {
  it.each([
    ['53 x 72.7 cm', { height: 53, width: 72.7, unit: 'cm' }],
    ['５３×７２．７ｃｍ', { height: 53, width: 72.7, unit: 'cm' }],
    ['650 x 810 x 19 mm', { height: 65, width: 81, depth: 1.9, unit: 'cm' }],
    ['W 30 x H 12 in', { width: 30, height: 12, unit: 'in' }],
    ['縦53×横72.7', { height: 53, width: 72.7 }],
    ['横 72.7 cm × 縦 53 cm', { height: 53, width: 72.7, unit: 'cm' }],
    ['12" × 9"', { height: 12, width: 9, unit: 'in' }],
  ])('%s', (text, size) => {
    expect(readSize(text, 'height_width')).toEqual(size);
  });

  it('takes the other side first where that was said', () => {
    expect(readSize('53 x 72.7', 'width_height')).toEqual({ width: 53, height: 72.7 });
  });

  it.each(['53', 'large', '53 x tall', '1 x 2 x 3 x 4'])('%s is none', (text) => {
    expect(readSize(text, 'height_width')).toBeUndefined();
  });

  it('knows the unit of one length', () => {
    expect(readLength('727 mm')).toMatchObject({ value: 72.7, unit: 'cm' });
    expect(readLength('1.2 m')).toMatchObject({ value: 120, unit: 'cm' });
    expect(readLength('12″')).toMatchObject({ value: 12, unit: 'in' });
    expect(readLength('wide')).toMatchObject({ value: 'wide' });
  });
});

it('knows yes and no in both languages, and leaves the rest alone', () => {
  expect(['Yes', 'はい', '○', 'TRUE', '1'].map(readBoolean)).toEqual([true, true, true, true, true]);
  expect(['no', 'いいえ', '×', '０'].map(readBoolean)).toEqual([false, false, false, false]);
  expect(readBoolean('maybe')).toBe('maybe');
});

it('knows words in both languages', () => {
  expect(readWord('type', '写真')).toBe('photo');
  expect(readWord('size_unit', 'Inches')).toBe('in');
  expect(readWord('type', 'Poem')).toBe('poem');
});

it('takes file names apart and compares them as people do', () => {
  expect(readFileNames('C:\\art\\a.jpg; b.jpg；写真/港.png\nc.jpg')).toEqual(['a.jpg', 'b.jpg', '港.png', 'c.jpg']);
  expect(fileKey('か\u3099.JPG')).toBe(fileKey('が.jpg'));
});
