import type { AltText } from './types.ts';

/** Whether those who do not see a picture are told nothing of it. */
export const isUndescribed = (alt: AltText | undefined): boolean =>
  !alt || (!alt.decorative && alt.en.trim() === '' && alt.ja.trim() === '');
