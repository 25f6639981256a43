import { pictures } from '../artwork/fixtures.ts';
import type { FieldChange } from './fields.ts';

/** A work before and after saving. */
export const fields: FieldChange[] = [
  { kind: 'text', id: 'title', label: 'Title', before: 'Ridges, Late', after: 'Ridges, Late Evening' },
  {
    kind: 'text',
    id: 'description',
    label: 'Description',
    before: 'Painted from the window of the third floor, in oil and beeswax. The frame is new.',
    after:
      'Painted from the window of the second floor, in oil and pencil, on the morning after the storm. The frame is new.',
  },
  { kind: 'value', id: 'price', label: 'Price', before: '$2,400.00', after: '$2,650.00' },
  { kind: 'value', id: 'rent', label: 'Rent a month', before: null, after: '$120.00' },
  {
    kind: 'list',
    id: 'materials',
    label: 'Materials',
    before: ['Oil', 'Beeswax', 'Canvas'],
    after: ['Oil', 'Pencil', 'Canvas'],
  },
  {
    kind: 'pictures',
    id: 'pictures',
    label: 'Pictures',
    before: [
      { id: 'a', image: pictures.landscape, alt: 'The whole work' },
      { id: 'b', image: pictures.tall, alt: 'The frame' },
    ],
    after: [
      { id: 'a', image: pictures.landscape, alt: 'The whole work' },
      { id: 'c', image: pictures.square, alt: 'The signature' },
    ],
  },
  { kind: 'value', id: 'year', label: 'Year', before: '2019', after: '2019' },
  { kind: 'text', id: 'medium', label: 'Medium', before: 'Oil on canvas', after: 'Oil on canvas' },
];

export const japanese: FieldChange[] = [
  { kind: 'text', id: 'title', label: '作品名', before: '黒い大理石の時計', after: '白い大理石の置時計' },
  {
    kind: 'text',
    id: 'description',
    label: '説明',
    before: '三階の窓から見えた港を油彩で描きました。額は新しいものです。',
    after: '嵐の翌朝、二階の窓から見えた港を油彩で描きました。額は新しいものです。',
  },
  { kind: 'value', id: 'price', label: '価格', before: '¥240,000', after: '¥265,000' },
];
