import { expect, it } from 'vitest';
import { hold } from './opinion.ts';

const none = { value: null, likes: 3, dislikes: 1 } as const;

it('moves one voice', () => {
  expect(hold(none, 'like')).toEqual({ value: 'like', likes: 4, dislikes: 1 });
  expect(hold(hold(none, 'like'), 'dislike')).toEqual({ value: 'dislike', likes: 3, dislikes: 2 });
  expect(hold(hold(none, 'like'), null)).toEqual(none);
});

it('counts nobody twice', () => {
  expect(hold(hold(none, 'like'), 'like')).toEqual({ value: 'like', likes: 4, dislikes: 1 });
});

it('does not fall below nobody where the numbers are older than the opinion', () => {
  expect(hold({ value: 'like', likes: 0, dislikes: 0 }, null).likes).toBe(0);
});
