import type { MessageFiles } from '../../i18n/language.ts';

/** Messages the library needs only after it has rendered: the table, bulk actions, files. */
export const libraryMessageFiles: MessageFiles = {
  en: () => import('../../messages/compiled/en-library.json'),
  ja: () => import('../../messages/compiled/ja-library.json'),
};
