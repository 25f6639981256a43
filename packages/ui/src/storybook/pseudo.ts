const pairs = 'aábƀcçdðeéfƒgĝhĥiíjĵkķlĺmɱnñoóqɋrŕsštţuúvṽwŵxẋyýzžAÁBƁCÇDÐEÉGĜHĤIÍJĴKĶLĹMṀNÑOÓRŔSŠTŢUÚWŴYÝZŽ';
const accents: Record<string, string> = Object.fromEntries(pairs.match(/../gu)?.map((pair) => [...pair]) ?? []);

/**
 * Pseudo-localises a sentence: still readable, with accents and a third longer. Text that stays plain is not localised;
 * layout that breaks would break in German. Placeholders are kept.
 */
export function pseudo(sentence: string): string {
  const accented = sentence.replace(/\{\w+\}|./gsu, (part) => accents[part] ?? part);
  const length = [...sentence.replace(/\{\w+\}/g, '')].length;
  return `⟦${accented}${'~'.repeat(Math.ceil(length / 3))}⟧`;
}
