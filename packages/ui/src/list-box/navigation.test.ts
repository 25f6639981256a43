import { describe, expect, it } from 'vitest';
import { moved, typedAhead } from './navigation.ts';
import { groupsOf } from './options.ts';

const named = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

describe('moved', () => {
  const options = [{ disabled: true }, {}, {}, { disabled: true }, {}, { disabled: true }];

  it.each([
    [-1, 'next', 1],
    [-1, 'previous', 4],
    [1, 'next', 2],
    [2, 'next', 4],
    [4, 'next', 4],
    [4, 'previous', 2],
    [1, 'previous', 1],
    [2, 'first', 1],
    [2, 'last', 4],
    [1, 'pageDown', 4],
    [4, 'pageUp', 1],
  ] as const)('from %i, %s is %i', (from, step, to) => {
    expect(moved(options, from, step)).toBe(to);
  });

  it('wraps around at the ends', () => {
    expect(moved(options, 4, 'next', true)).toBe(1);
    expect(moved(options, 1, 'previous', true)).toBe(4);
  });

  it('moves ten options per page', () => {
    const many = Array.from({ length: 30 }, () => ({}));
    expect(moved(many, 3, 'pageDown')).toBe(13);
    expect(moved(many, 25, 'pageDown')).toBe(29);
    expect(moved(many, 13, 'pageUp')).toBe(3);
  });

  it('returns -1 when no option is reachable', () => {
    expect(moved([], -1, 'next')).toBe(-1);
    expect(moved([{ disabled: true }], 0, 'previous')).toBe(-1);
  });
});

describe('typedAhead', () => {
  const options = named('Painting', 'Pastel', 'Print', 'Drawing', 'écru');

  it.each([
    [-1, 'p', 0],
    [0, 'p', 1],
    [0, 'pp', 1],
    [2, 'p', 0],
    [0, 'pa', 0],
    [0, 'pas', 1],
    [3, 'PRI', 2],
    [0, 'Ｄ', 3],
  ])('from %i, "%s" goes to %i', (from, typed, to) => {
    expect(typedAhead(options, from, typed, 'en')).toBe(to);
  });

  it('returns nothing without a match', () => {
    expect(typedAhead(options, 0, 'x', 'en')).toBeUndefined();
    expect(typedAhead([{ label: 'x', disabled: true }], -1, 'x', 'en')).toBeUndefined();
  });
});

describe('groupsOf', () => {
  it('numbers options across headings and omits empty groups', () => {
    const [a, b, c] = named('a', 'b', 'c') as [{ value: string; label: string }, never, never];
    expect(groupsOf([a, { title: 'None', options: [] }, b, { title: 'T', options: [c] }])).toEqual([
      { title: undefined, options: [a, b], start: 0 },
      { title: 'T', options: [c], start: 2 },
    ]);
  });
});
