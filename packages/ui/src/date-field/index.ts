export { DateField, type DateFieldProps } from './DateField.tsx';
export { addDays, addMonths, clampDay, type Day, dayAt, firstOfMonth, partsOf, today } from './day.ts';
export { type DayBounds, useDayObjection, useDayText } from './useDayText.ts';
export { dateLocale, sayDay, writeDay, writeDays } from './write.ts';
