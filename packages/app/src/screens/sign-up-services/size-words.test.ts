import { expect, test } from 'vitest';
import { worksIn } from './size-words.ts';

test('a quota holds about so many works, never more than it does', () => {
  expect([0, 1, 5, 20, 1000].map(worksIn)).toEqual([0, 100, 510, 2000, 100_000]);
});
