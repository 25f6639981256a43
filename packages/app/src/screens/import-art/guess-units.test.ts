import { expect, test } from 'vitest';
import { guessColumns } from './guess-columns.ts';
import { guessUnits, needsCurrency, unclearColumns } from './guess-units.ts';

test('headers and cells tell currency and units', () => {
  const headers = ['Title', 'Width (mm)', 'Price', 'Size (W x H)'];
  expect(guessUnits({ headers, samples: [[], ['650'], ['¥12,000'], []] })).toEqual({
    settings: { currency: 'JPY', size_unit: 'mm', weight_unit: 'kg', size_order: 'width_height' },
    assumed: new Set(['weight_unit']),
  });
});

const fact = (more: object = {}) => ({ decimal_sign: null, currencies: [], bare: false, ...more });

test.each<[what: string, headers: string[], samples: string[][], facts: ReturnType<typeof fact>[], currency?: string]>([
  ['nothing', ['Price'], [['1200']], [fact({ bare: true })]],
  ['nothing, in Japanese', ['価格'], [['12000']], [fact({ bare: true })]],
  ['a header', ['価格（円）'], [['12000']], [fact({ bare: true })], 'JPY'],
  ['a cell far below', ['Price'], [['1200']], [fact({ currencies: ['JPY'], bare: true })], 'JPY'],
  [
    'a column of codes',
    ['Price', 'Currency code'],
    [['1200'], ['USD']],
    [fact(), fact({ currencies: ['USD'] })],
    'USD',
  ],
  ['two currencies', ['Price'], [['$1']], [fact({ currencies: ['JPY', 'USD'] })]],
  ['another currency', ['Price'], [['$1']], [fact({ currencies: ['USD', 'other'] })]],
])('money in a sheet where %s says its currency', (_, headers, samples, facts, currency) => {
  expect(guessUnits({ headers, samples, facts: facts as never }).settings.currency).toBe(currency);
});

test('the currency is asked for where an amount names none', () => {
  const price = [{ column: 0, field: 'sale_cost' as const }];
  expect(needsCurrency({ facts: [fact({ bare: true })] as never }, price)).toBe(true);
  expect(needsCurrency({ facts: [fact({ currencies: ['JPY'] })] as never }, price)).toBe(false);
  const both = [...price, { column: 1, field: 'sale_cost_currency' as const }];
  expect(needsCurrency({ facts: [fact({ bare: true })] as never }, both)).toBe(false);
  expect(needsCurrency({ facts: [] }, [{ column: 0, field: 'title' }])).toBe(false);
});

test('a point that may part thousands is asked about, and guessed from the other columns where they say it', () => {
  const headers = ['Title', 'Height', 'Price'];
  const columns = guessColumns(headers);
  const open = [fact(), fact({ decimal_sign: 'open' }), fact()] as never;
  expect(unclearColumns({ facts: open }, columns)).toEqual([1]);
  expect(guessUnits({ headers, samples: [], facts: open }).settings.decimal_sign).toBeUndefined();
  const said = [fact(), fact({ decimal_sign: 'open' }), fact({ decimal_sign: 'comma' })] as never;
  const guessed = guessUnits({ headers, samples: [], facts: said });
  expect([guessed.settings.decimal_sign, guessed.assumed.has('decimal_sign')]).toEqual(['comma', true]);
});
