import { expect, it, test } from 'vitest';
import { type FieldChange, isChanged, mergeChoices } from './fields.ts';

const text = (before: string | null, after: string | null): FieldChange => ({
  kind: 'text',
  id: 'a',
  label: 'A',
  before,
  after,
});
const list = (before: string[] | null, after: string[] | null): FieldChange => ({
  kind: 'list',
  id: 'a',
  label: 'A',
  before,
  after,
});

test.each([
  [text(null, ''), false],
  [text('a', 'a'), false],
  [text('a', 'a '), true],
  [text(null, 'a'), true],
  [list(null, []), false],
  [list(['a', 'b'], ['b', 'a']), true],
  [list(['a'], ['a', 'a']), true],
])('detects whether %j changed', (field, changed) => expect(isChanged(field)).toBe(changed));

it('keeps the typed value of an undecided field', () => {
  const yours = { title: 'Mine', price: 2, note: 'typed' };
  const theirs = { title: 'Theirs', price: 3, note: '' };
  expect(mergeChoices(yours, theirs, { title: 'theirs', price: 'yours' })).toEqual({
    title: 'Theirs',
    price: 2,
    note: 'typed',
  });
  expect(yours.title).toBe('Mine');
});
