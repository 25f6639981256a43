import { describe, expect, it } from 'vitest';
import { decimalSign, factsOf } from './column-facts.ts';
import { readLength, readSize } from './read-size.ts';
import {
  isFailure,
  namesForeignMoney,
  readBoolean,
  readCount,
  readCurrencyCode,
  readDate,
  readFileNames,
  readFraction,
  readMoney,
  readNumber,
  readWord,
  readYear,
} from './read-text.ts';

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
    ["1'234.50", 1234.5],
    ['12 345,67', 12345.67],
    ['1,00,000', 100000],
  ])('reads %s as %s', (text, value) => {
    expect(readNumber(text, /年$/)).toBe(value);
  });

  it.each(['about 1929', '1929–30', '1,23,4', '', '12..5', '24 36', '1/2/3'])(
    'does not read %s as a number and returns it unchanged',
    (text) => {
      expect(readNumber(text)).toBe(text);
    },
  );
});

describe('decimal separator', () => {
  it.each([
    ['2.000', 'point', 2],
    ['2.000', 'comma', 2000],
    ['1,250', 'point', 1250],
    ['1,250', 'comma', 1.25],
    // The cell's own separators take precedence.
    ['1.234,50', 'point', 1234.5],
    ['1,234.50', 'comma', 1234.5],
    ['12.5', 'comma', 12.5],
    ['0.125', 'comma', 0.125],
    ['1.234.567', 'point', 1234567],
  ] as const)('reads %s with a decimal %s as %s', (text, sign, value) => {
    expect(readNumber(text, undefined, sign)).toBe(value);
  });

  it('does not apply to counts', () => {
    expect(readCount('1.200 pcs', /\s*pcs$/)).toBe(1200);
  });

  it.each<[cells: string[], sign: string | null]>([
    [['2.000', '120.000', '1.234,50'], 'comma'],
    [['1.200 mm', '30 cm', '40 cm'], 'open'],
    [['1.200 mm', '30.5 cm'], 'point'],
    [['28,5', '30,25'], 'comma'],
    [['1,234,567'], 'point'],
    [['12', '7'], null],
    [['12.5', '12,5'], 'open'],
    [['0.125'], 'point'],
    [['24.12.2026', '1.2.2026'], null],
    [['53.5 x 72.700 cm'], 'point'],
  ])('is detected from %s as %s', (cells, sign) => {
    expect(factsOf(cells, null).decimal_sign).toBe(sign);
  });

  it('is the point for workbook numbers unless the texts show otherwise', () => {
    expect(factsOf(['28.625', '30'], 'point').decimal_sign).toBe('point');
    expect(factsOf(['28.625', '1.234,5'], 'point').decimal_sign).toBe('comma');
  });

  it('comes from the column, else from the user, else from the other columns if they agree', () => {
    const fact = (decimal_sign: 'point' | 'comma' | 'open' | null) => ({ decimal_sign, currencies: [], bare: true });
    const facts = [fact('open'), fact('comma'), fact(null)];
    expect(decimalSign(facts, 0, undefined)).toBe('comma');
    expect(decimalSign(facts, 0, 'point')).toBe('point');
    expect(decimalSign(facts, 1, 'point')).toBe('comma');
    expect(decimalSign([fact('open'), fact('comma'), fact('point')], 0, undefined)).toBe('open');
    expect(decimalSign([], 0, undefined)).toBeUndefined();
  });
});

it.each([
  ['12 1/2', 12.5],
  ['24-1/2', 24.5],
  ['36½', 36.5],
  ['36 ¼', 36.25],
  ['28 5/8', 28.625],
  ['3/4', 0.75],
  ['12 3/2', undefined],
  ['1990/5', undefined],
  ['5/1/20', undefined],
])('reads %s as the fraction %s', (text, value) => {
  expect(readFraction(text)).toBe(value);
});

describe('currencies', () => {
  it.each([
    ['JPY', 'JPY'],
    ['円', 'JPY'],
    ['usd', 'USD'],
    ['US$', 'USD'],
    ['USD ($)', 'USD'],
    ['EUR', undefined],
    ['CAD', undefined],
    ['A$', undefined],
    ['', undefined],
  ])('reads %s in a currency column as %s', (text, currency) => {
    expect(readCurrencyCode(text)).toBe(currency);
  });

  it.each(['€500', '£1,200', '500 EUR', 'A$500', 'CA$ 20', '₩50000', 'CHF 300'])(
    'recognises %s as a foreign currency',
    (text) => {
      expect(namesForeignMoney(text)).toBe(true);
    },
  );

  it.each(['$500', 'US$500', '¥500', '500円', '500'])('does not recognise %s as a foreign currency', (text) => {
    expect(namesForeignMoney(text)).toBe(false);
  });

  it('are collected over a column', () => {
    expect(factsOf(['¥120,000', '$950', '500', '€3'], null)).toMatchObject({
      currencies: ['JPY', 'USD', 'other'],
      bare: true,
    });
    expect(factsOf(['JPY', 'EUR'], null)).toMatchObject({ currencies: ['JPY', 'other'], bare: false });
  });
});

describe('years', () => {
  it.each([
    ['令和5年', 2023],
    ['平成元年', 1989],
    ['昭和50年', 1975],
    ['大正12', 1923],
    ['R5', 2023],
    ['H31.4.30', 2019],
    ['令和2年5月', 2020],
    ['1990年頃', 1990],
    ['c. 1990', 1990],
    ['2020/5/1', 2020],
    ['2020-05-01', 2020],
    ['2020年5月', 2020],
    ['5/2020', 2020],
    ['May 2020', 2020],
    ['12 May 2020', 2020],
    ['Sept 2020', 2020],
    ['１９２９年', 1929],
  ])('reads %s as %s', (text, year) => {
    expect(readYear(text)).toBe(year);
  });

  it.each(['about 1929', 'Marble 2020', '昭和65年', '1929–30', 'no date', 'S'])('rejects %s as a year', (text) => {
    expect(readYear(text)).toBe(text.normalize('NFKC'));
  });
});

