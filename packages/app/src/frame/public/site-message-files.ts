import type { MessageFiles } from '../../i18n/language.ts';

/** Messages of the public menus and the footer, for frames that load these after the screen. */
export const siteMessageFiles: MessageFiles = {
  en: () => import('../../messages/compiled/en-site.json'),
  ja: () => import('../../messages/compiled/ja-site.json'),
};
