import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storePrefetched, takePrefetched } from './prefetched.ts';

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
  storePrefetched(request('/languages', { 'Accept-Language': 'en' }), coming);
  const again = () => takePrefetched(request('/languages', { 'accept-language': 'en' }));
  expect(await again()).toBe(await coming);
  expect(again()).toBeUndefined();
});

test.each([
  ['another address', request('/languages?page=2')],
  ['another session', request('/languages', { Authorization: 'Bearer b' })],
  ['nobody', new Request('https://product.test/languages')],
  ['another language', request('/languages', { 'Accept-Language': 'ja' })],
])('not for %s', (_, other) => {
  storePrefetched(request('/languages'), answer());
  expect(takePrefetched(other)).toBeUndefined();
  expect(takePrefetched(request('/languages'))).toBeDefined();
});

test('what changes something makes all of them old', () => {
  storePrefetched(request('/languages'), answer());
  expect(takePrefetched(request('/sign-out', {}, { method: 'POST' }))).toBeUndefined();
  expect(takePrefetched(request('/languages'))).toBeUndefined();
});

test('so does time', () => {
  storePrefetched(request('/languages'), answer());
  storePrefetched(request('/site-settings'), answer());
  vi.advanceTimersByTime(30_000);
  expect(takePrefetched(request('/languages'))).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(takePrefetched(request('/site-settings'))).toBeUndefined();
});

test('who gives it up waits no longer', async () => {
  storePrefetched(request('/languages'), new Promise(() => {}));
  const own = new AbortController();
  const taken = takePrefetched(request('/languages', {}, { signal: own.signal }));
  own.abort(new Error('given up'));
  await expect(taken).rejects.toThrow('given up');
});

test('a lost connection is told to whoever asks', async () => {
  storePrefetched(request('/languages'), Promise.reject(new TypeError('away')));
  await expect(takePrefetched(request('/languages'))).rejects.toThrow('away');
});

test('without an early script there is nothing', () => {
  expect(takePrefetched(request('/languages'))).toBeUndefined();
});
