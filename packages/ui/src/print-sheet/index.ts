export { PrintSheet, type PrintSheetProps } from './PrintSheet.tsx';
export { PrintTable, type PrintTableProps } from './PrintTable.tsx';
