import type { Words } from '../i18n/language.ts';

/** The words of what stands around the screens and comes after the first of them. */
export const toolsWords: Words = {
  en: () => import('../messages/compiled/en-tools.json'),
  ja: () => import('../messages/compiled/ja-tools.json'),
};
