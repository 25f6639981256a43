export { EmailField, type EmailFieldProps } from './EmailField.tsx';
export { emailPattern, isEmail, readEmail } from './email.ts';
export { suggestEmail } from './suggest.ts';
