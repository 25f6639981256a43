import { works } from '../artwork/samples.ts';
import type { Column, Sort } from './types.ts';

/** A row of the sample tables. */
export interface SampleRow {
  id: string;
  title: string;
  artist: string;
  medium: string;
  size: string;
  year: number;
  price: number;
  status: string;
}

const artists = ['Edith Villiers', 'Haruka Tanaka', 'Jonas Berg', 'Amara Nwosu', '葛飾 応為'];

/** Deterministic rows. */
export const sampleRows = (count: number): SampleRow[] =>
  Array.from({ length: count }, (_, index) => {
    const work = works[index % works.length] as (typeof works)[number];
    return {
      id: `work-${index + 1}`,
      title: index < works.length ? work.title : `${work.title}, state ${Math.floor(index / works.length) + 1}`,
      artist: artists[(index * 7) % artists.length] as string,
      medium: work.medium,
      size: work.size,
      year: 1960 + ((index * 37) % 66),
      price: 400 + ((index * 7919) % 9600),
      status: work.status,
    };
  });

const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });

export const sampleColumns: Column<SampleRow>[] = [
  { id: 'title', header: 'Title', width: 240, look: 'artName', sortable: true, text: ({ title }) => title },
  { id: 'artist', header: 'Artist', sortable: true, text: ({ artist }) => artist },
  { id: 'medium', header: 'Medium', look: 'muted', text: ({ medium }) => medium },
  { id: 'size', header: 'Size', width: 130, look: 'muted', text: ({ size }) => size },
  { id: 'year', header: 'Year', width: 90, align: 'end', sortable: true, text: ({ year }) => String(year) },
  {
    id: 'price',
    header: 'Price',
    width: 130,
    align: 'end',
    look: 'strong',
    sortable: true,
    text: ({ price }) => money.format(price),
  },
];

/** Sorting as the caller does it. */
export function sorted(rows: readonly SampleRow[], sort: Sort | null): readonly SampleRow[] {
  if (!sort) return rows;
  const by = sort.column as keyof SampleRow;
  const way = sort.direction === 'ascending' ? 1 : -1;
  return [...rows].sort((one, other) => {
    const [a, b] = [one[by], other[by]];
    return way * (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b)));
  });
}
