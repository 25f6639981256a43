export { Field, type FieldFrameProps, FieldMark, FieldMessages } from './Field.tsx';
export { InputBox, type InputBoxProps } from './InputBox.tsx';
export { type FieldControl, type FieldProps, type FieldState, useField } from './useField.ts';
