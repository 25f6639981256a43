const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々\s・]+$/u;

/**
 * A full name in the order of its own script, independent of the reader's language: 田中 はるか with the family name first,
 * Edith Villiers with it last.
 */
export function personName(first: string | null | undefined, last: string | null | undefined): string {
  const given = first?.trim() ?? '';
  const family = last?.trim() ?? '';
  const familyFirst = eastAsian.test(given + family);
  return (familyFirst ? [family, given] : [given, family]).filter(Boolean).join(' ');
}
