import { expect, test } from 'vitest';
import { nextLook } from './next-look.ts';

const now = Date.parse('2026-11-20T09:00:00Z');
const at = (next_try_at: string | null) => ({ next_try_at });

test('a log in which nothing waits is left alone', () => {
  expect(nextLook([], now)).toBe(false);
  expect(nextLook([at(null)], now)).toBe(false);
});

test('the first of the tries to come is looked at just after it', () => {
  expect(nextLook([at('2026-11-20T09:01:00Z'), at(null), at('2026-11-20T09:00:10Z')], now)).toBe(11_500);
});

test('one that is due, or hours away, is looked at all the same', () => {
  expect(nextLook([at('2026-11-20T08:00:00Z')], now)).toBe(1500);
  expect(nextLook([at('2026-11-20T15:00:00Z')], now)).toBe(300_000);
});
