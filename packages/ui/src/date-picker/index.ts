export { DatePicker, type DatePickerProps } from './DatePicker.tsx';
export type { ZoneProps } from './ZoneLine.tsx';
