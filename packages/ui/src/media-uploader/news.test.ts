import { describe, expect, it } from 'vitest';
import { news } from './news.ts';
import type { MediaItem } from './types.ts';

const items = (states: Record<string, MediaItem['status']>) =>
  Object.entries(states).map(([id, status]) => ({ id, status }));
const told = (before: Record<string, MediaItem['status']>, now: Record<string, MediaItem['status']>) => {
  const { failed, arrived } = news(items(before), items(now));
  return { failed: failed.map(({ id }) => id), arrived: arrived.map(({ id }) => id) };
};

describe('news', () => {
  it('tells a failure at once, and only once', () => {
    expect(told({ a: 'uploading', b: 'waiting' }, { a: 'failed', b: 'uploading' })).toEqual({
      failed: ['a'],
      arrived: [],
    });
    expect(told({ a: 'failed', b: 'uploading' }, { a: 'failed', b: 'uploading' }).failed).toEqual([]);
  });

  it('tells the arrival when the last has arrived', () => {
    expect(told({ a: 'uploading', b: 'waiting' }, { a: 'done', b: 'uploading' }).arrived).toEqual([]);
    expect(told({ a: 'done', b: 'uploading' }, { a: 'done', b: 'done' }).arrived).toEqual(['b']);
  });

  it('says nothing of what was there, came as sent or was taken out', () => {
    expect(told({ a: 'done', b: 'uploading' }, { a: 'done', c: 'done' })).toEqual({ failed: [], arrived: [] });
  });
});
