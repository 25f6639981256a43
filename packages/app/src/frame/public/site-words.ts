import type { Words } from '../../i18n/language.ts';

/** The words of the public menus and of the footer, where they come after a screen of another frame. */
export const siteWords: Words = {
  en: () => import('../../messages/compiled/en-site.json'),
  ja: () => import('../../messages/compiled/ja-site.json'),
};