it('recognises spreadsheet formula errors', () => {
  expect(['#REF!', '#N/A', '#DIV/0!', '#NAME?', ' #SPILL! '].every(isFailure)).toBe(true);
  expect(['#1', 'REF!', '#N/A painting', ''].some(isFailure)).toBe(false);
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
    ['2.000', { amount: '2000', currency: 'USD' }],
    ['120.000', { amount: '120000', currency: 'USD' }],
    ['1.234,50', { amount: '1234.50', currency: 'USD' }],
    ['2,000', { amount: '2000', currency: 'USD' }],
    ['¥120,000-', { amount: '120000', currency: 'JPY' }],
    ['12,000円（税込）', { amount: '12000', currency: 'JPY' }],
    ['A$500', { amount: 'A$500', currency: 'USD' }],
    ['on request', { amount: 'on request', currency: 'USD' }],
  ])('reads %s', (text, money) => {
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
    ['令和8年12月15日', '2026-12-15'],
    ['R8.4.5', '2026-04-05'],
    ['大正15年12月25日', '1926-12-25'],
    ['Dec 15, 2026', '2026-12-15'],
    ['15 December 2026', '2026-12-15'],
  ])('reads %s as %s', (text, date) => {
    expect(readDate(text)).toBe(date);
  });

  it('does not guess an ambiguous month', () => {
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
    ['24 1/2 x 36 in', { height: 24.5, width: 36, unit: 'in' }],
    ['24½ × 36¼ in', { height: 24.5, width: 36.25, unit: 'in' }],
    ['24-1/2" x 36-1/4"', { height: 24.5, width: 36.25, unit: 'in' }],
    ['61 x 91.4 cm (24 x 36 in)', { height: 61, width: 91.4, unit: 'cm' }],
    ['24 x 36 in / 61 x 91.4 cm', { height: 24, width: 36, unit: 'in' }],
    ['61 x 91.4 cm\n24 x 36 in', { height: 61, width: 91.4, unit: 'cm' }],
    ['2\' 3" x 3\' 1"', { height: 27, width: 37, unit: 'in' }],
    ["6' x 4'", { height: 72, width: 48, unit: 'in' }],
    ['6 ft x 4 ft 6 in', { height: 72, width: 54, unit: 'in' }],
    ['5’ 4½” x 3’', { height: 64.5, width: 36, unit: 'in' }],
    ['W 24 1/2" x H 36"', { width: 24.5, height: 36, unit: 'in' }],
  ])('reads %s', (text, size) => {
    expect(readSize(text, 'height_width')).toEqual(size);
  });

  it('reads the width first if configured', () => {
    expect(readSize('53 x 72.7', 'width_height')).toEqual({ width: 53, height: 72.7 });
  });

  it.each(['53', 'large', '53 x tall', '1 x 2 x 3 x 4', '50 cm x 20 in', "2' 14\" x 3'"])('rejects %s', (text) => {
    expect(readSize(text, 'height_width')).toBeUndefined();
  });

  it('reads a single length with its unit', () => {
    expect(readLength('727 mm')).toMatchObject({ value: 72.7, unit: 'cm' });
    expect(readLength('1.2 m')).toMatchObject({ value: 120, unit: 'cm' });
    expect(readLength('12″')).toMatchObject({ value: 12, unit: 'in' });
    expect(readLength('wide')).toMatchObject({ value: 'wide' });
    expect(readLength('61 cm (24 in)')).toMatchObject({ value: 61, unit: 'cm' });
    expect(readLength('28 5/8')).toMatchObject({ value: 28.63 });
    expect(readLength('5\' 4 1/2"')).toMatchObject({ value: 64.5, unit: 'in' });
    expect(readLength('1.200 mm', 'comma')).toMatchObject({ value: 120, unit: 'cm' });
    expect(readLength('1.200 mm', 'open')).toMatchObject({ isUnclear: true });
    expect(readLength('1200 mm', 'open')).toMatchObject({ value: 120 });
  });
});

it('reads yes and no in both languages and returns other text unchanged', () => {
  expect(['Yes', 'はい', '○', 'TRUE', '1'].map(readBoolean)).toEqual([true, true, true, true, true]);
  expect(['no', 'いいえ', '×', '０'].map(readBoolean)).toEqual([false, false, false, false]);
  expect(readBoolean('maybe')).toBe('maybe');
});

it('reads option names in both languages', () => {
  expect(readWord('type', '写真')).toBe('photo');
  expect(readWord('size_unit', 'Inches')).toBe('in');
  expect(readWord('type', 'Poem')).toBe('poem');
});

it.each([
  ['a.jpg, b.jpg', ['a.jpg', 'b.jpg']],
  ['a.JPG,b.png、港.webp', ['a.JPG', 'b.png', '港.webp']],
  ['Hills, red.jpg', ['Hills, red.jpg']],
  ['https://example.com/x/c.jpg?v=123', ['c.jpg']],
  ['https://e.com/a%20b.jpg?v=1,https://e.com/c.jpg#x', ['a b.jpg', 'c.jpg']],
  ['https://e.com/100%.jpg', ['100%.jpg']],
  ['what?.jpg', ['what?.jpg']],
])('reads %s as the file names %s', (text, names) => {
  expect(readFileNames(text)).toEqual(names);
});
