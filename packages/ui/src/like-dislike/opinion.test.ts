import { expect, it } from 'vitest';
import { withOpinion } from './opinion.ts';

const none = { value: null, likes: 3, dislikes: 1 } as const;

it('moves one vote', () => {
  expect(withOpinion(none, 'like')).toEqual({ value: 'like', likes: 4, dislikes: 1 });
  expect(withOpinion(withOpinion(none, 'like'), 'dislike')).toEqual({ value: 'dislike', likes: 3, dislikes: 2 });
  expect(withOpinion(withOpinion(none, 'like'), null)).toEqual(none);
});

it('does not count the same vote twice', () => {
  expect(withOpinion(withOpinion(none, 'like'), 'like')).toEqual({ value: 'like', likes: 4, dislikes: 1 });
});

it('does not fall below zero when the counts are stale', () => {
  expect(withOpinion({ value: 'like', likes: 0, dislikes: 0 }, null).likes).toBe(0);
});
