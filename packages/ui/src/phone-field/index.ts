export { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
export type { PhoneCountry, PhoneValue } from './phone.ts';
