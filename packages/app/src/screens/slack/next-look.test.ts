import { expect, test } from 'vitest';
import { nextLook } from './next-look.ts';

const now = Date.parse('2026-11-20T09:00:00Z');
const at = (next_try_at: string | null) => ({ next_try_at });

test('returns false without a scheduled attempt', () => {
  expect(nextLook([], now)).toBe(false);
  expect(nextLook([at(null)], now)).toBe(false);
});

test('refetches just after the next scheduled attempt', () => {
  expect(nextLook([at('2026-11-20T09:01:00Z'), at(null), at('2026-11-20T09:00:10Z')], now)).toBe(11_500);
});

test('refetches soon for an overdue attempt, and within five minutes for a distant one', () => {
  expect(nextLook([at('2026-11-20T08:00:00Z')], now)).toBe(1500);
  expect(nextLook([at('2026-11-20T15:00:00Z')], now)).toBe(300_000);
});
