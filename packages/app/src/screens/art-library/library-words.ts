import type { Words } from '../../i18n/language.ts';

/** The words of what the library needs only after it is there: its table, what is done with many works, its files. */
export const libraryWords: Words = {
  en: () => import('../../messages/compiled/en-library.json'),
  ja: () => import('../../messages/compiled/ja-library.json'),
};
