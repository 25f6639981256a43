export type { Density } from './ColumnList.tsx';
export { ColumnPicker, type ColumnPickerProps } from './ColumnPicker.tsx';
export { isUntouched } from './order.ts';
