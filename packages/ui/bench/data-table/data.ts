import type { Column } from '../../src/data-table/index.ts';

/** Ten short texts, as in a list of orders. */
export type Row = readonly string[];

export const columnCount = 10;

const words = ['Amber', 'Birch', 'Cobalt', 'Dune', 'Ember', 'Flint', 'Gesso', 'Harbour', 'Indigo', 'Juniper', 'Kiln'];

/** The same rows on every machine. */
export const makeRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, row) =>
    Array.from({ length: columnCount }, (_, column) => {
      const at = (row * 7919 + column * 104729) % 100003;
      return column === 0 ? `Work ${row + 1}` : `${words[at % words.length]} ${at}`;
    }),
  );

/** Sorts for all tables, so that only rendering is compared. */
export const sortRows = (rows: readonly Row[], column: number): readonly Row[] =>
  [...rows].sort((one, other) => {
    const [a, b] = [one[column] as string, other[column] as string];
    return a < b ? -1 : a > b ? 1 : 0;
  });

export const columns: Column<Row>[] = Array.from({ length: columnCount }, (_, column) => ({
  id: String(column),
  header: `Column ${column + 1}`,
  width: 120,
  sortable: true,
  text: (row: Row) => row[column] as string,
}));
