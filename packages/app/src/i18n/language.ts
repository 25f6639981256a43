import type { UiStrings } from '@smart-art/ui/strings/en';
import { createIntl, type IntlShape, type MessageFormatElement } from 'react-intl';
import type { Locale } from './locales.ts';

/** A language as the app speaks it: its own words and those of the components. */
export interface Language {
  locale: Locale;
  intl: IntlShape;
  strings: UiStrings;
}

/* One chunk a language: only the chosen one is loaded. */
const languages = {
  en: () => import('./languages/en.ts'),
  ja: () => import('./languages/ja.ts'),
};

export async function loadLanguage(locale: Locale): Promise<Language> {
  const { messages, strings } = await languages[locale]();
  document.documentElement.lang = locale;
  return {
    locale,
    strings,
    intl: createIntl({ locale, messages: messages as Record<string, MessageFormatElement[]> }),
  };
}

/** The whole Japanese character set, for names the interface itself does not say. After the first paint. */
export function loadJapaneseFonts(): void {
  const load = () => void import('@smart-art/ui/fonts/japanese.css');
  if ('requestIdleCallback' in window) requestIdleCallback(load);
  else setTimeout(load, 500);
}
