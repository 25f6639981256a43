/** Chooses the person's language and translates messages. */
import { en, ja, type MessageKey } from './catalogue.ts';
import type { Language } from './language.ts';
import { type MessageValue, written } from './written.ts';

export type { MessageKey } from './catalogue.ts';

export type { Language } from './language.ts';
export { dateText, type MessageValue, moneyText, written } from './written.ts';

const catalogues: Record<Language, Record<MessageKey, string>> = { en, ja };

/** An untranslated message: its key and values. */
export interface Wording {
  key: MessageKey;
  values?: Record<string, MessageValue>;
}

/** True if a stored key still exists in the catalogue. */
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

/** Translates a message. @param timeZone of the reader, for instants in it: an IANA name; UTC by default */
export const translate = (language: Language, wording: Wording, timeZone?: string): string =>
  filled(language, wording, (name, value) => written(language, name, value, timeZone));

/** Isolates text of unknown direction: Unicode's first strong isolate, and its end (UAX 9). */
export const isolate = { begin: '\u2068', end: '\u2069' };

/** The same with every inserted text isolated, so that a right-to-left name does not affect the text around it. */
export const translateIsolated = (language: Language, wording: Wording, timeZone?: string): string =>
  filled(language, wording, (name, value) => {
    const text = written(language, name, value, timeZone);
    // Dates and sums are formatted by us and need no isolation.
    if (text !== value) return text;
    return `${isolate.begin}${text.replace(/[\u2066-\u2069]/g, '')}${isolate.end}`;
  });

/** The supported language preferred by an `Accept-Language` header; English if there is none. */
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
