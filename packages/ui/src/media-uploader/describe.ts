import type { AltText } from './types.ts';

/** Whether a picture still needs an alternative text. */
export const isUndescribed = (alt: AltText | undefined): boolean =>
  !alt || (!alt.decorative && alt.en.trim() === '' && alt.ja.trim() === '');
