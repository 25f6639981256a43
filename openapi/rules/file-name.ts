import { longestFileName } from './constants.ts';

/**
 * Normalises a file name for comparison: ignores case, Unicode form of accents, and invisible characters (joiners, soft
 * hyphens, variation selectors), which often get lost. Long names are cut to the stored length from the end. Imports
 * match photographs by it.
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
