/** Hostile texts: long ones that are slow to match with a bad pattern, and ones that other code may handle wrongly. */
import type { Schema } from '@smart-art/openapi/walk';

/** Characters of every script and kind that the patterns of the contract use. */
const alphabet = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...['\t', '\n', '\u00a0', '\u2028', '\u3000', '•', 'é', 'ñ', '٣', 'あ', '画', '🙂'],
];

/** The classes, escapes and plain characters of a pattern, each as a separate pattern. */
function atomsOf(pattern: string): RegExp[] {
  const found = pattern.match(/\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\x[0-9a-f]{2}|\\.|[^\\[\](){}|*+?^$]|\./giu) ?? [];
  return [...new Set(found)].map((atom) => new RegExp(`^(?:${atom})$`, 'u'));
}

/** One character for each combination of classes that match it, and if possible one that none matches. */
export function distinctCharacters(pattern: string): string[] {
  const atoms = atomsOf(pattern);
  const byMatches = Map.groupBy(alphabet, (character) => atoms.map((atom) => Number(atom.test(character))).join(''));
  return [...byMatches.values()].flatMap(([character]) => character ?? []);
}

/**
 * Runs of each character and of each pair, starting like an example and ending with each character.
 *
 * @param length of each run, in UTF-16 units, approximately
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

/** Texts that databases cannot store: requests with them are rejected before anything else is checked. */
export const forbiddenTexts = ['a\0b', 'a\ud800b', '\udc00\ud800', '\0'] as const;

/** Special texts, each of at most so many UTF-16 units. */
const kinds: readonly ((room: number) => string)[] = [
  (room) => `e${'\u0301'.repeat(room - 1)}`,
  (room) => '\u202e\u2066\u200f\u061c'.repeat(Math.min(room / 4, 20)),
  () => '__proto__',
  (room) => 'a'.repeat(room),
  (room) => '字'.repeat(room),
  () => 'constructor',
  (room) => '👩🏽‍🎨'.repeat(room / 7),
  // These grow when converted to lower and to upper case.
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
 * A hostile text for a field.
 *
 * @param index which one; a field with a pattern gets runs that match it, with an end that does not
 * @param room in UTF-16 units
 * @param mayBeLong whether a run may exceed the field's maximum so far that its pattern is not checked
 */
export function hostileText(schema: Schema, index: number, room: number, mayBeLong: boolean): string {
  const { pattern, examples = [], maxLength = room } = schema;
  if (pattern === undefined) return (kinds[index % kinds.length] ?? String)(Math.max(1, Math.floor(room)));
  const length = Math.max(1, Math.floor(mayBeLong ? room : Math.min(room, 2 * maxLength)) - 2);
  const starts = examples.map(String).slice(0, 1);
  // The first texts are runs of one character; there are always more than 40.
  let left = index % 40;
  for (const text of hostileTexts(pattern, starts, length)) if (left-- === 0) return text;
  return '';
}

/** A run of so many bytes of each kind of character that a pattern distinguishes, with an end that does not match. */
export const longRuns = (pattern: string, bytes: number): string[] =>
  distinctCharacters(pattern).map((one) => `${one.repeat(bytes / Buffer.byteLength(one))}\u0001`);

/** Cuts or pads a text to the length limits of a field. */
export const withinBounds = ({ minLength = 0, maxLength = 200 }: Schema, text: string) =>
  text.slice(0, maxLength).padEnd(minLength, text || 'a');
