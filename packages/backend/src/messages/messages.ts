/** Chooses the person's language and words a message in it. */
import { en, ja, type MessageKey } from './catalogue.ts';
import type { Language } from './language.ts';
import { type MessageValue, written } from './written.ts';

export type { MessageKey } from './catalogue.ts';

export type { Language } from './language.ts';
export { dateText, type MessageValue, moneyText, written } from './written.ts';

const catalogues: Record<Language, Record<MessageKey, string>> = { en, ja };

/** A message still without a language: its key and what is filled in. */
export interface Wording {
  key: MessageKey;
  values?: Record<string, MessageValue>;
}

/** Whether a key that was stored is still one that has words. */
export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(en, key);

function filled(
  language: Language,
  { key, values = {} }: Wording,
  fill: (name: string, value: MessageValue) => string,
): string {
  return catalogues[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : fill(name, value);
  });
}

/** The message in a language. @param timeZone of whoever reads it, for the instants in it: an IANA name; UTC when left out */
export const word = (language: Language, wording: Wording, timeZone?: string): string =>
  filled(language, wording, (name, value) => written(language, name, value, timeZone));

/** What stands around a text of unknown direction: Unicode's first strong isolate, and its end (UAX 9). */
export const isolate = { begin: '\u2068', end: '\u2069' };

/** The same with every text that is filled in isolated, so that a name written from right to left turns nothing around it. */
export const wordIsolated = (language: Language, wording: Wording, timeZone?: string): string =>
  filled(language, wording, (name, value) => {
    const text = written(language, name, value, timeZone);
    // A date or a sum is ours, and so are its signs.
    if (text !== value) return text;
    return `${isolate.begin}${text.replace(/[\u2066-\u2069]/g, '')}${isolate.end}`;
  });

/** The offered language that an `Accept-Language` header prefers; English where it wants neither. */
export function languageOf(header: string | undefined): Language {
  let best: { language: Language; weight: number } = { language: 'en', weight: 0 };
  for (const part of (header ?? '').slice(0, 200).split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const weight = Number(
      parameters
        .find((parameter) => parameter.trim().startsWith('q='))
        ?.trim()
        .slice(2) ?? 1,
    );
    const primary = tag.trim().split('-')[0];
    if ((primary === 'en' || primary === 'ja') && weight > best.weight) best = { language: primary, weight };
  }
  return best.language;
}
