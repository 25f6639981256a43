import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hold, takeHeld } from './held.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => {
  vi.useRealTimers();
  globalThis.asked = undefined;
});

const request = (path: string, headers: Record<string, string> = {}, more: RequestInit = {}) =>
  new Request(`https://product.test${path}`, { headers: { Authorization: 'Bearer a', ...headers }, ...more });
const answer = () => Promise.resolve(new Response('{}'));

test('an answer is for the very same request, and once', async () => {
  const coming = answer();
  hold(request('/languages', { 'Accept-Language': 'en' }), coming);
  const again = () => takeHeld(request('/languages', { 'accept-language': 'en' }));
  expect(await again()).toBe(await coming);
  expect(again()).toBeUndefined();
});

test.each([
  ['another address', request('/languages?page=2')],
  ['another session', request('/languages', { Authorization: 'Bearer b' })],
  ['nobody', new Request('https://product.test/languages')],
  ['another language', request('/languages', { 'Accept-Language': 'ja' })],
])('not for %s', (_, other) => {
  hold(request('/languages'), answer());
  expect(takeHeld(other)).toBeUndefined();
  expect(takeHeld(request('/languages'))).toBeDefined();
});

test('what changes something makes all of them old', () => {
  hold(request('/languages'), answer());
  expect(takeHeld(request('/sign-out', {}, { method: 'POST' }))).toBeUndefined();
  expect(takeHeld(request('/languages'))).toBeUndefined();
});

test('so does time', () => {
  hold(request('/languages'), answer());
  hold(request('/site-settings'), answer());
  vi.advanceTimersByTime(30_000);
  expect(takeHeld(request('/languages'))).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(takeHeld(request('/site-settings'))).toBeUndefined();
});

test('who gives it up waits no longer', async () => {
  hold(request('/languages'), new Promise(() => {}));
  const own = new AbortController();
  const taken = takeHeld(request('/languages', {}, { signal: own.signal }));
  own.abort(new Error('given up'));
  await expect(taken).rejects.toThrow('given up');
});

test('a lost connection is told to whoever asks', async () => {
  hold(request('/languages'), Promise.reject(new TypeError('away')));
  await expect(takeHeld(request('/languages'))).rejects.toThrow('away');
});

test('without an early script there is nothing', () => {
  expect(takeHeld(request('/languages'))).toBeUndefined();
});
