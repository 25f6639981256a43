/** Facts derived from all cells of a column: the decimal separator, and the currencies named. */
import type { ColumnFacts } from '../db/schema/index.ts';
import { isUnclear, namesForeignMoney, plain, readCurrency, readCurrencyCode } from './read-text.ts';

/** Numbers with separators, within other text. */
const numbers = /\d[\d.,]*\d/g;

/** The decimal separator a number implies; undefined if it implies none. */
function signOf(number: string): 'point' | 'comma' | 'open' | undefined {
  const [point, comma] = [number.lastIndexOf('.'), number.lastIndexOf(',')];
  if (point < 0 && comma < 0) return undefined;
  if (point >= 0 && comma >= 0) return point > comma ? 'point' : 'comma';
  const sign = point >= 0 ? '.' : ',';
  const parts = number.split(sign);
  // Thousands separators can repeat; a decimal separator cannot.
  if (parts.length > 2) {
    return parts.slice(1).every((part) => part.length === 3) ? (sign === '.' ? 'comma' : 'point') : undefined;
  }
  if (isUnclear(number)) return 'open';
  return sign === '.' ? 'point' : 'comma';
}

/** A date is not a number, whatever its separators. */
const isDate = (text: string) => /^\d{1,4}[.\-/]\d{1,2}[.\-/]\d{1,4}\b/.test(text);

/** Longer texts describe a work and tell nothing about number formats. */
const longest = 80;

/** @param written the decimal separator of the file's numeric cells, if it has any */
export function factsOf(cells: readonly string[], written: 'point' | null): ColumnFacts {
  const found = new Set<'point' | 'comma' | 'open'>();
  const currencies = new Set<ColumnFacts['currencies'][number]>();
  let hasBare = false;
  for (const cell of cells) {
    const text = cell.length > longest ? '' : plain(cell);
    if (text === '') continue;
    if (!isDate(text))
      for (const [number] of text.matchAll(numbers)) {
        const sign = signOf(number);
        if (sign) found.add(sign);
      }
    const currency = namesForeignMoney(text) ? 'other' : (readCurrencyCode(text) ?? readCurrency(text));
    if (currency) currencies.add(currency);
    else if (/\d/.test(text)) hasBare = true;
    else if (/^[A-Z]{3}$/.test(text)) currencies.add('other');
  }
  const [point, comma] = [found.has('point'), found.has('comma')];
  const decided = point === comma ? undefined : point ? 'point' : 'comma';
  const isOpen = found.has('open') || (point && comma);
  return {
    decimal_sign: decided ?? (isOpen ? (written ?? 'open') : null),
    currencies: [...currencies].sort(),
    bare: hasBare,
  };
}

/**
 * The decimal separator of a column: determined by its own cells, else the user's choice, else all other columns if
 * they agree.
 */
export function decimalSign(
  facts: readonly ColumnFacts[],
  column: number | undefined,
  chosen: 'point' | 'comma' | undefined,
): 'point' | 'comma' | 'open' | undefined {
  const own = column === undefined ? undefined : facts[column]?.decimal_sign;
  if (own === 'point' || own === 'comma') return own;
  if (chosen) return chosen;
  const others = new Set(
    facts.map(({ decimal_sign: sign }) => sign).filter((sign) => sign === 'point' || sign === 'comma'),
  );
  const [only] = others.size === 1 ? others : [];
  return only ?? (own === 'open' ? 'open' : undefined);
}
