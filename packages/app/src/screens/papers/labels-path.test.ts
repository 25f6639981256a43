import { expect, test } from 'vitest';
import { LABELS, labelsPath, moreLabels } from './labels-path.ts';

test('the path of all found works contains the query of the library', () => {
  expect(labelsPath('all', '?type=art&sort=title')).toEqual(['/art-labels?type=art&sort=title', {}]);
});

test('the path of selected works contains as many ids as are rendered, and the state the rest', () => {
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
  'moreLabels is 0 for the state %o',
  (state) => expect(moreLabels(state)).toBe(0),
);
