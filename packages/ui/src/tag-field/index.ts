export { TagField } from './TagField.tsx';
export type { TagFieldProps } from './types.ts';
