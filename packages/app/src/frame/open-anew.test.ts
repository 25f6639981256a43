import { expect, test, vi } from 'vitest';
import { openAnew } from './open-anew.ts';

test('opens the address once for a chunk, and again for another', () => {
  const values = new Map<string, string>();
  const memory = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  const open = vi.fn();
  expect(openAnew('a.js is gone', '/view-art/a', () => memory, open)).toBe(true);
  expect(openAnew('a.js is gone', '/view-art/a', () => memory, open)).toBe(false);
  expect(openAnew('b.js is gone', '/add-art', () => memory, open)).toBe(true);
  expect(open.mock.calls).toEqual([['/view-art/a'], ['/add-art']]);
});

test('never where it could not remember having done so', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const open = vi.fn();
  expect(openAnew('a.js is gone', '/', blocked, open)).toBe(false);
  expect(openAnew('a.js is gone', '/', () => ({ getItem: blocked, setItem: blocked }), open)).toBe(false);
  expect(open).not.toHaveBeenCalled();
});
