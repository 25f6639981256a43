import { expect, it } from 'vitest';
import { inOrder, pressWhole, wholeOf } from './choices.ts';

const all = ['oil', 'ink', 'print'];

it('distinguishes none, some and all', () => {
  expect(wholeOf(all, [])).toBe('none');
  expect(wholeOf(all, ['ink'])).toBe('some');
  expect(wholeOf(all, all)).toBe('all');
  expect(wholeOf(all, ['gone'])).toBe('none');
  expect(wholeOf([], [])).toBe('none');
});

it('cycles from some to all, to none and back to the same selection', () => {
  const some = ['ink'];
  expect(pressWhole(all, some, some)).toEqual(all);
  expect(pressWhole(all, all, some)).toEqual([]);
  expect(pressWhole(all, [], some)).toEqual(some);
  expect(pressWhole(all, [], [])).toEqual(all);
  expect(pressWhole(all, [], ['gone'])).toEqual(all);
});

it('keeps the order of the options and values without an option', () => {
  expect(inOrder(all, ['print', 'gone', 'oil'])).toEqual(['oil', 'print', 'gone']);
});
