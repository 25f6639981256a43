import { expect, it } from 'vitest';
import { isTooDeep } from './json-depth.ts';

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

it('is how deep something is nested, not how long it is', () => {
  expect(isTooDeep(lists(64))).toBe(false);
  expect(isTooDeep(lists(65))).toBe(true);
  expect(isTooDeep('{"a":'.repeat(65))).toBe(true);
  expect(isTooDeep(`[${Array(1000).fill('[{}]').join()}]`)).toBe(false);
});

it('leaves what is text alone', () => {
  expect(isTooDeep(JSON.stringify({ a: '['.repeat(100), b: '\\"[['.repeat(100) }))).toBe(false);
});
