import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPoller, pauseAfter } from './poller.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server whose responses the test controls. */
function server() {
  const requests: { signal: AbortSignal; answer: () => void; fail: (error: unknown) => void }[] = [];
  return {
    requests,
    send: (signal: AbortSignal) =>
      new Promise<void>((answer, fail) => {
        requests.push({ signal, answer, fail });
      }),
    async answer() {
      requests.at(-1)?.answer();
      await vi.advanceTimersByTimeAsync(0);
    },
    async fail(error: unknown = new Error('away')) {
      requests.at(-1)?.fail(error);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

const options = { interval: 1000, longest: 60_000, random: () => 0.999 };

test('polls immediately, then once per interval', async () => {
  const { requests, send, answer } = server();
  createPoller({ ...options, send }).start();
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  await answer();
  await vi.advanceTimersByTimeAsync(799);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests).toHaveLength(2);
});

test('does not poll while a request is pending, and waits a full interval after a slow response', async () => {
  const { requests, send, answer } = server();
  const poller = createPoller({ ...options, send });
  poller.start();
  poller.start();
  poller.now();
  await vi.advanceTimersByTimeAsync(7000);
  expect(requests).toHaveLength(1);
  await answer();
  await vi.advanceTimersByTimeAsync(999);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests).toHaveLength(2);
});

test('backs off after each failure up to a maximum, and resets after a success', async () => {
  const { requests, send, answer, fail } = server();
  createPoller({ ...options, send, random: () => 0 }).start();
  const pauses: number[] = [];
  for (let failures = 1; failures <= 8; failures += 1) {
    const before = requests.length;
    await fail();
    const began = Date.now();
    while (requests.length === before) await vi.advanceTimersByTimeAsync(500);
    pauses.push(Date.now() - began);
  }
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  await answer();
  await vi.advanceTimersByTimeAsync(1000);
  expect(requests).toHaveLength(10);
});

test('adds random jitter between half and the full pause', () => {
  const pause = (random: number) => pauseAfter(3, { interval: 1000, longest: 60_000, random: () => random });
  expect([pause(0), pause(0.5), pause(0.9999)].map(Math.round)).toEqual([4000, 6000, 8000]);
});

test('waits for the retry delay that the server requests', async () => {
  const { requests, send, fail } = server();
  createPoller({ ...options, send, retryAfterOf: (error) => (error === 'busy' ? 90_000 : undefined) }).start();
  await fail('busy');
  await vi.advanceTimersByTimeAsync(89_999);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests).toHaveLength(2);
});

test('polls immediately on now(), but only while started', async () => {
  const { requests, send, fail } = server();
  const poller = createPoller({ ...options, send });
  poller.now();
  expect(requests).toHaveLength(0);
  poller.start();
  await fail();
  poller.now();
  expect(requests).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(2);
});

test('aborts the pending request on stop and polls again on start', async () => {
  const { requests, send } = server();
  const poller = createPoller({ ...options, send });
  poller.start();
  const [first] = requests;
  poller.stop();
  expect(first?.signal.aborted).toBe(true);
  poller.start();
  expect(requests).toHaveLength(2);
  first?.fail(new Error('aborted'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(2);
  poller.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(2);
});
