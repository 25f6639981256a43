const pairs = 'aábƀcçdðeéfƒgĝhĥiíjĵkķlĺmɱnñoóqɋrŕsštţuúvṽwŵxẋyýzžAÁBƁCÇDÐEÉGĜHĤIÍJĴKĶLĹMṀNÑOÓRŔSŠTŢUÚWŴYÝZŽ';
const accents: Record<string, string> = Object.fromEntries(pairs.match(/../gu)?.map((pair) => [...pair]) ?? []);

/**
 * A sentence in a language that nobody speaks: still readable, with accents and a third longer. What stays plain on a
 * page is not localised; what breaks will break in German. Placeholders stay as they are.
 */
export function pseudo(sentence: string): string {
  const accented = sentence.replace(/\{\w+\}|./gsu, (part) => accents[part] ?? part);
  const length = [...sentence.replace(/\{\w+\}/g, '')].length;
  return `⟦${accented}${'~'.repeat(Math.ceil(length / 3))}⟧`;
}
