export { TimeField, type TimeFieldProps } from './TimeField.tsx';
export { isTime, minutesOf, type Time, timeOf } from './time.ts';
export { type TimeInput, useTimeText } from './useTimeText.ts';
