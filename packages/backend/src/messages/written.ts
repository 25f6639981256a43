/** Amounts and dates inside sentences, as the screens write them (001 section 9). */
import type { Money } from '@smart-art/openapi/rules';
import type { Language } from './language.ts';

/** What is filled into a message. Money is written in the language of whoever reads it, which is known only then. */
export type MessageValue = string | number | Money;

/**
 * The placeholders that carry a date: a day, the same in every zone, or an instant, whose day depends on who reads it. A
 * title may look like one, and stays as it was typed.
 */
const dates = new Set(['date', 'due', 'from', 'until']);

const locales: Record<Language, string> = { en: 'en-GB', ja: 'ja' };

/** `$2,400.00`: thousands are parted, and a currency without a minor unit has no decimals. */
export function moneyText(language: Language, { amount, currency }: Money): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  // The full-width sign of the Japanese locale stands too far off.
  return format.format(amount as Intl.StringNumericLiteral).replace('\uffe5', '\u00a5');
}

/** The placeholder that carries an instant, told to the minute and with the name of the zone. */
const momentName = 'moment';

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const minute = { ...day, hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;

/**
 * `18 Nov 2026`, `2026年11月18日`: day, short month, year.
 *
 * @param date a day such as `2026-11-18`, or the instant of it in a zone
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

/** A value as it stands in a sentence. @param name of its placeholder @param timeZone of whoever reads it: an IANA name */
export function written(language: Language, name: string, value: MessageValue, timeZone = 'UTC'): string {
  if (typeof value === 'object') return moneyText(language, value);
  const text = String(value);
  if (name === momentName && isInstant(text)) return momentText(language, text, timeZone);
  return dates.has(name) && (isDay(text) || isInstant(text)) ? dateText(language, text, timeZone) : text;
}
