import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTime, LOAD_TIMEOUT_MS, LoadTimeout } from './in-time.ts';
import { lazyComponent } from './lazy-component.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('resolves a load within the timeout and leaves no timer', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const part = inTime(promise);
  await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS - 1);
  resolve('a screen');
  await expect(part).resolves.toBe('a screen');
  expect(vi.getTimerCount()).toBe(0);
});

test('rejects with the error of a failed load', async () => {
  await expect(inTime(Promise.reject(new TypeError('gone')))).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});

test('rejects with LoadTimeout after 120 seconds', async () => {
  const failed = expect(inTime(new Promise(() => {}))).rejects.toBeInstanceOf(LoadTimeout);
  await vi.advanceTimersByTimeAsync(120_000);
  await failed;
});

test('a timed-out preload resolves to false and is retried by the next one', async () => {
  const load = vi.fn((): Promise<() => null> => new Promise(() => {}));
  const part = lazyComponent(load);
  const first = part.preload();
  await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS - 1);
  expect(part.preload()).toBe(first);
  await vi.advanceTimersByTimeAsync(1);
  await expect(first).resolves.toBe(false);
  load.mockResolvedValueOnce(() => null);
  await expect(part.preload()).resolves.toBe(true);
  expect(load).toHaveBeenCalledTimes(2);
});
