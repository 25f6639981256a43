import { describe, expect, it, test } from 'vitest';
import { diffList, diffText, type Part } from './words.ts';

const shown = (parts: Part[]) =>
  parts.map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}]` : `[+${text}]`)).join('');
const side = (parts: Part[], without: Part['kind']) =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');

describe('diffText', () => {
  test.each([
    ['', '', ''],
    ['', 'Oil', '[+Oil]'],
    ['Oil', '', '[-Oil]'],
    ['Oil on canvas', 'Oil on canvas', 'Oil on canvas'],
    ['Oil on canvas', 'Oil on panel', 'Oil on [-canvas][+panel]'],
    ['Oil on canvas', 'Gouache and ink on canvas', '[-Oil][+Gouache and ink] on canvas'],
    ['a quiet sea', 'a loud storm', 'a [-quiet sea][+loud storm]'],
    ['42 × 60 cm', '42 × 62 cm', '42 × [-60][+62] cm'],
  ])('%j to %j', (before, after, expected) => expect(shown(diffText(before, after, 'en'))).toBe(expected));

  it('finds words in Japanese, which has no spaces', () => {
    expect(shown(diffText('黒い大理石の時計', '白い大理石の時計', 'ja'))).toBe('[-黒い][+白い]大理石の時計');
  });

  it('does not split characters of several code points', () => {
    expect(shown(diffText('👩‍🎨 Haruka', '👨‍🎨 Haruka', 'en'))).toBe('[-👩‍🎨][+👨‍🎨] Haruka');
  });

  test.each([
    ['a b c a b b a', 'c b a b a c'],
    ['one two three four', 'four three two one'],
    ['x '.repeat(300), 'y '.repeat(200)],
    ['line one\nline two\n', 'line two\nline three\n'],
    ['The first. The second. The third.', 'The third. The first. A fourth, and The second.'],
    ['word '.repeat(5000), `${'word '.repeat(2500)}other ${'word '.repeat(2500)}`],
    ['alpha '.repeat(3000), 'beta '.repeat(3000)],
  ])('preserves both texts (%#)', (before, after) => {
    const parts = diffText(before, after, 'en');
    expect(side(parts, 'added')).toBe(before);
    expect(side(parts, 'removed')).toBe(after);
  });
});

describe('diffList', () => {
  test.each([
    [[], [], ''],
    [['oil', 'canvas'], ['oil', 'panel'], 'oil[-canvas][+panel]'],
    [['a', 'b', 'c'], ['c', 'a', 'b'], '[+c]ab[-c]'],
    [['a', 'a'], ['a'], 'a[-a]'],
  ])('%j to %j', (before, after, expected) => expect(shown(diffList(before, after))).toBe(expected));
});
