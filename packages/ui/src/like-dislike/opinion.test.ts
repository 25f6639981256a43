import { expect, it } from 'vitest';
import { hold } from './opinion.ts';

const none = { value: null, likes: 3, dislikes: 1 } as const;

it('moves one vote', () => {
  expect(hold(none, 'like')).toEqual({ value: 'like', likes: 4, dislikes: 1 });
  expect(hold(hold(none, 'like'), 'dislike')).toEqual({ value: 'dislike', likes: 3, dislikes: 2 });
  expect(hold(hold(none, 'like'), null)).toEqual(none);
});

it('does not count the same vote twice', () => {
  expect(hold(hold(none, 'like'), 'like')).toEqual({ value: 'like', likes: 4, dislikes: 1 });
});

it('does not fall below zero when the counts are stale', () => {
  expect(hold({ value: 'like', likes: 0, dislikes: 0 }, null).likes).toBe(0);
});
