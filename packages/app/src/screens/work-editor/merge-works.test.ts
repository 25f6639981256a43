import type { ImageRecord } from '@smart-art/api-client/queries';
import { describe, expect, test } from 'vitest';
import { countChanges, mergeWorks } from './merge-works.ts';
import { emptyWork, type WorkForm } from './work-form.ts';
import type { WorkState } from './work-state.ts';

const state = (ids: string, values: Partial<WorkForm> = {}): WorkState => ({
  values: { ...emptyWork('Hana Morita'), title: 'Harbour', ...values },
  images: [...ids].map((id) => ({ id }) as ImageRecord),
});
const idsOf = ({ images }: WorkState) => images.map(({ id }) => id).join('');

describe('mergeWorks', () => {
  test('takes fields changed only remotely, and reports a conflict for those changed on both sides', () => {
    const base = state('a');
    const merged = mergeWorks(
      base,
      state('a', { title: 'Mine', year: 2024 }),
      state('a', { title: 'Theirs', pieces: 3 }),
    );
    expect(merged.taken).toEqual(['pieces']);
    expect(merged.contested).toEqual(['title']);
    expect(merged.mine.values).toEqual({ ...base.values, title: 'Mine', year: 2024, pieces: 3 });
    expect(merged.theirs.values).toEqual({ ...base.values, title: 'Theirs', year: 2024, pieces: 3 });
  });

  test('reports no conflict when both sides made the same change', () => {
    const merged = mergeWorks(state('ab'), state('ba', { title: 'Same' }), state('ba', { title: 'Same' }));
    expect(merged).toMatchObject({ taken: [], contested: [] });
    expect(idsOf(merged.mine)).toBe('ba');
  });

  test('compares amounts regardless of key order', () => {
    const cost = { amount: '10.00', currency: 'USD' } as const;
    const turned = { currency: 'USD', amount: '10.00' } as const;
    expect(mergeWorks(state(''), state('', { sale_cost: turned }), state('', { sale_cost: cost }))).toMatchObject({
      contested: [],
    });
  });
});

describe('merging photographs', () => {
  test.each([
    ['no change', 'abc', 'abc', 'abc', 'abc', []],
    ['one removed remotely', 'abc', 'abc', 'ac', 'ac', ['images']],
    ['one removed locally', 'abc', 'ac', 'abc', 'ac', []],
    ['different ones removed on both sides', 'abc', 'bc', 'ab', 'b', ['images']],
    ['one added on each side', 'ab', 'abx', 'aby', 'abyx', ['images']],
    ['one added locally at the front, one remotely at the end', 'ab', 'xab', 'aby', 'xaby', ['images']],
    ['reordered locally, one removed remotely', 'abc', 'cba', 'bc', 'cb', ['images']],
    ['reordered remotely, one removed locally', 'abc', 'ab', 'cba', 'ba', ['images']],
    ['reordered remotely, one added locally', 'ab', 'abx', 'ba', 'bax', ['images']],
    ['each side removed what the other one kept', 'ab', 'a', 'b', '', ['images']],
  ])('%s', (_, base, mine, theirs, result, taken) => {
    const merged = mergeWorks(state(base), state(mine), state(theirs));
    expect(idsOf(merged.mine)).toBe(result);
    expect(idsOf(merged.theirs)).toBe(result);
    expect(merged.taken).toEqual(taken);
    expect(merged.contested).toEqual([]);
  });

  test('reports a conflict when both sides reordered, and offers no removed photograph', () => {
    const merged = mergeWorks(state('abcd'), state('badcx'), state('cab'));
    expect(merged.contested).toEqual(['images']);
    expect(idsOf(merged.mine)).toBe('bacx');
    expect(idsOf(merged.theirs)).toBe('cabx');
  });
});

test('countChanges counts changed fields, and all photographs as one', () => {
  expect(countChanges(state('ab'), state('ab'))).toBe(0);
  expect(countChanges(state('ab'), state('ba', { title: 'Other', year: 1 }))).toBe(3);
});

describe('merging alt texts', () => {
  const withAlt = (en: string | null, title = 'Harbour'): WorkState => ({
    ...state('a', { title }),
    images: [{ id: 'a', alt_text: { en, ja: null } } as ImageRecord],
  });
  const altOf = ({ images }: WorkState) => images[0]?.alt_text.en;

  test('takes the alt text of the side that changed it', () => {
    const mine = mergeWorks(withAlt(null), withAlt('Mine'), withAlt(null, 'Theirs'));
    expect([mine.taken, mine.contested, altOf(mine.mine), altOf(mine.theirs)]).toEqual([['title'], [], 'Mine', 'Mine']);
    const theirs = mergeWorks(withAlt(null), withAlt(null), withAlt('Theirs'));
    expect([theirs.taken, altOf(theirs.mine)]).toEqual([['images'], 'Theirs']);
  });

  test('reports a conflict when both sides changed it differently, and counts it as a change', () => {
    const both = mergeWorks(withAlt(null), withAlt('Mine'), withAlt('Theirs'));
    expect([both.contested, altOf(both.mine), altOf(both.theirs)]).toEqual([['images'], 'Mine', 'Theirs']);
    expect(mergeWorks(withAlt(null), withAlt('Same'), withAlt('Same'))).toMatchObject({ taken: [], contested: [] });
    expect(countChanges(withAlt(null), withAlt('Mine'))).toBe(1);
  });
});
