import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchDeadline } from './use-deadline.ts';

const now = new Date('2026-11-01T05:30:00.000Z');
const day = 86_400_000;

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

const inMs = (rest: number) => new Date(now.getTime() + rest).toISOString();

/** Starts a watch and records the calls, in ms from the deadline. */
function watch(rest: number) {
  const asked: number[] = [];
  const deadline = now.getTime() + rest;
  const stop = watchDeadline(inMs(rest), () => asked.push(Date.now() - deadline));
  return { asked, stop };
}

test('asks a millisecond after the instant, which itself still counts', async () => {
  const { asked } = watch(5000);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([1]);
});

test('waits for the end of a lease of three months', () => {
  const { asked } = watch(92 * day);
  vi.advanceTimersByTime(92 * day);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual([1]);
});

test('asks until the server agrees, as a clock that is ahead asks too early, and not without end in a second', async () => {
  const { asked, stop } = watch(0);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(asked.slice(0, 7)).toEqual([1, 1001, 3001, 7001, 15_001, 31_001, 61_001]);
  expect(asked.at(-1)).toBeGreaterThan(3_560_000);
  expect(asked.length).toBeLessThan(130);
  stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(asked.length).toBeLessThan(130);
});

test('asks again for what is past already, after a pause: it was asked for just now', async () => {
  const { asked } = watch(-60_000);
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([61_000]);
});

test('notices a clock that is put right, and a machine that has slept', async () => {
  const { asked } = watch(30 * day);
  await vi.advanceTimersByTimeAsync(1000);
  vi.setSystemTime(now.getTime() + 31 * day);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked[0]).toBeLessThan(day + 60_000);
});

test('asks nothing once it has been ended', async () => {
  const { asked, stop } = watch(5000);
  stop();
  await vi.advanceTimersByTimeAsync(day);
  expect(asked).toEqual([]);
});
