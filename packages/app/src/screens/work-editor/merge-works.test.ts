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

describe('a work that was saved elsewhere meanwhile', () => {
  test('gives what only it has changed, and asks about what both have', () => {
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

  test('is no matter where both say the same', () => {
    const merged = mergeWorks(state('ab'), state('ba', { title: 'Same' }), state('ba', { title: 'Same' }));
    expect(merged).toMatchObject({ taken: [], contested: [] });
    expect(idsOf(merged.mine)).toBe('ba');
  });

  test('compares amounts by what they say', () => {
    const cost = { amount: '10.00', currency: 'USD' } as const;
    const turned = { currency: 'USD', amount: '10.00' } as const;
    expect(mergeWorks(state(''), state('', { sale_cost: turned }), state('', { sale_cost: cost }))).toMatchObject({
      contested: [],
    });
  });
});

describe('photographs of both sides', () => {
  test.each([
    ['nothing was done', 'abc', 'abc', 'abc', 'abc', []],
    ['they removed one', 'abc', 'abc', 'ac', 'ac', ['images']],
    ['I removed one', 'abc', 'ac', 'abc', 'ac', []],
    ['each removed another', 'abc', 'bc', 'ab', 'b', ['images']],
    ['each added one', 'ab', 'abx', 'aby', 'abyx', ['images']],
    ['I added one to the front, they one to the end', 'ab', 'xab', 'aby', 'xaby', ['images']],
    ['I turned the order, they removed one', 'abc', 'cba', 'bc', 'cb', ['images']],
    ['they turned the order, I removed one', 'abc', 'ab', 'cba', 'ba', ['images']],
    ['they turned the order, I added one', 'ab', 'abx', 'ba', 'bax', ['images']],
    ['each removed all the other had left', 'ab', 'a', 'b', '', ['images']],
  ])('%s', (_, base, mine, theirs, result, taken) => {
    const merged = mergeWorks(state(base), state(mine), state(theirs));
    expect(idsOf(merged.mine)).toBe(result);
    expect(idsOf(merged.theirs)).toBe(result);
    expect(merged.taken).toEqual(taken);
    expect(merged.contested).toEqual([]);
  });

  test('are asked about where both have turned the order, and none that is gone is offered', () => {
    const merged = mergeWorks(state('abcd'), state('badcx'), state('cab'));
    expect(merged.contested).toEqual(['images']);
    expect(idsOf(merged.mine)).toBe('bacx');
    expect(idsOf(merged.theirs)).toBe('cabx');
  });
});

test('changes are counted by field, the photographs as one', () => {
  expect(countChanges(state('ab'), state('ab'))).toBe(0);
  expect(countChanges(state('ab'), state('ba', { title: 'Other', year: 1 }))).toBe(3);
});

describe('what is said of a photograph', () => {
  const saying = (en: string | null, title = 'Harbour'): WorkState => ({
    ...state('a', { title }),
    images: [{ id: 'a', alt_text: { en, ja: null } } as ImageRecord],
  });
  const said = ({ images }: WorkState) => images[0]?.alt_text.en;

  test('is that of the side which has changed it', () => {
    const mine = mergeWorks(saying(null), saying('Mine'), saying(null, 'Theirs'));
    expect([mine.taken, mine.contested, said(mine.mine), said(mine.theirs)]).toEqual([['title'], [], 'Mine', 'Mine']);
    const theirs = mergeWorks(saying(null), saying(null), saying('Theirs'));
    expect([theirs.taken, said(theirs.mine)]).toEqual([['images'], 'Theirs']);
  });

  test('is asked about where both have said something else, and counts as a change', () => {
    const both = mergeWorks(saying(null), saying('Mine'), saying('Theirs'));
    expect([both.contested, said(both.mine), said(both.theirs)]).toEqual([['images'], 'Mine', 'Theirs']);
    expect(mergeWorks(saying(null), saying('Same'), saying('Same'))).toMatchObject({ taken: [], contested: [] });
    expect(countChanges(saying(null), saying('Mine'))).toBe(1);
  });
});
