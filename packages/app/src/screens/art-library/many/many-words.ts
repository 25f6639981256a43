import type { Words } from '../../../i18n/language.ts';

/** The words of what is done with many works: they come with the first work that is chosen. */
export const manyWords: Words = {
  en: () => import('../../../messages/compiled/en-many.json'),
  ja: () => import('../../../messages/compiled/ja-many.json'),
};
