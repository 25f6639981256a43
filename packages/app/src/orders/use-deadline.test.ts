import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchDeadline } from './use-deadline.ts';

const now = new Date('2026-11-01T05:30:00.000Z');
const day = 86_400_000;

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

const inMs = (rest: number) => new Date(now.getTime() + rest).toISOString();

/** Starts a watch and records the calls, in ms from the deadline. */
function watch(rest: number) {
  const calls: number[] = [];
  const deadline = now.getTime() + rest;
  const stop = watchDeadline(inMs(rest), () => calls.push(Date.now() - deadline));
  return { calls, stop };
}

test('calls back one millisecond after the deadline, which is inclusive', async () => {
  const { calls } = watch(5000);
  await vi.advanceTimersByTimeAsync(5000);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toEqual([1]);
});

test('waits for the end of a three-month lease', () => {
  const { calls } = watch(92 * day);
  vi.advanceTimersByTime(92 * day);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(calls).toEqual([1]);
});

test('calls back with growing pauses until stopped, as the local clock may be ahead', async () => {
  const { calls, stop } = watch(0);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(calls.slice(0, 7)).toEqual([1, 1001, 3001, 7001, 15_001, 31_001, 61_001]);
  expect(calls.at(-1)).toBeGreaterThan(3_560_000);
  expect(calls.length).toBeLessThan(130);
  stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(calls.length).toBeLessThan(130);
});

test('waits one second before calling back for a deadline already past', async () => {
  const { calls } = watch(-60_000);
  await vi.advanceTimersByTimeAsync(999);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toEqual([61_000]);
});

test('detects a clock adjustment or wake-up from sleep', async () => {
  const { calls } = watch(30 * day);
  await vi.advanceTimersByTimeAsync(1000);
  vi.setSystemTime(now.getTime() + 31 * day);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls.length).toBeGreaterThan(0);
  expect(calls[0]).toBeLessThan(day + 60_000);
});

test('does not call back after it is stopped', async () => {
  const { calls, stop } = watch(5000);
  stop();
  await vi.advanceTimersByTimeAsync(day);
  expect(calls).toEqual([]);
});
