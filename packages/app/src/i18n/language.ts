import type { UiStrings } from '@smart-art/ui/strings/en';
import { createIntl, type IntlShape, type MessageFormatElement } from 'react-intl';
import type { Locale } from './locales.ts';

/** A language as the app speaks it: its own words and those of the components. */
export interface Language {
  locale: Locale;
  intl: IntlShape;
  strings: UiStrings;
}

/* A chunk a language for what everybody sees, another for what sellers see: only the chosen ones are loaded. */
const languages = {
  en: () => import('./languages/en.ts'),
  ja: () => import('./languages/ja.ts'),
};
const sellersWords = {
  en: () => import('../messages/compiled/en-seller.json'),
  ja: () => import('../messages/compiled/ja-seller.json'),
};

/** A file of words, as scripts/messages.ts writes it: the app's messages, parsed, and the components' own words. */
interface Words {
  messages: Record<string, MessageFormatElement[]>;
  strings: Partial<UiStrings>;
}

/* Each half holds the words of the components it shows; the size check finds a component whose words are elsewhere. */
const speak = (locale: Locale, { messages, strings }: Words): Language => ({
  locale,
  intl: createIntl({ locale, messages }),
  strings: strings as UiStrings,
});

/** What everybody sees. */
export async function loadLanguage(locale: Locale): Promise<Language> {
  const { words } = await languages[locale]();
  document.documentElement.lang = locale;
  return speak(locale, words as Words);
}

/** The same language with the words of the signed-in screens as well. */
export async function loadSellersLanguage({ locale, intl, strings }: Language): Promise<Language> {
  const { default: words } = await sellersWords[locale]();
  const added = words as Words;
  return speak(locale, {
    messages: { ...(intl.messages as Words['messages']), ...added.messages },
    strings: { ...strings, ...added.strings },
  });
}

/** The whole Japanese character set, for names the interface itself does not say. Not before the first paint. */
export const loadJapaneseFonts = (): void => void import('@smart-art/ui/fonts/japanese.css').catch(() => {});
