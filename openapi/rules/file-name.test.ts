import { expect, test } from 'vitest';
import { fileKey } from './file-name.ts';

test.each([
  ['upper case', 'Harbour.JPG', 'harbour.jpg'],
  ['the composition of accents', 'caf\u00e9.jpg', 'cafe\u0301.jpg'],
  ['the composition of kana', 'か\u3099.jpg', 'が.jpg'],
  ['joiners in emoji', '👩‍🎨 study.jpg', '👩🎨 study.jpg'],
  ['variation selectors', '❤️.jpg', '❤.jpg'],
  ['soft hyphens', 'water\u00adcolour.jpg', 'watercolour.jpg'],
  ['all but the last 200 characters', `b${'a'.repeat(250)}.jpg`, `${'a'.repeat(250)}.jpg`],
  ['a byte order mark', '\ufeffa.jpg', 'a.jpg'],
])('ignores %s', (_, one, other) => {
  expect(fileKey(one)).toBe(fileKey(other));
});

test('distinguishes different names', () => {
  expect(fileKey('a 1.jpg')).not.toBe(fileKey('a1.jpg'));
});
