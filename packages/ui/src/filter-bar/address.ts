import type { Currency } from '../money-field/index.ts';
import { type Applied, type Filter, type FilterValue, isReversed, isSet, type Range } from './filters.ts';

/** Limits for URL values; longer ones were not entered by a user. */
const longestText = 200;
const mostValues = 50;

/**
 * Encodes a filter's value as URL parameters of its name. Ranges read like `1990..2000`, `..2000`, `USD_100..500`;
 * several choices are repeated parameters.
 */
export function encodeFilter({ filter, value }: Applied): string[] {
  switch (filter.kind) {
    case 'several':
      return [...(value as readonly string[])];
    case 'yesNo':
      return [value ? 'yes' : 'no'];
    case 'number':
    case 'date':
      return [encodeRange(value as Range<number | string>)];
    case 'money': {
      const range = value as Extract<Applied, { filter: { kind: 'money' } }>['value'];
      return [`${range.currency}_${encodeRange(range)}`];
    }
    default:
      return [value as string];
  }
}

const encodeRange = ({ from, to }: Range<number | string>) => `${from ?? ''}..${to ?? ''}`;

/** Decodes URL parameters. Unknown or impossible values are ignored, too long ones are cut or ignored. */
export function decodeFilter(filter: Filter, texts: readonly string[]): FilterValue | undefined {
  const [text = ''] = texts;
  const value = text === '' && texts.length < 2 ? undefined : read(filter, text, texts);
  return isSet(value) ? value : undefined;
}

function read(filter: Filter, text: string, texts: readonly string[]): FilterValue | undefined {
  switch (filter.kind) {
    case 'one':
      return filter.open || filter.options.some((option) => option.value === text)
        ? text.slice(0, longestText)
        : undefined;
    case 'several': {
      // Known values in the order of the options, so that each selection has one URL.
      const known = filter.options.map(({ value }) => value).filter((value) => texts.includes(value));
      const others = filter.open ? texts.filter((other) => other !== '' && other.length <= longestText) : [];
      return [...new Set([...known, ...others])].slice(0, mostValues);
    }
    case 'text':
      return text.slice(0, filter.maxLength ?? longestText).trim();
    case 'yesNo':
      return text === 'yes' ? true : text === 'no' ? false : undefined;
    case 'number': {
      const { min = -Infinity, max = Infinity } = filter;
      return readRange(text, 'number', (end) => {
        const number = readNumber(end);
        return number !== undefined && number >= min && number <= max ? number : undefined;
      });
    }
    case 'date':
      return readRange(text, 'date', readDay);
    case 'money': {
      const [, currency, rest = ''] = /^([A-Z]{3})_(.*)$/s.exec(text) ?? [];
      const range = readRange(rest, 'money', (end) => (/^\d{1,10}(\.\d{1,2})?$/.test(end) ? end : undefined));
      return range && filter.currencies.some((known) => known === currency)
        ? { ...range, currency: currency as Currency }
        : undefined;
    }
  }
}

function readRange<End extends number | string>(
  text: string,
  kind: 'number' | 'money' | 'date',
  readEnd: (text: string) => End | undefined,
): { from: End | null; to: End | null } | undefined {
  const ends = text.split('..');
  if (ends.length !== 2) return undefined;
  const [from, to] = ends.map((end) => (end === '' ? null : readEnd(end)));
  if (from === undefined || to === undefined) return undefined;
  const range = { from, to };
  return isReversed(range as Range<number> | Range<string>, kind) ? undefined : range;
}

function readNumber(text: string): number | undefined {
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? Number(text) : undefined;
}

function readDay(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  // 2026-02-30 would roll over to March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined;
}
