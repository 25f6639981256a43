/** What all cells of a column say together: which sign parts decimals, and which currencies are named. */
import type { ColumnFacts } from '../db/schema/index.ts';
import { isUnclear, namesForeignMoney, plain, readCurrency, readCurrencyCode } from './read-text.ts';

/** Numbers with a sign in them, as they stand between units and other words. */
const numbers = /\d[\d.,]*\d/g;

/** What one number says of its signs; undefined where it says nothing. */
function signOf(number: string): 'point' | 'comma' | 'open' | undefined {
  const [point, comma] = [number.lastIndexOf('.'), number.lastIndexOf(',')];
  if (point < 0 && comma < 0) return undefined;
  if (point >= 0 && comma >= 0) return point > comma ? 'point' : 'comma';
  const sign = point >= 0 ? '.' : ',';
  const parts = number.split(sign);
  // Thousands repeat; what parts decimals does not.
  if (parts.length > 2) {
    return parts.slice(1).every((part) => part.length === 3) ? (sign === '.' ? 'comma' : 'point') : undefined;
  }
  if (isUnclear(number)) return 'open';
  return sign === '.' ? 'point' : 'comma';
}

/** A date is no number, however it is parted. */
const isDate = (text: string) => /^\d{1,4}[.\-/]\d{1,2}[.\-/]\d{1,4}\b/.test(text);

/** What is longer is a text about a work, and says nothing of how its column writes numbers. */
const longest = 80;

/** @param written the sign of the file's own numbers, where it has numbers and not only texts */
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
  const said = point === comma ? undefined : point ? 'point' : 'comma';
  const isOpen = found.has('open') || (point && comma);
  return {
    decimal_sign: said ?? (isOpen ? (written ?? 'open') : null),
    currencies: [...currencies].sort(),
    bare: hasBare,
  };
}

/**
 * The sign of a column: its own cells decide, else what the person says, else all other columns of the sheet, where they
 * agree.
 */
export function decimalSign(
  facts: readonly ColumnFacts[],
  column: number | undefined,
  said: 'point' | 'comma' | undefined,
): 'point' | 'comma' | 'open' | undefined {
  const own = column === undefined ? undefined : facts[column]?.decimal_sign;
  if (own === 'point' || own === 'comma') return own;
  if (said) return said;
  const others = new Set(
    facts.map(({ decimal_sign: sign }) => sign).filter((sign) => sign === 'point' || sign === 'comma'),
  );
  const [only] = others.size === 1 ? others : [];
  return only ?? (own === 'open' ? 'open' : undefined);
}
