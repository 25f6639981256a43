import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReconnection } from './reconnection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const setUp = (...answers: boolean[]) => {
  const network = new EventTarget();
  const probe = vi.fn(async () => answers.shift() ?? true);
  const giveUp = new AbortController();
  const back = vi.fn();
  void createReconnection({ probe, network })(giveUp.signal).then(back);
  return { network, probe, giveUp, back };
};

test('probes the server with growing pauses until it responds', async () => {
  const { probe, back } = setUp(false, false, true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(probe).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(probe).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(probe).toHaveBeenCalledTimes(2);
  expect(back).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4000);
  expect(back).toHaveBeenCalledOnce();
});

test('probes immediately on an online event without relying on the event alone', async () => {
  const { network, probe, back } = setUp(false, true);
  network.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(probe).toHaveBeenCalledTimes(1);
  expect(back).not.toHaveBeenCalled();
  network.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(back).toHaveBeenCalledOnce();
});

test('does not probe after the page is left', async () => {
  const { giveUp, probe } = setUp(false);
  giveUp.abort();
  await vi.runAllTimersAsync();
  expect(probe).not.toHaveBeenCalled();
});
