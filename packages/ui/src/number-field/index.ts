export { type Decimal, divide, fromUnits, placesOf, readDecimal, toUnits, writeDecimal } from './decimal.ts';
export { NumberField, type NumberFieldProps } from './NumberField.tsx';
export { useNumericText } from './useNumericText.ts';
