import { describe, expect, test } from 'vitest';
import { arrange, longestName, problemOfName, type SavedView } from './views.ts';

const view = (id: string, name = id): SavedView => ({ id, name, href: `?saved=${id}` });
const views = ['a', 'b', 'c', 'd'].map((id) => view(id));
const ids = ([strip, menu]: [SavedView[], SavedView[]]) =>
  [strip, menu].map((part) => part.map(({ id }) => id).join(''));

describe('arrange', () => {
  test.each([
    [null, 4, ['abcd', '']],
    [null, 2, ['ab', 'cd']],
    ['b', 2, ['ab', 'cd']],
    ['d', 2, ['ad', 'bc']],
    ['gone', 2, ['ab', 'cd']],
    ['d', 1, ['d', 'abc']],
  ])('current %s in %d places', (current, room, expected) => {
    expect(ids(arrange(views, current, room))).toEqual(expected);
  });
});

describe('problemOfName', () => {
  const named = [view('a', 'Late orders'), view('b', '未払い')];
  test.each([
    ['', undefined, 'nameMissing'],
    ['  ', undefined, 'nameMissing'],
    ['x'.repeat(longestName + 1), undefined, 'nameLong'],
    ['𠮷'.repeat(longestName), undefined, undefined],
    ['LATE ORDERS ', undefined, 'nameTaken'],
    ['Ｌate orders', undefined, 'nameTaken'],
    ['Late orders', 'a', undefined],
    ['未払い', 'a', 'nameTaken'],
  ])('%s (renaming %s): %s', (name, own, problem) => {
    expect(problemOfName(name, named, own)).toBe(problem);
  });
});
