export { Field, type FieldFrameProps, FieldWords, OptionalMark } from './Field.tsx';
export { InputBox, type InputBoxProps } from './InputBox.tsx';
export { type FieldControl, type FieldProps, type FieldState, useField } from './useField.ts';
