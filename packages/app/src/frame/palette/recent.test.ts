import { beforeEach, expect, test } from 'vitest';
import { clearSessionKeys, tabStore } from '../../session/tab-store.ts';
import { RECENT, recents, remember } from './recent.ts';

beforeEach(clearSessionKeys);

test('the latest comes first, each once, and no more than a few', () => {
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
])('what somebody else wrote there leads nowhere: %s', (kept) => {
  tabStore.setItem('recent', kept);
  expect(recents('usr_1')).toEqual([]);
});

test('it is one seller’s, and ends with the session', () => {
  remember({ href: '/a', label: 'a' }, 'usr_1');
  expect(recents('usr_2')).toEqual([]);
  expect(recents('usr_1')).toHaveLength(1);
  clearSessionKeys();
  expect(recents('usr_1')).toEqual([]);
});
