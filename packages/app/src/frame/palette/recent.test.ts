import { beforeEach, expect, test } from 'vitest';
import { clearSessionKeys, tabStore } from '../../session/tab-store.ts';
import { RECENT, recents, remember } from './recent.ts';

beforeEach(clearSessionKeys);

test('lists the latest entries first, without duplicates, up to the limit', () => {
  for (const letter of 'abcdefg') remember({ href: `/${letter}`, label: letter }, 'usr_1');
  remember({ href: '/e', label: 'e' }, 'usr_1');
  expect(recents('usr_1').map(({ label }) => label)).toEqual(['e', 'g', 'f', 'd', 'c']);
  expect(recents('usr_1')).toHaveLength(RECENT);
});

test.each([
  'no JSON',
  '[]',
  '{"id":"usr_1","items":{}}',
  JSON.stringify({
    id: 'usr_1',
    items: [
      null,
      { href: '//elsewhere.example', label: 'a' },
      { href: 'https://e.example', label: 'b' },
      { href: '/c' },
    ],
  }),
])('ignores malformed or unsafe stored entries: %s', (stored) => {
  tabStore.setItem('recent', stored);
  expect(recents('usr_1')).toEqual([]);
});

test('entries belong to one seller and are cleared with the session', () => {
  remember({ href: '/a', label: 'a' }, 'usr_1');
  expect(recents('usr_2')).toEqual([]);
  expect(recents('usr_1')).toHaveLength(1);
  clearSessionKeys();
  expect(recents('usr_1')).toEqual([]);
});
