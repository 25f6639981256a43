import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPoller, pauseAfter } from './poller.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server whose responses the test controls. */
function server() {
  const asked: { signal: AbortSignal; answer: () => void; fail: (error: unknown) => void }[] = [];
  return {
    asked,
    ask: (signal: AbortSignal) =>
      new Promise<void>((answer, fail) => {
        asked.push({ signal, answer, fail });
      }),
    async answer() {
      asked.at(-1)?.answer();
      await vi.advanceTimersByTimeAsync(0);
    },
    async fail(error: unknown = new Error('away')) {
      asked.at(-1)?.fail(error);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

const options = { interval: 1000, longest: 60_000, random: () => 0.999 };

test('asks at once, then once an interval', async () => {
  const { asked, ask, answer } = server();
  createPoller({ ...options, ask }).start();
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  await answer();
  await vi.advanceTimersByTimeAsync(799);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
});

test('never asks while an answer is awaited, and lets a slow server breathe', async () => {
  const { asked, ask, answer } = server();
  const poller = createPoller({ ...options, ask });
  poller.start();
  poller.start();
  poller.now();
  await vi.advanceTimersByTimeAsync(7000);
  expect(asked).toHaveLength(1);
  await answer();
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
});

test('waits longer after each failure, up to the longest pause, and comes back with the first answer', async () => {
  const { asked, ask, answer, fail } = server();
  createPoller({ ...options, ask, random: () => 0 }).start();
  const pauses: number[] = [];
  for (let failures = 1; failures <= 8; failures += 1) {
    const before = asked.length;
    await fail();
    const began = Date.now();
    while (asked.length === before) await vi.advanceTimersByTimeAsync(500);
    pauses.push(Date.now() - began);
  }
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  await answer();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveLength(10);
});

test('a pause is at random between half and all of it', () => {
  const pause = (random: number) => pauseAfter(3, { interval: 1000, longest: 60_000, random: () => random });
  expect([pause(0), pause(0.5), pause(0.9999)].map(Math.round)).toEqual([4000, 6000, 8000]);
});

test('leaves a server alone for as long as it wishes', async () => {
  const { asked, ask, fail } = server();
  createPoller({ ...options, ask, wishOf: (error) => (error === 'busy' ? 90_000 : undefined) }).start();
  await fail('busy');
  await vi.advanceTimersByTimeAsync(89_999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
});

test('does not wait any longer when told so', async () => {
  const { asked, ask, fail } = server();
  const poller = createPoller({ ...options, ask });
  poller.now();
  expect(asked).toHaveLength(0);
  poller.start();
  await fail();
  poller.now();
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(2);
});

test('gives up what is asked when it is stopped, and begins anew when it is started', async () => {
  const { asked, ask } = server();
  const poller = createPoller({ ...options, ask });
  poller.start();
  const [first] = asked;
  poller.stop();
  expect(first?.signal.aborted).toBe(true);
  poller.start();
  expect(asked).toHaveLength(2);
  first?.fail(new Error('aborted'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(2);
  poller.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(2);
});
