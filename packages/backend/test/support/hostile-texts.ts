/** Texts that hurt: long ones that a pattern is likely to be slow with, and those that other things stumble over. */
import type { Schema } from '@smart-art/openapi/walk';

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

/** What no database holds: a request with such a text is refused before anything else of it is looked at. */
export const forbiddenTexts = ['a\0b', 'a\ud800b', '\udc00\ud800', '\0'] as const;

/** Texts that nobody should send, each at most so many UTF-16 units long. */
const kinds: readonly ((room: number) => string)[] = [
  (room) => `e${'\u0301'.repeat(room - 1)}`,
  (room) => '\u202e\u2066\u200f\u061c'.repeat(Math.min(room / 4, 20)),
  () => '__proto__',
  (room) => 'a'.repeat(room),
  (room) => '字'.repeat(room),
  () => 'constructor',
  (room) => '👩🏽‍🎨'.repeat(room / 7),
  // Longer in lower case, and in upper case.
  (room) => 'İß'.repeat(room / 2),
  () => '9007199254740993',
  (room) => '\u200d\ufeff\u200b'.repeat(Math.min(room / 3, 50)),
  () => '-0',
  (room) => ' \u00a0\u3000\t'.repeat(room / 4),
  (room) => `${'%'.repeat(room / 2)}${'\\'.repeat(room / 2)}`,
  () => "'; drop table users; --",
  () => '1e308',
];

/**
 * One text of the list, for a field.
 *
 * @param index which; a field with a pattern gets runs of what its pattern takes, ended by what it does not
 * @param room in UTF-16 units
 * @param mayBeLong whether such a run may be so long that a pattern is not tried on it
 */
export function hostileText(schema: Schema, index: number, room: number, mayBeLong: boolean): string {
  const { pattern, examples = [], maxLength = room } = schema;
  if (pattern === undefined) return (kinds[index % kinds.length] ?? String)(Math.max(1, Math.floor(room)));
  const length = Math.max(1, Math.floor(mayBeLong ? room : Math.min(room, 2 * maxLength)) - 2);
  const begun = examples.map(String).slice(0, 1);
  // The first are runs of one character with each end: enough of them that every index finds one.
  let left = index % 40;
  for (const text of hostileTexts(pattern, begun, length)) if (left-- === 0) return text;
  return '';
}

/** One run of so many bytes for each kind of character that a pattern tells apart, ended by what it does not take. */
export const longRuns = (pattern: string, bytes: number): string[] =>
  distinctCharacters(pattern).map((one) => `${one.repeat(bytes / Buffer.byteLength(one))}\u0001`);

/** A text cut and filled up to what a field takes. */
export const withinBounds = ({ minLength = 0, maxLength = 200 }: Schema, text: string) =>
  text.slice(0, maxLength).padEnd(minLength, text || 'a');
