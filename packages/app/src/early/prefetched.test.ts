import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storePrefetched, takePrefetched } from './prefetched.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => {
  vi.useRealTimers();
  globalThis.prefetched = undefined;
});

const request = (path: string, headers: Record<string, string> = {}, more: RequestInit = {}) =>
  new Request(`https://product.test${path}`, { headers: { Authorization: 'Bearer a', ...headers }, ...more });
const answer = () => Promise.resolve(new Response('{}'));

test('returns a response once, for the identical request', async () => {
  const coming = answer();
  storePrefetched(request('/languages', { 'Accept-Language': 'en' }), coming);
  const again = () => takePrefetched(request('/languages', { 'accept-language': 'en' }));
  expect(await again()).toBe(await coming);
  expect(again()).toBeUndefined();
});

test.each([
  ['another URL', request('/languages?page=2')],
  ['another session', request('/languages', { Authorization: 'Bearer b' })],
  ['a signed-out request', new Request('https://product.test/languages')],
  ['another language', request('/languages', { 'Accept-Language': 'ja' })],
])('returns nothing for %s', (_, other) => {
  storePrefetched(request('/languages'), answer());
  expect(takePrefetched(other)).toBeUndefined();
  expect(takePrefetched(request('/languages'))).toBeDefined();
});

test('a mutating request discards all prefetched responses', () => {
  storePrefetched(request('/languages'), answer());
  expect(takePrefetched(request('/sign-out', {}, { method: 'POST' }))).toBeUndefined();
  expect(takePrefetched(request('/languages'))).toBeUndefined();
});

test('a response expires after 30 seconds', () => {
  storePrefetched(request('/languages'), answer());
  storePrefetched(request('/site-settings'), answer());
  vi.advanceTimersByTime(30_000);
  expect(takePrefetched(request('/languages'))).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(takePrefetched(request('/site-settings'))).toBeUndefined();
});

test('rejects when the caller aborts', async () => {
  storePrefetched(request('/languages'), new Promise(() => {}));
  const own = new AbortController();
  const taken = takePrefetched(request('/languages', {}, { signal: own.signal }));
  own.abort(new Error('given up'));
  await expect(taken).rejects.toThrow('given up');
});

test('rejects with the network error of the prefetch', async () => {
  storePrefetched(request('/languages'), Promise.reject(new TypeError('away')));
  await expect(takePrefetched(request('/languages'))).rejects.toThrow('away');
});

test('returns nothing without an early script', () => {
  expect(takePrefetched(request('/languages'))).toBeUndefined();
});
