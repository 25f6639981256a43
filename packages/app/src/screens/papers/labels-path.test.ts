import { expect, test } from 'vitest';
import { LABELS, labelsPath, moreLabels } from './labels-path.ts';

test('everything that is found is named by the question', () => {
  expect(labelsPath('all', '?type=art&sort=title')).toEqual(['/art-labels?type=art&sort=title', {}]);
});

test('chosen works are named one by one, as many as are drawn, and how many more there are is told', () => {
  expect(labelsPath(new Set(['wrk_b', 'wrk_a']), '?type=art')).toEqual([
    '/art-labels?ids=wrk_b,wrk_a',
    { state: { more: 0 } },
  ]);
  const many = Array.from({ length: LABELS + 7 }, (_, index) => `wrk_${index}`);
  const [path, { state } = {}] = labelsPath(many, '');
  expect(path.split(',')).toHaveLength(LABELS);
  expect(moreLabels(state)).toBe(7);
});

test.each([null, undefined, 'x', {}, { more: '7' }, { more: -1 }, { more: Number.NaN }])(
  '%o tells of no more',
  (state) => expect(moreLabels(state)).toBe(0),
);
