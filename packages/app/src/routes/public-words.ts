import type { Words } from '../i18n/language.ts';

/** The words of the public pages and of the sections that stand below the sign-in form. */
export const publicWords: Words = {
  en: () => import('../messages/compiled/en-public.json'),
  ja: () => import('../messages/compiled/ja-public.json'),
};
