import { expect, test } from 'vitest';
import { picked } from './picked.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const chosen = (...ids: string[]) => new Set(ids);

test('selects or deselects one work, and keeps the selection of other pages', () => {
  expect(picked(chosen('z'), shown, { id: 'b', isChosen: true })).toEqual(chosen('z', 'b'));
  expect(picked(chosen('z', 'b'), shown, { id: 'b', isChosen: false })).toEqual(chosen('z'));
});

test('selects a range in both directions, and deselects one', () => {
  expect(picked(chosen('b'), shown, { id: 'd', isChosen: true, from: 'b' })).toEqual(chosen('b', 'c', 'd'));
  expect(picked(chosen('d'), shown, { id: 'b', isChosen: true, from: 'd' })).toEqual(chosen('d', 'b', 'c'));
  expect(picked(chosen(...shown), shown, { id: 'e', isChosen: false, from: 'c' })).toEqual(chosen('a', 'b'));
});

test('selects only the clicked work when the range began on another page', () => {
  expect(picked(chosen('z'), shown, { id: 'c', isChosen: true, from: 'z' })).toEqual(chosen('z', 'c'));
});
