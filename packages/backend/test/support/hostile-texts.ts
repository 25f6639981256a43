/** Long texts that a pattern is likely to be slow with, made of what its own character classes take. */

/** Characters of every script and kind that a class of the contract can name. */
const alphabet = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...['\t', '\n', '\u00a0', '\u2028', '\u3000', '•', 'é', 'ñ', '٣', 'あ', '画', '🙂'],
];

/** The classes, escapes and plain characters of a pattern, each as a pattern of its own. */
function atomsOf(pattern: string): RegExp[] {
  const found = pattern.match(/\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\x[0-9a-f]{2}|\\.|[^\\[\](){}|*+?^$]|\./giu) ?? [];
  return [...new Set(found)].map((atom) => new RegExp(`^(?:${atom})$`, 'u'));
}

/** One character for each set of classes that take the same ones, and one that none takes where there is one. */
export function distinctCharacters(pattern: string): string[] {
  const atoms = atomsOf(pattern);
  const byTakers = Map.groupBy(alphabet, (character) => atoms.map((atom) => Number(atom.test(character))).join(''));
  return [...byTakers.values()].flatMap(([character]) => character ?? []);
}

/**
 * Runs of each character and of each pair, begun like an example and ended by each character.
 *
 * @param length of each, in UTF-16 units, nearly
 */
export function* hostileTexts(pattern: string, examples: readonly string[], length: number): Generator<string> {
  const characters = distinctCharacters(pattern);
  for (const start of ['', ...examples.slice(0, 1)]) {
    for (const one of characters) {
      const run = start + one.repeat(length / one.length);
      for (const end of ['', ...characters]) yield run + end;
    }
    for (const one of characters) {
      for (const other of characters) {
        if (one === other) continue;
        const run = start + (one + other).repeat(length / (one.length + other.length));
        yield `${run}\u0001`;
      }
    }
  }
}
