import { expect, test, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

test('reloads the URL once per missing chunk', () => {
  const values = new Map<string, string>();
  const memory = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  const open = vi.fn();
  expect(reloadOnce('a.js is gone', '/view-art/a', () => memory, open)).toBe(true);
  expect(reloadOnce('a.js is gone', '/view-art/a', () => memory, open)).toBe(false);
  expect(reloadOnce('b.js is gone', '/add-art', () => memory, open)).toBe(true);
  expect(open.mock.calls).toEqual([['/view-art/a'], ['/add-art']]);
});

test('does not reload when storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const open = vi.fn();
  expect(reloadOnce('a.js is gone', '/', blocked, open)).toBe(false);
  expect(reloadOnce('a.js is gone', '/', () => ({ getItem: blocked, setItem: blocked }), open)).toBe(false);
  expect(open).not.toHaveBeenCalled();
});
