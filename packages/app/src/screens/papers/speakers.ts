import { createIntl, type IntlShape, type MessageFormatElement } from 'react-intl';
import type { Locale } from '../../i18n/locales.ts';
import en from '../../messages/compiled/en-papers.json';
import ja from '../../messages/compiled/ja-papers.json';

/** What a paper says: one language, or both beside each other. */
export const paperLanguages = ['en', 'ja', 'both'] as const;
export type PaperLanguage = (typeof paperLanguages)[number];

/* A paper is for whoever holds it, so that its words are there in both languages, whatever the screen speaks. */
const words = { en, ja };

const speaker = (locale: Locale, timeZone: string | undefined): IntlShape => {
  const { messages }: { messages: unknown } = words[locale];
  return createIntl({ locale, timeZone, messages: messages as Record<string, MessageFormatElement[]> });
};

/** Who speaks on a paper, the language of the screen first. @param screen its language, and the zone of the dates */
export function speakersOf(
  language: PaperLanguage,
  { locale, timeZone }: Pick<IntlShape, 'locale' | 'timeZone'>,
): IntlShape[] {
  if (language !== 'both') return [speaker(language, timeZone)];
  const both: Locale[] = locale.startsWith('ja') ? ['ja', 'en'] : ['en', 'ja'];
  return both.map((one) => speaker(one, timeZone));
}

/** The same in each language, once where both say the same; undefined where nobody says anything. */
export function said(on: readonly IntlShape[], say: (intl: IntlShape) => string | null | undefined) {
  const words = on.map(say).filter((text) => text !== null && text !== undefined && text !== '');
  return words.length > 0 ? [...new Set(words)].join(' / ') : undefined;
}
