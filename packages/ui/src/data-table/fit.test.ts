import { expect, it } from 'vitest';
import { fittingColumns } from './fit.ts';
import type { Column } from './types.ts';

interface Row {
  due: string;
}
const columns: Column<Row>[] = [
  { id: 'number', header: 'Order', text: () => 'SA-1', width: 100 },
  { id: 'due', header: 'Deadline', text: ({ due }) => due, width: 200, priority: 1 },
  { id: 'buyer', header: 'Buyer', text: () => 'Haruka', width: 100, priority: 2 },
  { id: 'day', header: 'Ordered', text: () => '1 May', width: 100, priority: 3 },
];
const shown = (room: number, more: Partial<Parameters<typeof fittingColumns<Row>>[0]> = {}) =>
  fittingColumns({ columns, rows: [{ due: 'soon' }], boxes: 0, ...more }, room).map(({ id }) => id);

it('keeps all columns when there is room', () => {
  expect(fittingColumns({ columns, rows: [], boxes: 0 }, 502)).toBe(columns);
});

it('drops as few columns as needed, highest priority number first', () => {
  expect(shown(501)).toEqual(['number', 'due', 'buyer']);
  expect(shown(400)).toEqual(['number', 'due']);
});

it('drops columns that are empty in every row first', () => {
  expect(shown(501, { rows: [{ due: '' }, { due: '' }] })).toEqual(['number', 'buyer', 'day']);
  expect(shown(501, { rows: [{ due: '' }, { due: 'soon' }] })).toEqual(['number', 'due', 'buyer']);
});

it('never drops a column without a priority', () => {
  expect(shown(10)).toEqual(['number']);
});

it('accounts for the checkbox column and resized widths', () => {
  expect(shown(502, { boxes: 44 })).toEqual(['number', 'due', 'buyer']);
  const layout = { order: [], hidden: [], widths: { due: 100 } };
  expect(shown(402, { layout })).toEqual(['number', 'due', 'buyer', 'day']);
});
