import type { MessageFiles } from '../i18n/language.ts';

/** Messages of the public pages and of the sections below the sign-in form. */
export const publicMessageFiles: MessageFiles = {
  en: () => import('../messages/compiled/en-public.json'),
  ja: () => import('../messages/compiled/ja-public.json'),
};
