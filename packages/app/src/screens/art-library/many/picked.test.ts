import { expect, test } from 'vitest';
import { picked } from './picked.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const chosen = (...ids: string[]) => new Set(ids);

test('one work is chosen or let go, and those of other pages stay', () => {
  expect(picked(chosen('z'), shown, { id: 'b', isChosen: true })).toEqual(chosen('z', 'b'));
  expect(picked(chosen('z', 'b'), shown, { id: 'b', isChosen: false })).toEqual(chosen('z'));
});

test('a range goes both ways, and lets go too', () => {
  expect(picked(chosen('b'), shown, { id: 'd', isChosen: true, from: 'b' })).toEqual(chosen('b', 'c', 'd'));
  expect(picked(chosen('d'), shown, { id: 'b', isChosen: true, from: 'd' })).toEqual(chosen('d', 'b', 'c'));
  expect(picked(chosen(...shown), shown, { id: 'e', isChosen: false, from: 'c' })).toEqual(chosen('a', 'b'));
});

test('a range that began on another page is one work', () => {
  expect(picked(chosen('z'), shown, { id: 'c', isChosen: true, from: 'z' })).toEqual(chosen('z', 'c'));
});
