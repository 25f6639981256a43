import { expect, test } from 'vitest';
import { guessColumns } from './guess-columns.ts';
import { guessUnits, needsCurrency, unclearColumns } from './guess-units.ts';

test('guesses currency and units from headers and cells', () => {
  const headers = ['Title', 'Width (mm)', 'Price', 'Size (W x H)'];
  expect(guessUnits({ headers, samples: [[], ['650'], ['¥12,000'], []] })).toEqual({
    settings: { currency: 'JPY', size_unit: 'mm', weight_unit: 'kg', size_order: 'width_height' },
    assumed: new Set(['weight_unit']),
  });
});

const fact = (more: object = {}) => ({ decimal_sign: null, currencies: [], bare: false, ...more });

test.each<[what: string, headers: string[], samples: string[][], facts: ReturnType<typeof fact>[], currency?: string]>([
  ['not named', ['Price'], [['1200']], [fact({ bare: true })]],
  ['not named, in Japanese', ['価格'], [['12000']], [fact({ bare: true })]],
  ['named in a header', ['価格（円）'], [['12000']], [fact({ bare: true })], 'JPY'],
  ['named in a later cell', ['Price'], [['1200']], [fact({ currencies: ['JPY'], bare: true })], 'JPY'],
  [
    'named in a currency column',
    ['Price', 'Currency code'],
    [['1200'], ['USD']],
    [fact(), fact({ currencies: ['USD'] })],
    'USD',
  ],
  ['two currencies', ['Price'], [['$1']], [fact({ currencies: ['JPY', 'USD'] })]],
  ['an unsupported currency', ['Price'], [['$1']], [fact({ currencies: ['USD', 'other'] })]],
])('guesses the currency of amounts: %s', (_, headers, samples, facts, currency) => {
  expect(guessUnits({ headers, samples, facts: facts as never }).settings.currency).toBe(currency);
});

test('needsCurrency is true if an amount has no currency', () => {
  const price = [{ column: 0, field: 'sale_cost' as const }];
  expect(needsCurrency({ facts: [fact({ bare: true })] as never }, price)).toBe(true);
  expect(needsCurrency({ facts: [fact({ currencies: ['JPY'] })] as never }, price)).toBe(false);
  const both = [...price, { column: 1, field: 'sale_cost_currency' as const }];
  expect(needsCurrency({ facts: [fact({ bare: true })] as never }, both)).toBe(false);
  expect(needsCurrency({ facts: [] }, [{ column: 0, field: 'title' }])).toBe(false);
});

test('reports columns with an ambiguous decimal separator, and guesses it from other columns', () => {
  const headers = ['Title', 'Height', 'Price'];
  const columns = guessColumns(headers);
  const open = [fact(), fact({ decimal_sign: 'open' }), fact()] as never;
  expect(unclearColumns({ facts: open }, columns)).toEqual([1]);
  expect(guessUnits({ headers, samples: [], facts: open }).settings.decimal_sign).toBeUndefined();
  const known = [fact(), fact({ decimal_sign: 'open' }), fact({ decimal_sign: 'comma' })] as never;
  const guessed = guessUnits({ headers, samples: [], facts: known });
  expect([guessed.settings.decimal_sign, guessed.assumed.has('decimal_sign')]).toEqual(['comma', true]);
});
