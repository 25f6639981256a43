export { NewPasswordField, type NewPasswordFieldProps } from './NewPasswordField.tsx';
export type { PasswordRule } from './Rules.tsx';
export { passwordStrength, type Strength } from './strength.ts';
