/** The entry that is weighed: a table, with React and what an app has anyway left out. */
export { DataTable } from '../../src/data-table/index.ts';
