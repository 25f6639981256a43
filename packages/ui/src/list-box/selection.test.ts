import { describe, expect, it } from 'vitest';
import { allOrNone, ranged, toggled } from './selection.ts';

const options = ['a', 'b', 'c', 'd', 'e'].map((value) => ({ value, disabled: value === 'c' }));

describe('toggled', () => {
  it('adds in option order, and removes', () => {
    expect(toggled(options, ['d'], 1)).toEqual(['b', 'd']);
    expect(toggled(options, ['b', 'd'], 3)).toEqual(['b']);
  });

  it('ignores disabled and missing options', () => {
    expect(toggled(options, ['a'], 2)).toEqual(['a']);
    expect(toggled(options, ['a'], 9)).toEqual(['a']);
  });

  it('keeps a value without an option', () => {
    expect(toggled(options, ['gone'], 0)).toEqual(['a', 'gone']);
  });
});

describe('ranged', () => {
  it('selects exactly the range, in either direction', () => {
    expect(ranged(options, ['a'], 1, 3)).toEqual(['b', 'd']);
    expect(ranged(options, ['a'], 4, 3)).toEqual(['d', 'e']);
  });

  it('does not change disabled options', () => {
    expect(ranged(options, ['c'], 0, 1)).toEqual(['a', 'b', 'c']);
  });
});

describe('allOrNone', () => {
  it('selects all, then none', () => {
    expect(allOrNone(options, ['a'])).toEqual(['a', 'b', 'd', 'e']);
    expect(allOrNone(options, ['a', 'b', 'd', 'e'])).toEqual([]);
    expect(allOrNone(options, ['a', 'b', 'c', 'd', 'e'])).toEqual(['c']);
  });
});
