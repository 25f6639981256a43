export { LanguageName } from './LanguageName.tsx';
export { type Language, LanguagePicker, type LanguagePickerProps } from './LanguagePicker.tsx';
