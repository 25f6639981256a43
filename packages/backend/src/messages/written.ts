/** Amounts and dates inside sentences, as the screens write them (001 section 9). */
import type { Money } from '@smart-art/openapi/rules';
import type { Language } from './language.ts';

/** What is filled into a message. Money is written in the language of whoever reads it, which is known only then. */
export type MessageValue = string | number | Money;

/** The placeholders that carry a date. A title may look like one, and stays as it was typed. */
const dates = new Set(['date', 'due', 'from', 'until']);

const locales: Record<Language, string> = { en: 'en-GB', ja: 'ja' };

/** `$2,400.00`: thousands are parted, and a currency without a minor unit has no decimals. */
export function moneyText(language: Language, { amount, currency }: Money): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  // The full-width sign of the Japanese locale stands too far off.
  return format.format(amount as Intl.StringNumericLiteral).replace('\uffe5', '\u00a5');
}

/** `18 Nov 2026`, `2026年11月18日`: day, short month, year. */
export function dateText(language: Language, date: string): string {
  const shape = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locales[language], shape).format(new Date(`${date}T00:00:00Z`));
}

/** A value as it stands in a sentence. @param name of its placeholder */
export function written(language: Language, name: string, value: MessageValue): string {
  if (typeof value === 'object') return moneyText(language, value);
  return dates.has(name) && /^\d{4}-\d\d-\d\d$/.test(String(value)) ? dateText(language, String(value)) : String(value);
}
