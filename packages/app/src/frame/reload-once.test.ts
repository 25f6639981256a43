import { expect, test, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

test('reloads once for a chunk, and again for another', () => {
  const values = new Map<string, string>();
  const memory = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  const reload = vi.fn();
  expect(reloadOnce('a.js is gone', memory, reload)).toBe(true);
  expect(reloadOnce('a.js is gone', memory, reload)).toBe(false);
  expect(reloadOnce('b.js is gone', memory, reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('never where it could not remember having done so', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const reload = vi.fn();
  expect(reloadOnce('a.js is gone', { getItem: blocked, setItem: blocked }, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
