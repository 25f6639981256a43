export { Field, type FieldFrameProps, type FieldsetAttributes, FieldWords, OptionalMark } from './Field.tsx';
export { type FieldControl, type FieldProps, type FieldState, useField } from './useField.ts';
