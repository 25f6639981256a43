import { expect, test } from 'vitest';
import { readPreference } from './preferences.ts';

test.each([
  ['', 'system'],
  ['theme=dark', 'dark'],
  ['a=b; theme=light; c=d', 'light'],
  ['my_theme=dark', 'system'],
  ['theme=purple', 'system'],
  ['theme=', 'system'],
])('reads the theme from %o as %s', (cookies, theme) => expect(readPreference('theme', { cookies })).toBe(theme));

test('a personal preference applies only to that person', () => {
  const cookies = 'set_up_list_usr_1=hidden; set_up_list=hidden';
  expect(readPreference('set_up_list', { personId: 'usr_1', cookies })).toBe('hidden');
  expect(readPreference('set_up_list', { personId: 'usr_2', cookies })).toBe('shown');
});

test('the sidebar is automatic until a preference is set', () => {
  expect(readPreference('sidebar', { cookies: '' })).toBe('auto');
  expect(readPreference('sidebar', { cookies: 'sidebar=open' })).toBe('open');
});
