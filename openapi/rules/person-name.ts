const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々\s・]+$/u;

/**
 * A person's whole name as its own writing has it, in every language of the reader: 田中 はるか with the family first,
 * Edith Villiers with it last.
 */
export function personName(first: string | null | undefined, last: string | null | undefined): string {
  const given = first?.trim() ?? '';
  const family = last?.trim() ?? '';
  const familyFirst = eastAsian.test(given + family);
  return (familyFirst ? [family, given] : [given, family]).filter(Boolean).join(' ');
}
