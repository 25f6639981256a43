import { expect, test } from 'vitest';
import { fileKey } from './file-name.ts';

test.each([
  ['capitals', 'Harbour.JPG', 'harbour.jpg'],
  ['a composed accent', 'caf\u00e9.jpg', 'cafe\u0301.jpg'],
  ['kana with its mark apart', 'か\u3099.jpg', 'が.jpg'],
  ['a joined emoji that came apart', '👩‍🎨 study.jpg', '👩🎨 study.jpg'],
  ['a variation selector', '❤️.jpg', '❤.jpg'],
  ['a soft hyphen', 'water\u00adcolour.jpg', 'watercolour.jpg'],
  ['what stands before the last 200 letters', `b${'a'.repeat(250)}.jpg`, `${'a'.repeat(250)}.jpg`],
  ['a mark at the beginning', '\ufeffa.jpg', 'a.jpg'],
])('%s make no other name', (_, one, other) => {
  expect(fileKey(one)).toBe(fileKey(other));
});

test('another name is another one', () => {
  expect(fileKey('a 1.jpg')).not.toBe(fileKey('a1.jpg'));
});
