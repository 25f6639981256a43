/** Formats amounts and dates in messages, as on the screens (001 section 9). */
import type { Money } from '@smart-art/openapi/rules';
import type { Language } from './language.ts';

/** A value for a placeholder. Money is formatted when the message is read, in the reader's language. */
export type MessageValue = string | number | Money;

/**
 * Placeholders with a date: a day, the same in every zone, or an instant, whose day depends on the reader. Restricted
 * by name, since a title may look like a date.
 */
const dates = new Set(['date', 'due', 'from', 'until']);

const locales: Record<Language, string> = { en: 'en-GB', ja: 'ja' };

/** `$2,400.00`: with thousands separators, and no decimals for currencies without minor units. */
export function moneyText(language: Language, { amount, currency }: Money): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  // The Japanese locale's full-width sign has too much space around it.
  return format.format(amount as Intl.StringNumericLiteral).replace('\uffe5', '\u00a5');
}

/** The placeholder for an instant, shown to the minute with the time zone. */
const momentName = 'moment';

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const minute = { ...day, hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;

/**
 * `18 Nov 2026`, `2026年11月18日`: day, short month, year.
 *
 * @param date a day such as `2026-11-18`, or an instant
 */
export const dateText = (language: Language, date: string, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat(locales[language], { ...day, timeZone: isDay(date) ? 'UTC' : timeZone }).format(
    new Date(date),
  );

/** `18 Nov 2026, 18:42 GMT+9`, `2026年11月18日 18:42 JST`. */
const momentText = (language: Language, instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locales[language], { ...minute, timeZone }).format(new Date(instant));

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text);

/** Formats a value for a message. @param name of its placeholder @param timeZone of the reader: an IANA name */
export function written(language: Language, name: string, value: MessageValue, timeZone = 'UTC'): string {
  if (typeof value === 'object') return moneyText(language, value);
  const text = String(value);
  if (name === momentName && isInstant(text)) return momentText(language, text, timeZone);
  return dates.has(name) && (isDay(text) || isInstant(text)) ? dateText(language, text, timeZone) : text;
}
