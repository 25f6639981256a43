import { beforeEach, expect, test } from 'vitest';
import { codeSentTo, keepCodeSent } from './code-sent.ts';
import { tabStore } from './tab-store.ts';

const now = Date.UTC(2026, 5, 1);
const minute = 60_000;

beforeEach(() => tabStore.clear());

test('a code that was sent is asked for as long as it holds', () => {
  keepCodeSent('aoi@example.com', now);
  expect(codeSentTo(now)).toBe('aoi@example.com');
  expect(codeSentTo(now + 10 * minute - 1)).toBe('aoi@example.com');
  expect(codeSentTo(now + 10 * minute)).toBe('');
  /* The device's clock was set back. */
  expect(codeSentTo(now - 1)).toBe('');
});

test('it is forgotten', () => {
  keepCodeSent('aoi@example.com', now);
  keepCodeSent(null);
  expect(codeSentTo(now)).toBe('');
});

test.each(['', 'no JSON', '[]', '{"email":"a@b.c"}', `{"email":1,"at":${now}}`])('%o is none', (kept) => {
  tabStore.setItem('code-sent', kept);
  expect(codeSentTo(now)).toBe('');
});
