import type { MessageFiles } from '../i18n/language.ts';

/** Messages of the frame's parts that load after the first screen. */
export const toolsMessageFiles: MessageFiles = {
  en: () => import('../messages/compiled/en-tools.json'),
  ja: () => import('../messages/compiled/ja-tools.json'),
};
