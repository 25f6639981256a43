import { describe, expect, it } from 'vitest';
import type { MediaItem } from './types.ts';
import { uploadOutcome } from './upload-outcome.ts';

type States = Record<string, MediaItem['status']>;

const items = (states: States) => Object.entries(states).map(([id, status]) => ({ id, status }));

/** The messages of each step after the first. */
function said(...steps: States[]) {
  let batch: ReadonlySet<string> = new Set();
  return steps.slice(1).map((now, index) => {
    const { failed, arrived, ...rest } = uploadOutcome(items(steps[index] ?? {}), items(now), batch);
    batch = rest.batch;
    return { failed: failed.map(({ id }) => id), arrived: arrived.map(({ id }) => id) };
  });
}

describe('uploadOutcome', () => {
  it('tells a failure at once, and only once', () => {
    expect(
      said({ a: 'uploading', b: 'waiting' }, { a: 'failed', b: 'uploading' }, { a: 'failed', b: 'uploading' }),
    ).toEqual([
      { failed: ['a'], arrived: [] },
      { failed: [], arrived: [] },
    ]);
  });

  it('tells the arrival of all when the last has arrived', () => {
    expect(
      said({}, { a: 'uploading', b: 'waiting' }, { a: 'done', b: 'uploading' }, { a: 'done', b: 'done' }).at(-1),
    ).toEqual({ failed: [], arrived: ['a', 'b'] });
  });

  it('tells it also when the last has failed or was taken out', () => {
    const begin: States[] = [
      { a: 'uploading', b: 'waiting' },
      { a: 'done', b: 'uploading' },
    ];
    expect(said(...begin, { a: 'done', b: 'failed' }).at(-1)).toEqual({ failed: ['b'], arrived: ['a'] });
    expect(said(...begin, { a: 'done' }).at(-1)).toEqual({ failed: [], arrived: ['a'] });
  });

  it('begins anew with the next that are sent', () => {
    const end = said({ a: 'uploading' }, { a: 'done' }, { a: 'done', b: 'uploading' }, { a: 'done', b: 'done' });
    expect(end.map(({ arrived }) => arrived)).toEqual([['a'], [], ['b']]);
  });

  it('says nothing of what was there, or came as sent', () => {
    expect(said({ a: 'done' }, { a: 'done', c: 'done' })).toEqual([{ failed: [], arrived: [] }]);
  });
});
