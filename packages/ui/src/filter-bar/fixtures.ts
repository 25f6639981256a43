import type { Filter, FilterValues } from './filters.ts';

/** Sample filters of a library of works. */
export const filters: Filter[] = [
  {
    kind: 'one',
    id: 'show',
    label: 'Show',
    chips: true,
    options: [
      { value: '', label: 'All' },
      { value: 'for_sale', label: 'For sale' },
      { value: 'attention', label: 'Needs attention', count: 3 },
    ],
  },
  {
    kind: 'several',
    id: 'type',
    label: 'Type',
    options: [
      { value: 'art', label: 'Art', count: 148 },
      { value: 'photo', label: 'Photo', count: 61 },
      { value: 'design', label: 'Design', count: 12 },
      { value: 'frame', label: 'Frame', count: 0 },
    ],
  },
  { kind: 'money', id: 'price', label: 'Price', currencies: ['USD', 'JPY'] },
  { kind: 'date', id: 'added', label: 'Added' },
  { kind: 'number', id: 'year', label: 'Year made', min: 0, max: 2100, inRow: false },
  { kind: 'text', id: 'medium', label: 'Medium', inRow: false },
  { kind: 'yesNo', id: 'framed', label: 'Framed', yes: 'Framed', no: 'Unframed', inRow: false },
];

export const applied: FilterValues = {
  type: ['art', 'photo'],
  price: { from: '100', to: '2500', currency: 'USD' },
  added: { from: '2026-01-01', to: null },
  framed: false,
};

export const japanese: Filter[] = [
  {
    kind: 'several',
    id: 'type',
    label: '種類',
    options: [
      { value: 'art', label: '絵画', count: 148 },
      { value: 'photo', label: '写真', count: 61 },
    ],
  },
  { kind: 'money', id: 'price', label: '価格', currencies: ['JPY'] },
  { kind: 'date', id: 'added', label: '登録日' },
];
