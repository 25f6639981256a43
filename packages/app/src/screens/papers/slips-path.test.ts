import { expect, test } from 'vitest';
import { moreLabels } from './labels-path.ts';
import { idsOfSlips, SLIPS, slipsOfList, slipsOfSelection } from './slips-path.ts';

test('the path of a list contains its filters', () => {
  expect(slipsOfList('custom', '?status=Shipped')).toBe('/custom-orders/packing-slips?status=Shipped');
  expect(idsOfSlips(new URLSearchParams('status=Shipped'))).toBeNull();
});

test('the path of selected orders contains as many ids as are rendered, and the state the rest', () => {
  const many = Array.from({ length: SLIPS + 3 }, (_, index) => `ord_${index}`);
  const [path, { state } = {}] = slipsOfSelection('rent', new Set(many));
  const [place, search] = path.split('?');
  expect(place).toBe('/rent-orders/packing-slips');
  expect(idsOfSlips(new URLSearchParams(search))).toEqual(many.slice(0, SLIPS));
  expect(moreLabels(state)).toBe(3);
});

test('reads each id once, and an empty list from an empty parameter', () => {
  expect(idsOfSlips(new URLSearchParams('ids=ord_a,ord_b,ord_a,'))).toEqual(['ord_a', 'ord_b']);
  expect(idsOfSlips(new URLSearchParams('ids='))).toEqual([]);
});
