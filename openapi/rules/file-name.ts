import { longestFileName } from './constants.ts';

/**
 * A file's name as names are compared: without case, however its accents are written, and without signs that nobody sees
 * (joiners, soft hyphens, variation selectors), which get lost on the way. Of a long one the end counts, as much as is kept
 * of it. An import finds its photographs by it.
 */
export const fileKey = (name: string): string =>
  [
    ...name
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
      .normalize('NFC')
      .trim(),
  ]
    .slice(-longestFileName)
    .join('')
    .toLowerCase();
