export { type CsvOptions, downloadCsv, toCsv } from './csv.ts';
export { DataTable } from './DataTable.tsx';
export { applyLayout, defaultLayout, isHideable, orderColumns, type TableLayout } from './layout.ts';
export { moveColumn } from './move-column.ts';
export type { Column, DataTableProps, RowExpansion, Sort } from './types.ts';
