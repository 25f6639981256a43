export { type DateRange, DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';
export type { RangePreset } from './presets.ts';
