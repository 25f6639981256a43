import { expect, test } from 'vitest';
import { worksIn } from './size-text.ts';

test('worksIn estimates how many works fit into a quota, rounded down', () => {
  expect([0, 1, 5, 20, 1000].map(worksIn)).toEqual([0, 100, 510, 2000, 100_000]);
});
