import { expect, test } from 'vitest';
import { readPreference } from './preferences.ts';

test.each([
  ['', 'system'],
  ['theme=dark', 'dark'],
  ['a=b; theme=light; c=d', 'light'],
  ['my_theme=dark', 'system'],
  ['theme=purple', 'system'],
  ['theme=', 'system'],
])('%o is %s', (cookies, theme) => expect(readPreference('theme', cookies)).toBe(theme));
