export { FileField } from './FileField.tsx';
export type { FileFieldProps, FileItem } from './types.ts';
