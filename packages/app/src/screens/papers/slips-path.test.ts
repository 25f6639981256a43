import { expect, test } from 'vitest';
import { moreLabels } from './labels-path.ts';
import { idsOfSlips, SLIPS, slipsOfList, slipsOfSelection } from './slips-path.ts';

test('a list is named by how it is narrowed', () => {
  expect(slipsOfList('custom', '?status=Shipped')).toBe('/custom-orders/packing-slips?status=Shipped');
  expect(idsOfSlips(new URLSearchParams('status=Shipped'))).toBeNull();
});

test('selected orders are named one by one, as many as are drawn, and how many more there are is said', () => {
  const many = Array.from({ length: SLIPS + 3 }, (_, index) => `ord_${index}`);
  const [path, { state } = {}] = slipsOfSelection('rent', new Set(many));
  const [place, search] = path.split('?');
  expect(place).toBe('/rent-orders/packing-slips');
  expect(idsOfSlips(new URLSearchParams(search))).toEqual(many.slice(0, SLIPS));
  expect(moreLabels(state)).toBe(3);
});

test('an order that is named twice is one; nothing named is none', () => {
  expect(idsOfSlips(new URLSearchParams('ids=ord_a,ord_b,ord_a,'))).toEqual(['ord_a', 'ord_b']);
  expect(idsOfSlips(new URLSearchParams('ids='))).toEqual([]);
});
