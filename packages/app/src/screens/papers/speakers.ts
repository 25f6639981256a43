import { createIntl, type IntlShape, type MessageFormatElement } from 'react-intl';
import type { Locale } from '../../i18n/locales.ts';
import en from '../../messages/compiled/en-papers.json';
import ja from '../../messages/compiled/ja-papers.json';

/** What a paper says: one language, or both beside each other. */
export const paperLanguages = ['en', 'ja', 'both'] as const;
export type PaperLanguage = (typeof paperLanguages)[number];

const speaker = (locale: Locale, { messages }: { messages: unknown }): IntlShape =>
  createIntl({ locale, messages: messages as Record<string, MessageFormatElement[]> });

/* A paper is for whoever holds it, so that its words are there in both languages, whatever the screen speaks. */
const speakers = { en: speaker('en', en), ja: speaker('ja', ja) };

/** Who speaks on a paper, the language of the screen first. */
export function speakersOf(language: PaperLanguage, locale: string): IntlShape[] {
  if (language !== 'both') return [speakers[language]];
  return locale.startsWith('ja') ? [speakers.ja, speakers.en] : [speakers.en, speakers.ja];
}

/** The same in each language, once where both say the same; undefined where nobody says anything. */
export function said(on: readonly IntlShape[], say: (intl: IntlShape) => string | null | undefined) {
  const words = on.map(say).filter((text) => text !== null && text !== undefined && text !== '');
  return words.length > 0 ? [...new Set(words)].join(' / ') : undefined;
}
