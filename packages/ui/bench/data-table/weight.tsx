/** The entry for measuring the size of the table. */
export { DataTable } from '../../src/data-table/index.ts';
