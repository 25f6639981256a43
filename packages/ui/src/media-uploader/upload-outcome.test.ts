import { describe, expect, it } from 'vitest';
import type { MediaItem } from './types.ts';
import { uploadOutcome } from './upload-outcome.ts';

type States = Record<string, MediaItem['status']>;

const items = (states: States) => Object.entries(states).map(([id, status]) => ({ id, status }));

/** The outcome of each step after the first. */
function outcomes(...steps: States[]) {
  let batch: ReadonlySet<string> = new Set();
  return steps.slice(1).map((now, index) => {
    const { failed, arrived, ...rest } = uploadOutcome(items(steps[index] ?? {}), items(now), batch);
    batch = rest.batch;
    return { failed: failed.map(({ id }) => id), arrived: arrived.map(({ id }) => id) };
  });
}

describe('uploadOutcome', () => {
  it('reports a failure immediately and only once', () => {
    expect(
      outcomes({ a: 'uploading', b: 'waiting' }, { a: 'failed', b: 'uploading' }, { a: 'failed', b: 'uploading' }),
    ).toEqual([
      { failed: ['a'], arrived: [] },
      { failed: [], arrived: [] },
    ]);
  });

  it('reports all completed uploads when the last one completes', () => {
    expect(
      outcomes({}, { a: 'uploading', b: 'waiting' }, { a: 'done', b: 'uploading' }, { a: 'done', b: 'done' }).at(-1),
    ).toEqual({ failed: [], arrived: ['a', 'b'] });
  });

  it('reports completed uploads when the last one failed or was removed', () => {
    const begin: States[] = [
      { a: 'uploading', b: 'waiting' },
      { a: 'done', b: 'uploading' },
    ];
    expect(outcomes(...begin, { a: 'done', b: 'failed' }).at(-1)).toEqual({ failed: ['b'], arrived: ['a'] });
    expect(outcomes(...begin, { a: 'done' }).at(-1)).toEqual({ failed: [], arrived: ['a'] });
  });

  it('starts a new batch with the next upload', () => {
    const end = outcomes({ a: 'uploading' }, { a: 'done' }, { a: 'done', b: 'uploading' }, { a: 'done', b: 'done' });
    expect(end.map(({ arrived }) => arrived)).toEqual([['a'], [], ['b']]);
  });

  it('ignores files that were already uploaded', () => {
    expect(outcomes({ a: 'done' }, { a: 'done', c: 'done' })).toEqual([{ failed: [], arrived: [] }]);
  });
});
