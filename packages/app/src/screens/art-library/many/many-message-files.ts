import type { MessageFiles } from '../../../i18n/language.ts';

/** Messages of bulk actions, loaded when the first work is selected. */
export const manyMessageFiles: MessageFiles = {
  en: () => import('../../../messages/compiled/en-many.json'),
  ja: () => import('../../../messages/compiled/ja-many.json'),
};
