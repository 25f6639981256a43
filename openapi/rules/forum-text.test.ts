import { expect, it } from 'vitest';
import { foreignLinkIn } from './forum-text.ts';

it.each([
  'See https://example.com/a and http://example.com.',
  'My data: two rolls, one box.',
  'Ratio 1:2, then ask a//b.',
  '現像液は1:50で使っています。https://example.com/現像',
])('accepts %s', (text) => expect(foreignLinkIn(text)).toBeUndefined());

it.each([
  ['look: javascript:alert(1)', 'javascript:alert(1)'],
  ['JaVaScRiPt:alert(1)', 'JaVaScRiPt:alert(1)'],
  ['data:text/html,<b>', 'data:text/html,<b>'],
  ['ftp://example.com/x', 'ftp://example.com/x'],
  ['a file:///etc/passwd', 'file:///etc/passwd'],
])('finds the link in %s', (text, link) => expect(foreignLinkIn(text)).toBe(link));
