import { expect, it } from 'vitest';
import { isTooDeep } from './json-depth.ts';

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

it('limits the nesting depth to 64 regardless of length', () => {
  expect(isTooDeep(lists(64))).toBe(false);
  expect(isTooDeep(lists(65))).toBe(true);
  expect(isTooDeep('{"a":'.repeat(65))).toBe(true);
  expect(isTooDeep(`[${Array(1000).fill('[{}]').join()}]`)).toBe(false);
});

it('ignores brackets inside strings', () => {
  expect(isTooDeep(JSON.stringify({ a: '['.repeat(100), b: '\\"[['.repeat(100) }))).toBe(false);
});
