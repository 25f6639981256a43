import { beforeEach, expect, test } from 'vitest';
import { codeSentTo, keepCodeSent } from './code-sent.ts';
import { tabStore } from './tab-store.ts';

const now = Date.UTC(2026, 5, 1);
const minute = 60_000;

beforeEach(() => tabStore.clear());

test('remembers the email of a sent code until the code expires', () => {
  keepCodeSent('aoi@example.com', now);
  expect(codeSentTo(now)).toBe('aoi@example.com');
  expect(codeSentTo(now + 10 * minute - 1)).toBe('aoi@example.com');
  expect(codeSentTo(now + 10 * minute)).toBe('');
  /* The device's clock was set back. */
  expect(codeSentTo(now - 1)).toBe('');
});

test('can be cleared', () => {
  keepCodeSent('aoi@example.com', now);
  keepCodeSent(null);
  expect(codeSentTo(now)).toBe('');
});

test.each(['', 'no JSON', '[]', '{"email":"a@b.c"}', `{"email":1,"at":${now}}`])('ignores stored %o', (stored) => {
  tabStore.setItem('code-sent', stored);
  expect(codeSentTo(now)).toBe('');
});
