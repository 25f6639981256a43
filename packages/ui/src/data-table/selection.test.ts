import { describe, expect, it } from 'vitest';
import { selectedExtent, withKeys } from './selection.ts';

const rows = ['a', 'b', 'c'];
const extent = (...keys: string[]) => selectedExtent(new Set(keys), rows, (row) => row);

describe('selectedExtent', () => {
  it('distinguishes none, some and all of the rows, ignoring keys on other pages', () => {
    expect(extent()).toBe('none');
    expect(extent('elsewhere')).toBe('none');
    expect(extent('a')).toBe('some');
    expect(extent('c')).toBe('some');
    expect(extent('a', 'b', 'c', 'elsewhere')).toBe('all');
  });
});

describe('withKeys', () => {
  it('adds and removes keys without changing other pages', () => {
    const selection = new Set(['elsewhere', 'a']);
    expect([...withKeys(selection, ['a', 'b'], true)]).toEqual(['elsewhere', 'a', 'b']);
    expect([...withKeys(selection, ['a'], false)]).toEqual(['elsewhere']);
    expect(selection.size).toBe(2);
  });
});
