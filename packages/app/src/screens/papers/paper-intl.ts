import { createIntl, type IntlShape, type MessageFormatElement } from 'react-intl';
import type { Locale } from '../../i18n/locales.ts';
import en from '../../messages/compiled/en-papers.json';
import ja from '../../messages/compiled/ja-papers.json';

/** The languages of a document: one, or both side by side. */
export const paperLanguages = ['en', 'ja', 'both'] as const;
export type PaperLanguage = (typeof paperLanguages)[number];

/* A document is for its recipient, so both languages are loaded, whatever the UI language. */
const messageFiles = { en, ja };

const intlIn = (locale: Locale, timeZone: string | undefined): IntlShape => {
  const { messages }: { messages: unknown } = messageFiles[locale];
  return createIntl({ locale, timeZone, messages: messages as Record<string, MessageFormatElement[]> });
};

/** The languages of a document, the UI language first. @param screen its locale, and the time zone of the dates */
export function intlsFor(
  language: PaperLanguage,
  { locale, timeZone }: Pick<IntlShape, 'locale' | 'timeZone'>,
): IntlShape[] {
  if (language !== 'both') return [intlIn(language, timeZone)];
  const both: Locale[] = locale.startsWith('ja') ? ['ja', 'en'] : ['en', 'ja'];
  return both.map((one) => intlIn(one, timeZone));
}

/** The text in each language, once if both are equal; undefined if there is none. */
export function textIn(on: readonly IntlShape[], textOf: (intl: IntlShape) => string | null | undefined) {
  const texts = on.map(textOf).filter((text) => text !== null && text !== undefined && text !== '');
  return texts.length > 0 ? [...new Set(texts)].join(' / ') : undefined;
}
